import { HeroIllustration } from '../content/hero/HeroIllustration';
import buttons from './kit/button.module.css';
import { Message } from './kit/Message';

export const notFoundTitle = 'Page not found';

/** What a path shows that leads nowhere. */
export function NotFoundPage() {
  return (
    <Message
      title={notFoundTitle}
      text="There is nothing at this address. It may have been moved, or mistyped. The shop window is still lit, though."
      picture={<HeroIllustration />}
    >
      <a href="/" className={`${buttons.filled} ${buttons.large}`}>
        Go to the home page
      </a>
      <a href="/#contact" className={buttons.quiet}>
        Get in touch
      </a>
    </Message>
  );
}
