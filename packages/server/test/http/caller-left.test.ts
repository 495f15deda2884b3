import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createHttp } from '../../src/openapi/http.ts';
import { deploymentOf } from './lone-deployment.ts';

let close = async (): Promise<unknown> => undefined;
afterEach(() => close());

it('work for a caller who has left is given up, which is a 499 in the log and no error', async () => {
  const lines: unknown[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const began = Promise.withResolvers<void>();
  const getDashboard = async ({ untilLeft }: { untilLeft: () => AbortSignal }) => {
    const signal = untilLeft();
    began.resolve();
    await once(signal, 'abort');
    throw signal.reason;
  };
  const app = createHttp([deploymentOf({ getDashboard })], {}, { maxBodyBytes: 1000, log, checkResponses: false });
  close = () => app.close();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET /api/v2/dashboards/${'a'.repeat(24)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await began.promise;
  socket.destroy();
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 499, level: 30 }]);
});
