import buttons from './kit/button.module.css';
import { Message } from './kit/Message';

export const notFoundTitle = 'Page not found';

/** What a path shows that leads nowhere. */
export function NotFoundPage() {
  return (
    <Message title={notFoundTitle} text="There is nothing at this address. It may have been moved, or mistyped.">
      <a href="/" className={buttons.filled}>
        Go to the home page
      </a>
    </Message>
  );
}
