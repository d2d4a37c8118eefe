import type { Transporter } from 'nodemailer';
import type { ContactMessage } from './contactMessage.entity';

export interface MailOptions {
  /** `smtp://` or `smtps://`, with the name and the password for the server where it wants them. */
  smtpUrl: string;
  /** Where messages go. */
  to: string;
  /** Whom the mail server takes them from. */
  from: string;
}

/** Where messages go by mail, without what the mail server keeps secret. */
export interface MailRoute {
  /** Name of the mail server, with its port where one is set. */
  server: string;
  recipient: string;
  sender: string;
}

/** What came of a test of the mail server. */
export interface TestResult {
  isSent: boolean;
  /** Why not, in the words of the mail server. */
  reason: string | null;
}

/** Why nothing can be sent without the configuration. */
export const noMail = 'No mail server is configured: SMTP_URL and CONTACT_TO are not set.';

/** How long a mail server may take, in milliseconds; `whole` is for all steps of a delivery together. */
const patience = { step: 15_000, whole: 60_000 } as const;

/** The longest name that a subject line has, in characters. */
const nameLength = 100;

/** The longest reason of a mail server that is kept, in UTF-16 code units. */
const reasonLength = 500;

interface Letter {
  messageId?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
}

/** Hands messages to the mail server, as plain text. */
export class Mailer {
  #transport: Promise<Transporter> | undefined;

  constructor(private readonly options: MailOptions) {}

  get route(): MailRoute {
    const { smtpUrl, to, from } = this.options;
    return { server: new URL(smtpUrl).host, recipient: to, sender: from };
  }

  /**
   * Every attempt carries the same Message-ID, so that the owner's mail server can tell a message that comes again.
   *
   * @param signal ends the attempt
   */
  async send(message: ContactMessage, signal?: AbortSignal): Promise<void> {
    const { id, name, email, createdAt } = message;
    const sender = toLine(name);
    await this.deliver(
      {
        messageId: `<contact-${id}-${createdAt.getTime()}@${domainOf(this.options.from)}>`,
        replyTo: { name: sender, address: email },
        subject: `Message from ${sender}`,
        text: `${message.message}\n\n-- \n${sender} <${email}>\n${createdAt.toUTCString()}\n`,
      },
      signal,
    );
  }

  /** Sends a message that says nothing. A failure is an answer, too. */
  async sendTest(): Promise<TestResult> {
    try {
      await this.deliver({ subject: 'Test message', text: 'Messages from your website arrive here.\n' });
      return { isSent: true, reason: null };
    } catch (error) {
      return { isSent: false, reason: reasonOf(error) };
    }
  }

  private async deliver(letter: Letter, signal?: AbortSignal): Promise<void> {
    const tooLong = AbortSignal.timeout(patience.whole);
    this.#transport ??= openTransport(this.options.smtpUrl);
    const transport = await this.#transport;
    await transport.sendMail({
      ...letter,
      from: { name: '', address: this.options.from },
      to: { name: '', address: this.options.to },
      // Nobody's absence notice shall answer.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    });
  }
}

/** Loads what speaks SMTP with the first letter: most sites send none for a long time. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: patience.step,
    greetingTimeout: patience.step,
    socketTimeout: patience.step,
    dnsTimeout: patience.step,
    // Whatever a visitor writes is text, and never the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Why a delivery failed, in one line: the mail server's own words where it said any. For the owner, not for logs. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown reason';
  const words = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return toLine(words).slice(0, reasonLength).toWellFormed() || error.name;
}

/** What a log may say of a failure. Texts of mail servers and of databases repeat addresses and what was written. */
export function codesOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const known = new Map<string, unknown>(Object.entries(error));
  const codes = ['code', 'responseCode'].filter((name) => known.has(name)).map((name) => [name, known.get(name)]);
  return { error: error.name, ...Object.fromEntries(codes) };
}

/** One line of text: line breaks and control characters, with which a header could be forged, become spaces. */
function toLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, nameLength).join('');
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
