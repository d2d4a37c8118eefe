import Skeleton from '@mui/material/Skeleton';
import { describeAge } from './age';
import type { SectionFigures } from './useOverview';

/** How many items a section has and when it was last edited, or the outline of that while it is loading. */
export function Figures({ figures, isLoading }: { figures: SectionFigures | undefined; isLoading: boolean }) {
  if (!figures) return isLoading ? <Skeleton width="70%" /> : null;
  const { editedAt } = figures;
  return (
    <>
      {countItems(figures)}
      {editedAt && (
        <>
          {' · '}
          <time dateTime={editedAt} title={new Date(editedAt).toLocaleString()}>
            {`edited ${describeAge(new Date(editedAt), new Date())}`}
          </time>
        </>
      )}
    </>
  );
}

function countItems({ total, hidden }: SectionFigures): string {
  if (total === 0) return 'Empty';
  const items = total === 1 ? '1 item' : `${total} items`;
  return hidden === 0 ? items : `${items}, ${hidden} hidden`;
}
