import { createServer, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { attemptMail } from '../../../src/alerting/delivery/mail-attempt.ts';
import { createMailer, type Mailer } from '../../../src/alerting/delivery/mailer.ts';
import { listenOnLoopback } from '../../support/listen.ts';
import { openTestService } from '../../support/service.ts';
import { createAlert, openAlertingEnv } from '../support/alerting-env.ts';

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

it('an e-mail does not wait for an e-mail of another tenant to the same recipients', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'alerts@example.org' };
  const env = await openAlertingEnv({ openTestService: () => openTestService({ mail }) });
  env.setValue(12);
  const channels = [{ type: 'email' as const, emailRecipients: ['on-call@example.org'] }];
  for (const tenant of [env.team, env.managed]) await createAlert(env.service, tenant, { channels });
  const gate = Promise.withResolvers<void>();
  let sending = 0;
  const mailer: Mailer = {
    host: 'mail.example.org',
    async send() {
      sending += 1;
      await gate.promise;
      return [];
    },
    close: async () => undefined,
  };
  const alerting = env.evaluator({ mailer });
  env.clock.time += 60_000;
  await alerting.runDueAlerts();
  await expect.poll(() => sending).toBe(2);
  gate.resolve();
  await alerting.deliveriesSettled();
  expect(env.counts.delivered).toBe(2);
  await env.close();
});
