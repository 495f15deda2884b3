import { describe, expect, it } from 'vitest';
import { deployments, readApi } from '../src/spec/api.ts';
import { schemaView } from '../src/spec/schema-view.ts';

describe.each(deployments)('a schema of the %s deployment', (deployment) => {
  it.each([
    ['a shared parameter', 'AlertDeliveryStatus', 'alerts.html#listAlertDeliveries'],
    ['a shared response', 'Alert', 'alerts.html#getAlert'],
    ['a request body', 'AlertInput', 'alerts.html#createAlert'],
    ['the body of a webhook', 'AlertNotification', 'webhooks.html#deliverAlertNotification'],
    ['another schema', 'AlertState', 'schemas/Alert.html'],
  ])('lists its use in %s', async (_, name, path) => {
    const { uses } = schemaView(await readApi(deployment), name);
    expect(uses.map((use) => use.path)).toContain(`${deployment}/${path}`);
  });
});
