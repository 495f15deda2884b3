import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listenOnLoopback } from '../../support/listen.ts';

/** A received e-mail. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** The headers and the body. Quoted-printable lines are decoded, and long headers are still folded. */
  readonly text: string;
}

/** Decodes quoted-printable text (RFC 2045). */
function decodeQuotedPrintable(text: string): string {
  const joined = text.replaceAll('=\r\n', '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Starts a mail server that requires a login and stores the received mails. Tests assign `reject`. */
export async function startMailServer() {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'alerts' && password === 'p@ss' ? done(null, { user: 'alerts' }) : done(new Error('wrong login')),
    onRcptTo({ address }, _, done) {
      const responseCode = mail.reject(address);
      done(responseCode === undefined ? null : Object.assign(new Error('rejected'), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        mail.received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: decodeQuotedPrintable(content),
        });
        done(null);
      });
    },
  });
  const port = await listenOnLoopback(server.server);
  const mail = {
    url: `smtp://alerts:p%40ss@127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    received: [] as ReceivedMail[],
    /** Returns the SMTP code with which the server rejects a recipient, or undefined to accept it. */
    reject: (_recipient: string): number | undefined => undefined,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
  return mail;
}
