import type {
  AlertNotification,
  AlertThresholdType,
  Delivery,
  Payloads,
  SlackNotification,
  SlackSection,
  SlackText,
} from '@observability-api/open-source/webhooks';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { clients } from '../src/clients.ts';

const SECRET = 'whsec-9f1c7d52b8e04a63';
const notification: AlertNotification = {
  title: 'Server errors at checkout',
  body: 'At least 100 failed requests in an hour.',
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
function outcomeOf(promise: Promise<unknown>) {
  return promise.then(
    () => 'accepted',
    (error: unknown) => error,
  );
}

describe.each(clients)('parseDelivery of $name', ({ webhooks: { DeliveryError, parseDelivery, signDelivery } }) => {
  const sent = (payload: unknown) => signDelivery(payload, { secret: SECRET, idempotencyKey: 'n-1' });

  it('returns an alert notification by default', async () => {
    const delivery = await parseDelivery(await sent(notification), { secret: SECRET });
    expectTypeOf(delivery).toEqualTypeOf<Delivery<AlertNotification>>();
    expectTypeOf(delivery.payload.thresholdType).toEqualTypeOf<AlertThresholdType>();
    expect(delivery.payload).toEqual(notification);
  });

  it('returns both bounds of a range', async () => {
    const range = { ...notification, thresholdType: 'between', thresholdMax: 500 } as const;
    const { payload } = await parseDelivery(await sent(range), { secret: SECRET });
    expectTypeOf(payload.thresholdMax).toEqualTypeOf<number | undefined>();
    expect(payload).toEqual(range);
  });

  it('returns a Slack notification if the options name it', async () => {
    const text: SlackText = { type: 'mrkdwn', text: '*Server errors at checkout*' };
    const section: SlackSection = { type: 'section', text };
    const message: SlackNotification = { text: 'Server errors at checkout', blocks: [section] };
    const delivery = await parseDelivery(await sent(message), { secret: SECRET, webhook: 'slackNotification' });
    expectTypeOf(delivery).toEqualTypeOf<Delivery<SlackNotification>>();
    expect(delivery.payload).toEqual(message);
  });

  it('throws an error with all issues of a body', async () => {
    const error = await outcomeOf(
      parseDelivery(await sent({ ...notification, state: 'PENDING', value: null }), { secret: SECRET }),
    );
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ code: 'INVALID_PAYLOAD', issues: [{ pointer: '/state' }, { pointer: '/value' }] });
  });

  it('requires a known webhook and a secret', async () => {
    expectTypeOf<keyof Payloads>().toEqualTypeOf<'alertNotification' | 'slackNotification'>();
    const delivery = await sent(notification);
    // @ts-expect-error An unknown webhook.
    expect(await outcomeOf(parseDelivery(delivery, { secret: SECRET, webhook: 'alert' }))).toEqual(
      new TypeError('`webhook` must be one of `alertNotification`, `slackNotification`, received alert.'),
    );
    const missing: { secret: string | undefined } = { secret: undefined };
    // @ts-expect-error A secret must not be undefined. `null` disables the check.
    expect(await outcomeOf(parseDelivery(delivery, missing))).toEqual(
      new TypeError('`secret` must be the secret of the webhook, an array of secrets, or null if it has none.'),
    );
  });
});
