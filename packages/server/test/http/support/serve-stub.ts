import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createHttp, type HttpOptions } from '../../../src/http/create-http.ts';
import type { Handlers } from '../../../src/http/deployment.ts';
import type { Json } from './api.ts';
import { stubDeployment, withoutStore } from './stub-deployment.ts';

/** A log line. */
export interface LogLine {
  readonly msg: string;
  readonly level: number;
  readonly status?: number;
  readonly requestId: string;
}

/** Serves a stub deployment until the end of the test. `lines` are its log lines. */
export async function serveStub(
  handlers: Handlers,
  operations?: Json,
  options: Partial<Pick<HttpOptions, 'unreadBounds' | 'bodies' | 'graceMs' | 'maxBodyBytes' | 'transaction'>> = {},
) {
  const lines: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const deployment = stubDeployment(handlers, operations);
  const app = createHttp(
    [deployment],
    {},
    { ...withoutStore, maxBodyBytes: 1000, log, checkResponses: false, ...options },
  );
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/api/v2/dashboards`, lines };
}
