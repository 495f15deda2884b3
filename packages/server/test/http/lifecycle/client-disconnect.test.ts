import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { serveStub } from '../support/serve-stub.ts';

it.each([
  ['without a body', ''],
  ['with an incomplete chunked body that is not read', 'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n'],
  ['with a long chunked body that is not read', `Transfer-Encoding: chunked\r\n\r\n${'5\r\nhello\r\n'.repeat(80_000)}`],
])(
  'aborts the handler of a request %s if the client disconnects, and logs status 499 without an error',
  async (_, rest) => {
    const started = Promise.withResolvers<void>();
    const getDashboard = async ({ signal: createSignal }: { signal: () => AbortSignal }) => {
      const signal = createSignal();
      started.resolve();
      await once(signal, 'abort');
      throw signal.reason;
    };
    const { port, lines } = await serveStub({ getDashboard });
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /api/v2/dashboards/${'a'.repeat(24)} HTTP/1.1\r\nHost: x\r\n${rest === '' ? '\r\n' : rest}`);
    await started.promise;
    socket.destroy();
    await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 499, level: 30 }]);
  },
);
