import { startServer } from '@observability-api/server';
import { BenchError } from '../run-program.ts';
import { startLoad } from '../server/load.ts';
import { type BenchQuery, rangeOf } from './queries.ts';

/** The service and a client process. */
export interface Service {
  /** Returns the median milliseconds of sequential chart queries. */
  time(query: BenchQuery, times: number): Promise<number>;
  /** Returns the median milliseconds of sequential POST requests to a path below `/api/v2`. */
  timePost(path: string, body: object, times: number): Promise<number>;
  /** Sends a POST to a path below `/api/v2`. Throws BenchError if the response is an error. */
  post<Content>(path: string, body: object): Promise<Content>;
  /** The id of the source of logs. */
  readonly sourceId: string;
  /** The id of the connection of that source. */
  readonly connectionId: string;
  close(): Promise<void>;
}

/** Starts the service in this process, so that its event loop can be monitored. */
export async function openService(dataDir: string, rangeEndMs: number): Promise<Service> {
  const server = await startServer({ dataDir, port: 0, logLevel: 'silent', rateLimit: 'off', selfTelemetry: 'off' });
  const { host, port } = new URL(server.url);
  const authorization = `Bearer ${server.credentials?.openSource.apiKey}`;
  const listed = await fetch(`${server.url}/api/v2/sources`, { headers: { authorization } });
  const { data } = (await listed.json()) as { data: { id: string; kind: string; connection: string }[] };
  const { id: sourceId = '', connection: connectionId = '' } = data.find(({ kind }) => kind === 'log') ?? {};
  const load = startLoad();
  const timePost = async (path: string, content: object, times: number) => {
    const body = JSON.stringify(content);
    const head = [
      `POST /api/v2${path} HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: ${authorization}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    const requests = [`${head.join('\r\n')}\r\n\r\n${body}`];
    const { p50 } = await load.send({ port: Number(port), requests, total: times, connections: 1, status: 200 });
    return p50;
  };
  return {
    sourceId,
    connectionId,
    timePost,
    async post(path, body) {
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await fetch(`${server.url}/api/v2${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new BenchError(`Expected 200 from ${path}, received ${await response.text()}`);
      return response.json();
    },
    time(query, times) {
      const { startMs, endMs } = rangeOf(query, rangeEndMs);
      const series = query.series.map((item) => ({ ...item, sourceId }));
      const { granularity = '1h' } = query;
      return timePost('/charts/series', { startTime: startMs, endTime: endMs, granularity, series }, times);
    },
    async close() {
      load.stop();
      await server.close();
    },
  };
}
