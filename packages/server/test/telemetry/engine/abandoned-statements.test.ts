import { request } from 'node:http';
import type { Session } from 'chdb';
import { expect, it } from 'vitest';
import { createEngineServer } from '../../../src/telemetry/clickhouse/child/http-server.ts';
import { openSessionPool } from '../../../src/telemetry/clickhouse/child/sessions.ts';
import { listenOnLoopback } from '../../support/listen.ts';

it('the embedded engine does not run a statement that waits for a session if its client disconnects', async () => {
  const executed: string[] = [];
  const gate = Promise.withResolvers<void>();
  const session = {
    query: () => undefined,
    queryAsync: async (sql: string) => {
      executed.push(sql);
      await gate.promise;
      return { bytes: () => new Uint8Array() };
    },
    close: () => undefined,
  } as unknown as Session;
  const server = createEngineServer(
    openSessionPool(() => session, 1, ['max_query_size = 1']),
    'secret',
  );
  const port = await listenOnLoopback(server);
  const authorization = `Basic ${Buffer.from('service:secret').toString('base64')}`;
  const send = (sql: string) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers: { authorization } });
    sent.on('error', () => undefined);
    sent.end(sql);
    return sent;
  };
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  send('first');
  await expect.poll(() => executed).toEqual(['first']);
  const abandoned = ['second', 'third'].map(send);
  await expect.poll(connections).toBe(3);
  for (const sent of abandoned) sent.destroy();
  await expect.poll(connections).toBe(1);
  const last = send('last');
  const status = new Promise((resolve) => last.on('response', (response) => resolve(response.statusCode)));
  await expect.poll(connections).toBe(2);
  gate.resolve();
  expect(await status).toBe(200);
  expect(executed).toEqual(['first', 'last']);
  server.closeAllConnections();
  server.close();
});
