import * as managed from '@observability-api/managed/webhooks';
import * as openSource from '@observability-api/open-source/webhooks';

const SECRET = 'whsec-9f1c7d52b8e04a63';
const notification: openSource.AlertNotification = {
  title: 'Server errors at checkout',
  body: 'At least 100 failed requests in an hour.',
  link: 'https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1',
  state: 'ALERT',
  alertId: '6740a3f2c51e9b0012d4e8b7',
  dashboardId: '6740a3f2c51e9b0012d4e8a1',
  tileId: '6740a3f2c51e9b0012d4e8a2',
  group: [],
  value: 134,
  threshold: 100,
  thresholdType: 'above',
  startTime: 1768208400000,
  endTime: 1768212000000,
  eventId: '3f8a0c51d2e94b7786a1f05c9be3d472',
};

/** Verifies a delivery and rejects a modified one. Uses only APIs that every runtime has. */
export async function receive(): Promise<string> {
  const results: string[] = [];
  for (const { DeliveryError, parseDelivery, signDelivery } of [openSource, managed]) {
    const signed = await signDelivery(notification, { secret: SECRET, idempotencyKey: 'n-1' });
    const { payload, idempotencyKey } = await parseDelivery(new Request('https://hooks.example.org', signed), {
      secret: SECRET,
    });
    const changed = { ...signed, body: signed.body.replace('134', '135') };
    const rejection = await parseDelivery(changed, { secret: SECRET }).then(
      () => 'accepted',
      (error: unknown) => (error instanceof DeliveryError ? error.code : String(error)),
    );
    results.push(`${idempotencyKey} ${payload.state} ${payload.value}, then ${rejection}`);
  }
  return results.join(' | ');
}
