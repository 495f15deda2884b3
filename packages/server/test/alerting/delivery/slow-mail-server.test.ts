import { createServer, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { attemptMail } from '../../../src/alerting/delivery/mail-attempt.ts';
import { createMailer } from '../../../src/alerting/delivery/mailer.ts';
import { listenOnLoopback } from '../../support/listen.ts';

const sockets: Socket[] = [];

/** A mail server whose response after the greeting never ends: it sends a continuation line every 20 ms. */
const server = createServer((socket) => {
  sockets.push(socket);
  socket.write('220 ready\r\n');
  const timer = setInterval(() => socket.write('250-one moment\r\n'), 20);
  socket.on('error', () => undefined).on('close', () => clearInterval(timer));
});

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('an e-mail fails at its deadline and can be retried if the server never completes a response', async () => {
  const port = await listenOnLoopback(server);
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'alerts@example.org', deadlineMs: 300 });
  const mail = { to: ['on-call@example.org'], subject: 'No orders', text: 'Call.', messageId: 'a' };
  const attempt = await attemptMail(mailer, mail);
  expect(attempt).toEqual({ isDelivered: false, isRetryable: true, reason: 'no response in time' });
  expect(sockets).toHaveLength(1);
  await mailer.close();
});
