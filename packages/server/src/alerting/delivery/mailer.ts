import type { Transporter } from 'nodemailer';
import { StartupError } from '../../domain/errors.ts';

/** An e-mail in plain text. */
export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Identifies the message. It is the same in all attempts, so that mail clients can recognize duplicates. */
  readonly messageId: string;
}

/** Sends e-mails. */
export interface Mailer {
  /** The host of the mail server, for error messages. */
  readonly host: string;
  /** Sends an e-mail. Returns the recipients that the server rejected. Throws if it accepted none, and after the deadline. */
  send(mail: Mail): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The mail server and the sender. */
export interface MailerOptions {
  /** `smtp://` or `smtps://` with a host, and optionally a port and credentials. */
  readonly smtpUrl: string;
  /** The address of the sender. */
  readonly from: string;
  /** The maximum duration of {@link Mailer.send} in milliseconds. Responses of the server do not extend it. @default 30000 */
  readonly deadlineMs?: number;
}

/**
 * Returns the options of a mailer for `--smtp-url` and `--smtp-from`, or undefined if neither is set. Throws StartupError if only one
 * of them is set, or if `smtpUrl` is not a URL.
 */
export function mailerOptions({
  smtpUrl,
  smtpFrom,
}: {
  readonly smtpUrl?: string;
  readonly smtpFrom?: string;
}): MailerOptions | undefined {
  if (smtpUrl === undefined && smtpFrom === undefined) return undefined;
  if (smtpUrl === undefined) throw new StartupError('--smtp-from requires --smtp-url, the URL of the mail server.');
  if (smtpFrom === undefined) throw new StartupError('--smtp-url requires --smtp-from, the address of the sender.');
  // The value may contain a password, so the error omits it.
  if (!URL.canParse(smtpUrl)) throw new StartupError('Expected --smtp-url to be a URL such as smtp://host:587.');
  return { smtpUrl, from: smtpFrom };
}

const CONNECTION_TIMEOUT_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 30_000;
const DEADLINE_MS = 30_000;

/** Creates a mailer. It connects when it sends. */
export function createMailer({ smtpUrl, from, deadlineMs = DEADLINE_MS }: MailerOptions): Mailer {
  const { host, hostname } = new URL(smtpUrl);
  let transport: Promise<Transporter> | undefined;
  // Loads the library with the first mail: most services send none.
  const open = () =>
    import('nodemailer').then(({ createTransport }) =>
      createTransport(
        {
          url: smtpUrl,
          connectionTimeout: CONNECTION_TIMEOUT_MS,
          greetingTimeout: CONNECTION_TIMEOUT_MS,
          socketTimeout: RESPONSE_TIMEOUT_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
        },
        { from },
      ),
    );
  return {
    host,
    async send({ to, subject, text, messageId }) {
      transport ??= open();
      const transporter = await transport;
      const signal = AbortSignal.timeout(deadlineMs);
      const mail = { to: [...to], subject, text, messageId: `<${messageId}@${hostname}>`, signal };
      try {
        const { rejected } = (await transporter.sendMail(mail)) as { readonly rejected: readonly string[] };
        return rejected;
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        // nodemailer replaces codes of the system, such as ECONNREFUSED, with its own.
        throw error instanceof Error && 'originalCode' in error
          ? Object.assign(error, { code: error.originalCode })
          : error;
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}
