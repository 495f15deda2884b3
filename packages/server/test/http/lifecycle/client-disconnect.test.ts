import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { serveStub } from '../support/serve-stub.ts';

it('aborts the handler if the client disconnects, and logs status 499 without an error', async () => {
  const started = Promise.withResolvers<void>();
  const getDashboard = async ({ signal: createSignal }: { signal: () => AbortSignal }) => {
    const signal = createSignal();
    started.resolve();
    await once(signal, 'abort');
    throw signal.reason;
  };
  const { port, lines } = await serveStub({ getDashboard });
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /api/v2/dashboards/${'a'.repeat(24)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await started.promise;
  socket.destroy();
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 499, level: 30 }]);
});
