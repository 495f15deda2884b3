import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connection, source } from '../http/support/request-bodies.ts';
import { listenOnLoopback } from '../support/listen.ts';
import { endCommands, runCommand } from '../support/run-command.ts';

const password = randomBytes(18).toString('base64url');
const encoded = Buffer.from(`reader:${password}`).toString('base64');
const dataDir = mkdtempSync(join(tmpdir(), 'password-log-'));

/** The headers of the requests to `listener`. In the API, a connection is the address and the credentials of a ClickHouse server. */
const received: string[] = [];
const listener = createServer((request, response) => {
  const headers = JSON.stringify(request.headers);
  received.push(headers);
  // The worst case: the server repeats the received headers in its error.
  request.resume().on('end', () => response.writeHead(500).end(`Code: 516. DB::Exception: ${headers}`));
});
let host: string;
beforeAll(async () => {
  host = `http://127.0.0.1:${await listenOnLoopback(listener)}`;
});
afterAll(async () => {
  await endCommands('SIGKILL');
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

it('the password of a connection is not in the log at the level trace, in traces or in responses', async () => {
  const command = runCommand([
    '--log-level=trace',
    '--port=0',
    '--otlp-port=0',
    `--data-dir=${dataDir}`,
    '--webhook-allow=127.0.0.1',
  ]);
  const { url } = await command.ready();
  const { openSource } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  const texts: string[] = [];
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${openSource.apiKey}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/v2${path}`, { method, headers, body: JSON.stringify(body) });
    texts.push(await response.text());
    return JSON.parse(texts.at(-1) ?? '').data;
  };
  const body = connection({ host, password });
  const { id } = await send('POST', '/connections', body);
  await send('PUT', `/connections/${id}`, body);
  await send('POST', '/connections', { ...body, password: [password] });
  await send('POST', '/connections', { ...body, host: 'no host' });
  const { id: sourceId } = await send('POST', '/sources', source(id));
  const series = [{ sourceId, aggFn: 'count', where: '', groupBy: [] }];
  await send('POST', '/charts/series', { startTime: 1e12, endTime: 1e12 + 60_000, series });
  const sql = { configType: 'sql', displayType: 'table', connectionId: id, sqlTemplate: 'SELECT 1' };
  await send('POST', '/charts/query', { startTime: 1e12, endTime: 1e12 + 60_000, tile: { config: sql } });
  for (const kind of ['log', 'trace']) {
    const sources = await fetch(`${url}/api/v2/sources`, { headers: { authorization: `Bearer ${openSource.apiKey}` } });
    const found = (await sources.json()).data.find((item: { readonly kind: string }) => item.kind === kind);
    // The service writes its own telemetry once a second. ClickHouse escapes slashes in JSON.
    await expect
      .poll(async () => {
        await send('POST', '/search', { sourceId: found.id, select: '*', maxResults: 1_000 });
        return texts.at(-1);
      })
      .toMatch(/charts\\?\/query/);
  }
  expect(received.some((text) => text.includes(password) || text.includes(encoded))).toBe(true);
  command.process.kill('SIGTERM');
  const { stdout, stderr } = await command.ended;
  expect(stdout).toContain('/api/v2/charts/query');
  for (const text of [stdout, stderr, ...texts]) {
    expect(text).not.toContain(password);
    expect(text).not.toContain(encoded);
  }
});
