import { expect, it } from 'vitest';
import { startForTest } from '../../http/support/serve.ts';
import { fakeClickhouse } from '../support/fake-clickhouse.ts';
import { logRecord, logsJson, NOW, resource, sendOtlp } from './requests.ts';

const spans = JSON.stringify({
  resourceSpans: [
    {
      resource,
      scopeSpans: [
        { spans: [{ traceId: '1'.repeat(32), spanId: '2'.repeat(16), name: 'pay', startTimeUnixNano: NOW }] },
      ],
    },
  ],
});

const points = JSON.stringify({
  resourceMetrics: [
    {
      resource,
      scopeMetrics: [
        {
          metrics: [{ name: 'queue', gauge: { dataPoints: [1, 2, 3].map((asInt) => ({ timeUnixNano: NOW, asInt })) } }],
        },
      ],
    },
  ],
});

it('/metrics counts ingested rows by signal and rejected requests by reason', async () => {
  let isAvailable = true;
  const { url } = await fakeClickhouse((response) => {
    if (isAvailable) response.end();
    else response.writeHead(500, { 'x-clickhouse-exception-code': '252' }).end('Too many parts');
  });
  const server = await startForTest({ clickhouseUrl: url, otlpPort: 0 });
  const { otlpUrl = '', credentials } = server;
  const key = credentials.openSource.ingestionKey;
  const send = async (body: string, path: string, overrides: object = {}) =>
    (await sendOtlp(otlpUrl, body, { path, key, ...overrides })).status;
  const logs = logsJson(logRecord(), logRecord());
  expect(await send(logs, '/v1/logs')).toBe(200);
  expect(await send(spans, '/v1/traces')).toBe(200);
  expect(await send(points, '/v1/metrics')).toBe(200);
  expect(await send('{', '/v1/logs')).toBe(400);
  expect(await send(logs, '/v1/nothing')).toBe(404);
  expect(await send(logs, '/v1/logs', { key: 'unknown' })).toBe(401);
  isAvailable = false;
  expect(await send(logs, '/v1/logs')).toBe(503);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const counted = [...text.matchAll(/^observability_api_(ingest\w+)\{\w+="(\w+)"\} (\d+)$/gm)];
  expect(counted.map(([, name, label, count]) => `${name} ${label} ${count}`).sort()).toEqual([
    'ingest_rejected_total busy 0',
    'ingest_rejected_total failed 0',
    'ingest_rejected_total malformed 2',
    'ingest_rejected_total too_large 0',
    'ingest_rejected_total unauthorized 1',
    'ingest_rejected_total unavailable 1',
    'ingested_rows_total logs 2',
    'ingested_rows_total metrics 3',
    'ingested_rows_total traces 1',
  ]);
  await server.close();
});
