import type { AwardsSection_AwardFragment } from '../../../schema/generated/site';
import { Ledger, LedgerEntry } from '../../site/kit/Ledger';
import { Panel } from '../../site/kit/Panel';
import type { SectionHeading } from '../../site/sectionConfig';

interface AwardsPanelProps {
  awards: readonly AwardsSection_AwardFragment[];
  heading: SectionHeading;
}

/** The recognition that the owner received. */
export function AwardsPanel({ awards, heading }: AwardsPanelProps) {
  return (
    <Panel title={heading.title} description={heading.description} count={awards.length} theme="amber">
      <Ledger>
        {awards.map(({ id, icon, title, organization, year }) => (
          <LedgerEntry key={id} icon={icon} title={title} source={organization} year={year} />
        ))}
      </Ledger>
    </Panel>
  );
}
