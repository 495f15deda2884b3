import { ServerResponse } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SerializedResource } from '../../../src/domain/serialized.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { TickBytes } from '../../support/tick-bytes.ts';
import { serveStub } from '../support/serve-stub.ts';

const BODY_BYTES = 4_000_000;

it.each([
  ['text', () => 'a'.repeat(BODY_BYTES)],
  ['bytes', () => Buffer.alloc(BODY_BYTES, 'a')],
])('writes a long response of %s in many ticks of the event loop', async (_, createContent) => {
  const resource = new SerializedResource(['"', createContent(), '"'], 1);
  const operations = { createDashboard: openSourceOperations.createDashboard };
  const { url } = await serveStub({ createDashboard: async () => resource }, operations);
  const bytes = new TickBytes();
  const write = ServerResponse.prototype.write;
  const spy = vi.spyOn(ServerResponse.prototype, 'write').mockImplementation(function (
    this: ServerResponse,
    ...args: unknown[]
  ) {
    bytes.add((args[0] as string | Buffer).length);
    return Reflect.apply(write, this, args);
  });
  onTestFinished(() => spy.mockRestore());
  const headers = { 'content-type': 'application/json' };
  const read = fetch(url, { method: 'POST', body: '{"name":"a","tiles":[]}', headers }).then(
    (response) => response.json() as Promise<{ readonly data: string }>,
  );
  const largest = await bytes.largestUntil(read);
  expect((await read).data).toHaveLength(BODY_BYTES);
  // A tick writes at most 256 KiB of the long chunk, and the short chunks before or after it.
  expect(largest).toBeLessThan(300_000);
});
