import type { FallbackProps } from 'react-error-boundary';
import buttons from './kit/button.module.css';
import { Message } from './kit/Message';

/** What stands in for a screen that has crashed. */
export function ErrorFallback({ resetErrorBoundary }: FallbackProps) {
  return (
    <Message
      title="Oops! Something went wrong"
      text="Don't worry, it's not you - it's me! Let's try refreshing the page."
      isFailure
    >
      <button type="button" className={buttons.filled} onClick={() => window.location.reload()}>
        Refresh Page
      </button>
      <button type="button" className={buttons.bordered} onClick={() => resetErrorBoundary()}>
        Try Again
      </button>
    </Message>
  );
}
