import { startServer } from '@observability-api/server';
import { startLoad } from '../server/load.ts';
import { type BenchQuery, rangeOf } from './queries.ts';

/** The service and a client process. */
export interface Service {
  /** Returns the median milliseconds of sequential requests on one connection. */
  time(query: BenchQuery, times: number): Promise<number>;
  close(): Promise<void>;
}

/** Starts the service in this process, so that its event loop can be monitored. */
export async function openService(dataDir: string, rangeEndMs: number): Promise<Service> {
  const server = await startServer({ dataDir, port: 0, logLevel: 'silent', rateLimit: 'off', selfTelemetry: 'off' });
  const { host, port } = new URL(server.url);
  const authorization = `Bearer ${server.credentials?.openSource.apiKey}`;
  const listed = await fetch(`${server.url}/api/v2/sources`, { headers: { authorization } });
  const { data } = (await listed.json()) as { data: { id: string; kind: string }[] };
  const sourceId = data.find(({ kind }) => kind === 'log')?.id;
  const load = startLoad();
  return {
    async time(query, times) {
      const { startMs, endMs } = rangeOf(query, rangeEndMs);
      const series = query.series.map((each) => ({ ...each, sourceId }));
      const { granularity = '1h' } = query;
      const body = JSON.stringify({ startTime: startMs, endTime: endMs, granularity, series });
      const head = [
        'POST /api/v2/charts/series HTTP/1.1',
        `Host: ${host}`,
        `Authorization: ${authorization}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
      ];
      const requests = [`${head.join('\r\n')}\r\n\r\n${body}`];
      const { p50 } = await load.send({ port: Number(port), requests, total: times, connections: 1, status: 200 });
      return p50;
    },
    async close() {
      load.stop();
      await server.close();
    },
  };
}
