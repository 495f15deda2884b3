import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AlertNotification,
  type Delivery,
  DeliveryError,
  parseDelivery,
  type SlackNotification,
  signDelivery,
  verifyDelivery,
} from '../src/webhooks.ts';

const secret = 'whsec-9f1c7d52b8e04a63';
const notification: AlertNotification = {
  title: 'Server errors at checkout',
  body: 'More than 100 failed requests in an hour.',
  link: 'https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1',
  state: 'ALERT',
  alertId: '6740a3f2c51e9b0012d4e8b7',
  dashboardId: '6740a3f2c51e9b0012d4e8a1',
  tileId: '6740a3f2c51e9b0012d4e8a2',
  group: ['checkout'],
  value: 134,
  threshold: 100,
  thresholdType: 'above',
  startTime: 1_768_208_400_000,
  endTime: 1_768_212_000_000,
  eventId: '3f8a0c51d2e94b7786a1f05c9be3d472',
};
const request = async (payload: unknown) =>
  new Request('https://hooks.example.org/on-call', await signDelivery(payload, { secret, idempotencyKey: 'n-1' }));

describe('a receiver', () => {
  it('gets the notification of an alert, typed, with the key that tells a repetition', async () => {
    const delivery = await parseDelivery(await request(notification), { secret });
    expectTypeOf(delivery).toEqualTypeOf<Delivery<AlertNotification>>();
    expectTypeOf(delivery.payload.state).toEqualTypeOf<'ALERT' | 'OK'>();
    expect(delivery).toMatchObject({ payload: notification, idempotencyKey: 'n-1' });
  });

  it('gets what a later version adds', async () => {
    const { payload } = await parseDelivery(await request({ ...notification, severity: 'high' }), { secret });
    expect(payload).toEqual({ ...notification, severity: 'high' });
  });

  it('gets the message for Slack where it says so', async () => {
    const text = { type: 'mrkdwn' as const, text: '*Server errors at checkout*' };
    const message: SlackNotification = { text: 'Server errors at checkout', blocks: [{ type: 'section', text }] };
    const delivery = await parseDelivery(await request(message), { secret, webhook: 'slackNotification' });
    expectTypeOf(delivery).toEqualTypeOf<Delivery<SlackNotification>>();
    expect(delivery.payload).toEqual(message);
  });

  it('is told everything that is wrong with a body', async () => {
    const wrong = await request({ ...notification, state: 'PENDING', value: null });
    const error = await parseDelivery(wrong, { secret }).catch((reason: unknown) => reason as DeliveryError);
    if (!(error instanceof DeliveryError)) throw new Error('taken');
    expect(error.code).toBe('NOT_AS_DESCRIBED');
    expect(error.issues.map(({ pointer }) => pointer)).toEqual(['/state', '/value']);
  });

  it('reads the body of a template of its own as text, once it is verified', async () => {
    const { text } = await verifyDelivery(await request('{"text": "Server errors"}'), { secret });
    expect(JSON.parse(text)).toEqual({ text: 'Server errors' });
  });

  it('cannot name a webhook that there is none of', async () => {
    // @ts-expect-error A webhook of the spec is expected.
    await parseDelivery(await request(notification), { secret, webhook: 'alert' }).catch(() => undefined);
    // @ts-expect-error A secret that may be missing is none: null says that the webhook has none.
    await parseDelivery(await request(notification), { secret: process.env['WEBHOOK_SECRET'] }).catch(() => undefined);
  });
});
