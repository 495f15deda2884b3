import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeliveryError, type DeliverySource, signDelivery, verifyDelivery } from '../../src/webhooks.ts';

const secret = 'whsec-9f1c7d52b8e04a63';
const text = '{"title":"Größe"}';
const signed = () => signDelivery(text, { secret, idempotencyKey: 'n-1' });
const read = async (source: DeliverySource, maxBytes?: number) =>
  (await verifyDelivery(source, { secret, maxBytes })).text;
const codeOf = (promise: Promise<unknown>) =>
  promise.catch((error: unknown) => (error instanceof DeliveryError ? error.code : String(error)));

/** A server whose answer is what the handler makes of the request. */
async function serve(answer: (source: DeliverySource) => Promise<[status: number, text: string]>): Promise<string> {
  const server = createServer(async (request, response) => {
    const [status, said] = await answer({ headers: request.headers, body: request });
    response.writeHead(status).end(said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a delivery is read from', () => {
  it('a Fetch request', async () => {
    expect(await read(new Request('https://hooks.example.org', await signed()))).toBe(text);
  });

  it('a request of a browser whose requests have no `body`', async () => {
    const { headers, body } = await signed();
    const request = { headers: new Headers(headers), arrayBuffer: async () => new TextEncoder().encode(body).buffer };
    expect(await read(request as unknown as Request)).toBe(text);
  });

  it("a request of Node's http", async () => {
    const url = await serve(async (source) => [200, await read(source)]);
    const response = await fetch(url, await signed());
    expect(await response.text()).toBe(text);
  });

  it('text, bytes, a buffer and parts of bytes that end within a character', async () => {
    const { headers, body } = await signed();
    const bytes = new TextEncoder().encode(body);
    async function* parts() {
      for (const byte of bytes) yield Uint8Array.of(byte);
    }
    for (const each of [body, bytes, Buffer.from(bytes), bytes.buffer, parts()]) {
      expect(await read({ headers, body: each })).toBe(text);
    }
  });

  it('headers in any case, and of a list', async () => {
    const { headers, body } = await signed();
    const entries = Object.entries(headers);
    const shouted = Object.fromEntries(entries.map(([name, value]) => [name.toUpperCase(), [value]]));
    expect(await read({ headers: shouted, body })).toBe(text);
    expect(await read({ headers: new Headers(headers), body })).toBe(text);
  });
});

describe('a delivery is refused', () => {
  it('when it has no idempotency key', async () => {
    const { headers, body } = await signed();
    const { 'Idempotency-Key': _, ...others } = headers;
    expect(await codeOf(read({ headers: others, body }))).toBe('MISSING_HEADER');
  });

  it('when it is larger than the receiver wants, and the receiver can still answer', async () => {
    const { headers } = await signed();
    const large = 'a'.repeat(3_000_000);
    expect(await codeOf(read({ headers, body: large }))).toBe('TOO_LARGE');
    expect(await codeOf(read({ headers, body: text }, 5))).toBe('TOO_LARGE');
    expect(await read({ headers, body: text }, 19)).toBe(text);
    const url = await serve(async (source) => [413, String(await codeOf(read(source)))]);
    const response = await fetch(url, { method: 'POST', headers, body: large });
    expect([response.status, await response.text()]).toEqual([413, 'TOO_LARGE']);
  });

  it('when it is no text', async () => {
    const body = Uint8Array.of(0xff);
    expect(await codeOf(verifyDelivery({ headers: { 'Idempotency-Key': 'n-1' }, body }, { secret: null }))).toBe(
      'NOT_JSON',
    );
  });
});

describe('a receiver that is wrong is told so', () => {
  it('when a JSON parser has read the body before', async () => {
    const { headers } = await signed();
    for (const parsed of [{ title: 'Größe' }, undefined, 7]) {
      const source = { headers, body: parsed } as unknown as DeliverySource;
      expect(await codeOf(read(source))).toMatch(/^TypeError: The body must be what was received/);
    }
  });

  it("when a request of Node's http has been read before: that is no wrong signature", async () => {
    const ways: ((request: IncomingMessage) => Promise<unknown>)[] = [
      async (request) => {
        for await (const _ of request);
      },
      async (request) => once(request.resume(), 'end'),
      async (request) => once(request, 'data'),
    ];
    for (const way of ways) {
      const url = await serve(async (source) => {
        await way(source.body as IncomingMessage);
        return [500, String(await codeOf(read(source)))];
      });
      const response = await fetch(url, await signed());
      expect(await response.text()).toMatch(/^TypeError: The body has been read already/);
    }
  });

  it('when a stream has ended before, also without a word of its parts', async () => {
    const { headers } = await signed();
    const ended = Readable.from([]).resume();
    await once(ended, 'end');
    expect(await codeOf(read({ headers, body: ended }))).toMatch(/^TypeError: The body has been read already/);
  });

  it('when a Fetch request has been read before, also where that leaves no body', async () => {
    const request = new Request('https://hooks.example.org', await signed());
    await request.text();
    expect(await codeOf(read(request))).toMatch(/^TypeError: The body has been read already/);
    const { headers } = await signed();
    const bodiless = { headers, body: null, bodyUsed: true };
    expect(await codeOf(read(bodiless))).toMatch(/^TypeError: The body has been read already/);
  });

  it('when there are no options, no headers or no body', async () => {
    const { headers, body } = await signed();
    const none = undefined as unknown as { secret: string };
    expect(await codeOf(verifyDelivery({ headers, body }, none))).toBe(
      'TypeError: `options` must be an object with the `secret` of the webhook.',
    );
    for (const source of [{ body }, { headers: null, body }, undefined]) {
      expect(await codeOf(read(source as unknown as DeliverySource))).toMatch(
        /^TypeError: A delivery must be a Fetch `Request`, or `\{ headers, body \}` as they came/,
      );
    }
    const event: { headers: Record<string, string>; body?: string } = { headers };
    expect(await codeOf(read(event))).toMatch(/^TypeError: The body must be what was received/);
  });

  it('when it signs what cannot be sent, or with no secret', async () => {
    for (const payload of [undefined, () => 'text']) {
      expect(await codeOf(signDelivery(payload, { secret }))).toBe(
        `TypeError: The payload must be a text or what can be JSON, received ${typeof payload}.`,
      );
    }
    for (const options of [undefined, {}, { secret: '' }, { secret: [secret] }]) {
      expect(await codeOf(signDelivery(text, options as unknown as { secret: string }))).toBe(
        'TypeError: `secret` must be one secret of the webhook, or null where it has none.',
      );
    }
  });

  it('when the body of a request is being read elsewhere', async () => {
    const request = new Request('https://hooks.example.org', await signed());
    request.body?.getReader();
    expect(await codeOf(read(request))).toMatch(/^TypeError: The body has been read already/);
  });

  it('when an option is no number', async () => {
    const { headers, body } = await signed();
    const wrong = { toleranceMs: Number.NaN };
    expect(await codeOf(verifyDelivery({ headers, body }, { secret, ...wrong }))).toMatch(/^TypeError: `toleranceMs`/);
    expect(await codeOf(read({ headers, body }, -1))).toMatch(/^TypeError: `maxBytes`/);
  });
});
