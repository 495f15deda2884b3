import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningServer } from '@observability-api/server';
import type { Deployment } from '../src/workflow.ts';

/** A running service, and a function that moves its clock. */
interface Service {
  readonly server: RunningServer;
  /** Moves the clock of the service forward. */
  advanceClock(milliseconds: number): void;
}

/**
 * Creates an alert with a failed notification and returns the id of the alert. The alert fires because its tile counts no
 * events. Its webhook rejects every notification.
 */
export async function createFailedNotification(
  deployment: Deployment,
  { server, advanceClock }: Service,
): Promise<string> {
  const receiver = createServer((_request, response) => response.writeHead(410).end());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    const create = resourceCreator(deployment, server);
    const { port } = receiver.address() as AddressInfo;
    const webhook = await create('webhooks', {
      name: 'Rejects notifications',
      service: 'generic',
      url: `http://127.0.0.1:${port}/`,
    });
    const series = [{ type: 'time', aggFn: 'count', where: '' }];
    const dashboard = await create('dashboards', {
      name: 'Heartbeats',
      tiles: [{ name: 'Heartbeats', x: 0, y: 0, w: 12, h: 4, series }],
    });
    const alert = await create('alerts', {
      source: 'tile',
      dashboardId: dashboard.id,
      tileId: dashboard.tiles?.[0]?.id,
      interval: '1m',
      threshold: 1,
      thresholdType: 'below',
      channel: { type: 'webhook', webhookId: webhook.id },
    });
    // Past the end of the first window of the alert.
    advanceClock(120_000);
    await server.evaluateAlerts();
    return alert.id;
  } finally {
    await new Promise((resolve) => receiver.close(resolve));
  }
}

interface Resource {
  readonly id: string;
  readonly tiles?: readonly { readonly id: string }[];
}

/** Returns a function that creates a resource, and throws an error if the service rejects the resource. */
function resourceCreator(deployment: Deployment, { url, credentials }: RunningServer) {
  if (!credentials) throw new Error('Expected credentials of the service, received none.');
  const { openSource, managed } = credentials;
  const [path, authorization] =
    deployment === 'managed'
      ? [
          `/v1/organizations/${managed.organizationId}/services/${managed.serviceId}/observability`,
          `Basic ${Buffer.from(`${managed.keyId}:${managed.keySecret}`).toString('base64')}`,
        ]
      : ['/api/v2', `Bearer ${openSource.apiKey}`];
  return async (resources: string, input: object): Promise<Resource> => {
    const response = await fetch(`${url}${path}/${resources}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`Expected to create one of the ${resources}, received ${response.status}: ${text}`);
    const { data, result } = JSON.parse(text) as { readonly data?: Resource; readonly result?: Resource };
    const resource = data ?? result;
    if (!resource) throw new Error(`Expected a resource, received ${text}`);
    return resource;
  };
}
