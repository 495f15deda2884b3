import { ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { SerializedResource } from '../../../src/domain/serialized.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { serveStub } from '../support/serve-stub.ts';

const BODY_BYTES = 4_000_000;

it.each([
  ['text', () => 'a'.repeat(BODY_BYTES)],
  ['bytes', () => Buffer.alloc(BODY_BYTES, 'a')],
])('writes a long response of %s in many ticks of the event loop', async (_, createContent) => {
  const resource = new SerializedResource(['"', createContent(), '"'], 1);
  const operations = { createDashboard: openSourceOperations.createDashboard };
  const handlers = { createDashboard: async () => resource };
  const { url } = await serveStub(handlers, operations);
  let bytes = 0;
  const write = ServerResponse.prototype.write;
  const spy = vi.spyOn(ServerResponse.prototype, 'write').mockImplementation(function (
    this: ServerResponse,
    ...args: unknown[]
  ) {
    bytes += (args[0] as string | Buffer).length;
    return Reflect.apply(write, this, args);
  });
  let isAnswered = false;
  const read = fetch(url, {
    method: 'POST',
    body: '{"name":"a","tiles":[]}',
    headers: { 'content-type': 'application/json' },
  })
    .then((response) => response.json() as Promise<{ readonly data: string }>)
    .finally(() => {
      isAnswered = true;
    });
  let largestTick = 0;
  while (!isAnswered) {
    bytes = 0;
    await nextTick();
    largestTick = Math.max(largestTick, bytes);
  }
  spy.mockRestore();
  expect((await read).data).toHaveLength(BODY_BYTES);
  expect(largestTick).toBeLessThan(300_000);
});
