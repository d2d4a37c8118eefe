import type { FallbackProps } from 'react-error-boundary';
import styles from './ErrorFallback.module.css';
import buttons from './kit/button.module.css';
import { Message } from './kit/Message';

const title = 'Oops! Something went wrong';
const text = "Don't worry, it's not you - it's me! Let's try refreshing the page.";

/** What stands in for a screen that has crashed. */
export function ErrorFallback({ resetErrorBoundary }: FallbackProps) {
  return (
    <Message title={title} text={text} isFailure>
      <WaysOut onRetry={() => resetErrorBoundary()} />
    </Message>
  );
}

/** What stands in for one section that has crashed, within a page that goes on. */
export function SectionFallback({ id, resetErrorBoundary }: FallbackProps & { id: string }) {
  return (
    <section id={id} className={styles.section}>
      <div role="alert" className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        <WaysOut onRetry={() => resetErrorBoundary()} />
      </div>
    </section>
  );
}

function WaysOut({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <button type="button" className={buttons.filled} onClick={() => window.location.reload()}>
        Refresh Page
      </button>
      <button type="button" className={buttons.bordered} onClick={onRetry}>
        Try Again
      </button>
    </>
  );
}
