import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SectionFallback } from './ErrorFallback';
import styles from './kit/Section.module.css';
import { Loading } from './kit/SectionState';

interface SectionBoundaryProps {
  /** The section's anchor, which links must find whatever happens to the section. */
  id: string;
  /** Changes with the content, so that a section that its content broke gets another try with the next. */
  revision: number | undefined;
  children: ReactNode;
}

/**
 * Keeps what goes wrong in one section from the rest of the page. The server cannot catch an error; it leaves the
 * section to the browser, which tries by itself and says so when that fails too. As a side effect React hydrates
 * section by section, and the page never stands still for long.
 */
export function SectionBoundary({ id, revision, children }: SectionBoundaryProps) {
  const waiting = (
    <div id={id} className={styles.section}>
      <Loading text="Loading..." />
    </div>
  );
  return (
    <ErrorBoundary resetKeys={[revision]} fallbackRender={(props) => <SectionFallback id={id} {...props} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
