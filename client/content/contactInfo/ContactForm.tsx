import { type SubmitEvent, useRef, useState } from 'react';
import { limits } from '../../../schema/limits';
import buttons from '../../site/kit/button.module.css';
import { useHydrated } from '../../site/kit/useHydrated';
import styles from './ContactForm.module.css';
import { createUuid } from './createUuid';

interface ContactFormProps {
  onSendingChange: (isSending: boolean) => void;
}

/**
 * Sends a message to the owner. The fields keep their own values, so that nothing typed is lost when the page hydrates,
 * when its content changes, or when sending fails: a failure is silent, and the message can be sent again. All tries
 * of one message carry one number, under which the server stores it once.
 */
export function ContactForm({ onSendingChange }: ContactFormProps) {
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const message = useRef({ key: '', clientId: '' });
  const isHydrated = useHydrated();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const input = {
      name: textOf(fields, 'name'),
      email: textOf(fields, 'email'),
      message: textOf(fields, 'message'),
      website: textOf(fields, 'website'),
    };
    const key = JSON.stringify(input);
    if (message.current.key !== key) message.current = { key, clientId: createUuid() };

    const { clientId } = message.current;
    const filledInMs = performance.now();
    setSending(true);
    onSendingChange(true);
    try {
      const { sendContactMessage } = await import('../../site/visitorClient');
      await sendContactMessage({ ...input, clientId, filledInMs });
      message.current = { key: '', clientId: '' };
      setSent(true);
    } catch {
      // The form stays as it is, for another try.
    } finally {
      setSending(false);
      onSendingChange(false);
    }
  };

  if (isSent) {
    return (
      <div role="status" tabIndex={-1} ref={takeFocus} className={styles.sheet}>
        <h3 className={styles.thanks}>Message Sent!</h3>
        <p className={styles.note}>Thank you for reaching out. I'll get back to you soon!</p>
        <button type="button" className={buttons.bordered} onClick={() => setSent(false)}>
          Send Another Message
        </button>
      </div>
    );
  }
  return (
    <form className={styles.sheet} aria-busy={isSending} onSubmit={submit}>
      <noscript>
        <p className={styles.note}>This form needs JavaScript. Please use one of the other ways to get in touch.</p>
      </noscript>
      <label className={styles.field}>
        <span className={styles.label}>Name</span>
        <input type="text" name="name" autoComplete="name" required maxLength={limits.line} readOnly={isSending} />
      </label>
      <label className={styles.field}>
        <span className={styles.label}>Email</span>
        <input type="email" name="email" autoComplete="email" required maxLength={limits.email} readOnly={isSending} />
      </label>
      <label className={styles.field}>
        <span className={styles.label}>Message</span>
        <textarea name="message" rows={5} required maxLength={limits.text} readOnly={isSending} />
      </label>
      {/* People do not find it, so what is in it comes from a program. */}
      <label className={styles.trap} aria-hidden="true">
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button
        type="submit"
        className={`${buttons.filled} ${buttons.large}`}
        aria-busy={isSending}
        disabled={isSending || !isHydrated}
      >
        {isSending ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}

/** The form took the focus with it, and it was higher: the thanks may lie above what the visitor sees. */
function takeFocus(thanks: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  thanks?.focus({ preventScroll: true });
  thanks?.scrollIntoView({ block: 'nearest' });
}

function textOf(fields: FormData, name: 'name' | 'email' | 'message' | 'website'): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
