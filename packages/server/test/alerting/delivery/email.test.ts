import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptMail } from '../../../src/alerting/delivery/mail-attempt.ts';
import { createMailer } from '../../../src/alerting/delivery/mailer.ts';
import { type Api, type DeploymentName, deployments, type Json } from '../../http/support/api.ts';
import { alert, alertTargets } from '../../http/support/request-bodies.ts';
import { serve, startForTest } from '../../http/support/serve.ts';
import { freePort } from '../../support/free-port.ts';
import { startMailServer } from './mail-server.ts';

const MINUTE = 60_000;
const recipients = ['on-call@example.org', 'team@example.org'];

/** Returns the body of an alert with an e-mail channel. The alert fires if there is no telemetry. */
async function mailAlert(api: Api, overrides: Json = {}): Promise<Json> {
  const { channel: _, ...properties } = alert(await alertTargets(api));
  const channel = { type: 'email', emailRecipients: recipients, severity: 'critical' };
  return {
    ...properties,
    interval: '1m',
    notifyEvery: '1d',
    threshold: 1,
    thresholdType: 'below',
    channels: [channel],
    ...overrides,
  };
}

describe.each(deployments)('an e-mail channel of the %s deployment', (name: DeploymentName) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: Awaited<ReturnType<typeof startForTest>>;
  let api: Api;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await startForTest({
      smtpUrl: mail.url,
      smtpFrom: 'alerts@example.org',
      timeZone: 'Europe/Berlin',
      publicUrl: 'https://observability.example.org',
    });
    api = server.caller(name);
  });
  beforeEach(() => {
    mail.received.length = 0;
    mail.reject = () => undefined;
  });
  afterAll(async () => {
    await server?.close();
    await mail?.close();
  });

  /** Creates an alert and evaluates its first two windows. Returns its id, its newest delivery and its errors. */
  const fire = async (overrides: Json = {}) => {
    const { id } = await api.create('/alerts', await mailAlert(api, { displayName: 'No orders', ...overrides }));
    server.clock.time += 2 * MINUTE;
    await server.evaluateAlerts();
    const [delivery] = (await api.get(`/alerts/${id}/deliveries`)).content;
    return { id, delivery, errors: (await api.get(`/alerts/${id}`)).content.executionErrors };
  };

  it('sends one mail to all recipients, with the severity, the text, the link and the time', async () => {
    const { id, delivery, errors } = await fire({ note: 'Call the warehouse.' });
    expect(errors).toEqual([]);
    expect(delivery).toMatchObject({
      status: 'delivered',
      channel: { type: 'email', emailRecipients: recipients, severity: 'critical' },
      attempts: 1,
    });
    expect(mail.received.map(({ to }) => to)).toEqual([recipients]);
    const [{ text = '' } = {}] = mail.received;
    expect(text).toContain('Subject: [critical] No orders\r\n');
    expect(text).toContain('From: alerts@example.org\r\n');
    expect(text.replaceAll('\r\n ', ' ')).toContain(`<${delivery.idempotencyKey}@127.0.0.1>`);
    expect(text).toContain('0 in the last minute (threshold: less than 1)');
    expect(text).toContain('Call the warehouse.');
    expect(text).toContain('https://observability.example.org/view/dashboards/');
    expect(text).toMatch(/Window: Jan 12, 2026, \d\d:\d\d – \d\d:\d\d GMT\+1/);
    expect((await api.delete(`/alerts/${id}`)).status).toBe(200);
  });

  it('is returned as it was written', async () => {
    const written = await mailAlert(api);
    const created = await api.create('/alerts', written);
    expect(created).toMatchObject({ channel: written.channels[0], channels: written.channels });
    expect((await api.delete(`/alerts/${created.id}`)).status).toBe(200);
  });

  it('reports recipients that the mail server rejects, and sends the mail once to the others', async () => {
    mail.reject = (address) => (address === 'team@example.org' ? 550 : undefined);
    const { id, delivery, errors } = await fire();
    expect(mail.received.map(({ to }) => to)).toEqual([['on-call@example.org']]);
    expect(delivery).toMatchObject({ status: 'failed', error: `${mail.host}: rejected team@example.org` });
    expect(errors.map(({ message }: Json) => message)).toEqual([
      `The e-mail could not be sent: ${mail.host}: rejected team@example.org.`,
    ]);
    expect((await api.delete(`/alerts/${id}`)).status).toBe(200);
  });

  it('retries a mail after a transient error of the mail server', async () => {
    let calls = 0;
    mail.reject = () => (++calls <= recipients.length ? 451 : undefined);
    const { id, delivery } = await fire();
    expect(mail.received).toHaveLength(1);
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 2 });
    expect((await api.delete(`/alerts/${id}`)).status).toBe(200);
  });

  it('is previewed with the text of the mail', async () => {
    const now = server.clock.time;
    const body = { alert: await mailAlert(api), from: now - 10 * MINUTE, to: now };
    const { content } = await api.post('/alerts/preview', body);
    expect(content.alert.notifications[0]).toMatchObject({
      channel: { type: 'email', emailRecipients: recipients, severity: 'critical' },
      body: expect.stringContaining('0 in the last minute (threshold: less than 1)'),
    });
    expect(mail.received).toEqual([]);
  });

  it.each([
    ['no recipients', []],
    ['the same recipient twice', ['a@example.org', 'a@example.org']],
    ['a recipient without a domain', ['a']],
    ['a recipient with a second address', ['a@example.org, b@example.org']],
    ['a recipient with a line break', ['a@example.org\r\nBcc: b@example.org']],
    ['51 recipients', Array.from({ length: 51 }, (_, index) => `a${index}@example.org`)],
  ])('is rejected with %s', async (_, emailRecipients) => {
    const { status, issues } = await api.post(
      '/alerts',
      await mailAlert(api, { channels: [{ type: 'email', emailRecipients }] }),
    );
    expect(status).toBe(400);
    expect(issues[0]?.pointer).toMatch(/^\/channels\/0\/emailRecipients/);
  });

  it('is rejected with the recipients of another channel of the alert', async () => {
    const channel = { type: 'email', emailRecipients: recipients };
    const same = { type: 'email', emailRecipients: recipients.toReversed() };
    const { status, issues } = await api.post('/alerts', await mailAlert(api, { channels: [channel, same] }));
    expect([status, issues.map(({ pointer }) => pointer)]).toEqual([400, ['/channels/1']]);
  });
});

it('an e-mail can be retried after a failed login', async () => {
  const server = await startMailServer();
  const mailer = createMailer({ smtpUrl: server.url.replace('p%40ss', 'expired'), from: 'alerts@example.org' });
  const mail = { to: recipients, subject: 'No orders', text: 'Call.', messageId: 'a' };
  expect(await attemptMail(mailer, mail)).toEqual({
    isDelivered: false,
    isRetryable: true,
    reason: 'the login failed',
  });
  await mailer.close();
  await server.close();
});

it('an e-mail fails with the reason of the network if the mail server is not running', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${await freePort()}`, from: 'alerts@example.org' });
  const mail = { to: recipients, subject: 'No orders', text: 'Call.', messageId: 'a' };
  expect(await attemptMail(mailer, mail)).toEqual({
    isDelivered: false,
    isRetryable: true,
    reason: 'connection refused',
  });
  await mailer.close();
});

describe('a service without a mail server', () => {
  const served = serve();

  it.each(deployments)('rejects e-mail channels of the %s deployment and names the option', async (name) => {
    const { status, message } = await served.caller(name).post('/alerts', await mailAlert(served.caller(name)));
    expect(status).toBe(400);
    expect(message).toContain('the service sends no e-mails: ask its operator to set --smtp-url, or use a webhook');
  });
});

it.each([
  [{ smtpUrl: 'smtp://mail.example.org' }, '--smtp-url requires --smtp-from'],
  [{ smtpUrl: 'mail.example.org', smtpFrom: 'alerts@example.org' }, 'Expected --smtp-url to be a URL'],
  [{ smtpFrom: 'alerts@example.org' }, '--smtp-from requires --smtp-url'],
])('a service does not start with %o', async (options, message) => {
  await expect(startForTest(options)).rejects.toThrow(message);
});
