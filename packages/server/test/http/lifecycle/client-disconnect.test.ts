import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { serveStub } from '../support/serve-stub.ts';

it('work for a caller who has left is given up, which is a 499 in the log and no error', async () => {
  const began = Promise.withResolvers<void>();
  const getDashboard = async ({ untilLeft }: { untilLeft: () => AbortSignal }) => {
    const signal = untilLeft();
    began.resolve();
    await once(signal, 'abort');
    throw signal.reason;
  };
  const { port, lines } = await serveStub({ getDashboard });
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /api/v2/dashboards/${'a'.repeat(24)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await began.promise;
  socket.destroy();
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 499, level: 30 }]);
});
