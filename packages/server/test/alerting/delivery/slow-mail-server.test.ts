import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptMail } from '../../../src/alerting/delivery/mail-attempt.ts';
import { createMailer } from '../../../src/alerting/delivery/mailer.ts';

const sockets: Socket[] = [];

/** Greets, and then sends another line of its next response every 20 ms, and never the last one. */
const server = createServer((socket) => {
  sockets.push(socket);
  socket.write('220 ready\r\n');
  const timer = setInterval(() => socket.write('250-one moment\r\n'), 20);
  socket.on('error', () => undefined).on('close', () => clearInterval(timer));
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('a mail whose server responds again and again, but never completely, fails at the deadline and can be retried', async () => {
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'alerts@example.org', deadlineMs: 300 });
  const mail = { to: ['on-call@example.org'], subject: 'No orders', text: 'Call.', messageId: 'a' };
  const attempt = await attemptMail(mailer, mail);
  expect(attempt).toEqual({ isDelivered: false, isRetryable: true, reason: 'no response in time' });
  expect(sockets).toHaveLength(1);
  await mailer.close();
});
