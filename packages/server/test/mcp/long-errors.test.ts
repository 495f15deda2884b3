import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createApi, createMcpServer } from '@observability-api/mcp';
import { expect, it } from 'vitest';

/** Returns an alert with the maximum number of execution errors, and long messages. */
function failingAlert(id: string) {
  const executionErrors = Array.from({ length: 20 }, (_, index) => ({
    timestamp: '2026-01-12T10:00:00.000Z',
    type: 'WEBHOOK_ERROR',
    message: `error ${index}: ${'x'.repeat(1_000)}`,
  }));
  return { id, name: id, state: 'ALERT', thresholdType: 'above', threshold: 1, interval: '5m', executionErrors };
}

it('list_alerts lists alerts whose errors are larger than a result', async () => {
  const alerts = [failingAlert('first'), failingAlert('second')];
  const fetch = async () => Response.json({ data: alerts, meta: { total: alerts.length } });
  const root = 'https://api.example.org/api/v2';
  const api = createApi({ deployment: 'open-source', root, authorization: 'Bearer key', fetch });
  const server = createMcpServer({ api, version: '1.0.0' });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  const { structuredContent } = await client.callTool({ name: 'list_alerts', arguments: {} });
  expect(structuredContent).toMatchObject({
    total: 2,
    alerts: [
      { id: 'first', errors: expect.stringMatching(/^error 0: x{990}…$/) },
      { id: 'second', errors: expect.stringMatching(/^error 0: x{990}…$/) },
    ],
  });
  await client.close();
});
