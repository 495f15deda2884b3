import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeliveryError, type DeliverySource, signDelivery, verifyDelivery } from '../../src/webhooks.ts';

const secret = 'whsec-9f1c7d52b8e04a63';
const text = '{"title":"Größe"}';
function signedRequest() {
  return signDelivery(text, { secret, idempotencyKey: 'n-1' });
}
async function read(source: DeliverySource, maxBytes?: number) {
  return (await verifyDelivery(source, { secret, maxBytes })).text;
}
function codeOf(promise: Promise<unknown>) {
  return promise.catch((error: unknown) => (error instanceof DeliveryError ? error.code : String(error)));
}

/** Starts a server that responds with the result of the handler. */
async function serve(handle: (source: DeliverySource) => Promise<[status: number, text: string]>): Promise<string> {
  const server = createServer(async (request, response) => {
    const [status, responseText] = await handle({ headers: request.headers, body: request });
    response.writeHead(status).end(responseText);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a delivery is read from', () => {
  it('a Fetch request', async () => {
    expect(await read(new Request('https://hooks.example.org', await signedRequest()))).toBe(text);
  });

  it('a request of a browser whose requests have no `body`', async () => {
    const { headers, body } = await signedRequest();
    const request = { headers: new Headers(headers), arrayBuffer: async () => new TextEncoder().encode(body).buffer };
    expect(await read(request as unknown as Request)).toBe(text);
  });

  it("a request of Node's http", async () => {
    const url = await serve(async (source) => [200, await read(source)]);
    const response = await fetch(url, await signedRequest());
    expect(await response.text()).toBe(text);
  });

  it('text, bytes, a buffer and chunks that end within a character', async () => {
    const { headers, body } = await signedRequest();
    const bytes = new TextEncoder().encode(body);
    async function* chunks() {
      for (const byte of bytes) yield Uint8Array.of(byte);
    }
    for (const received of [body, bytes, Buffer.from(bytes), bytes.buffer, chunks()]) {
      expect(await read({ headers, body: received })).toBe(text);
    }
  });

  it('headers in upper case whose values are arrays, and a `Headers` object', async () => {
    const { headers, body } = await signedRequest();
    const entries = Object.entries(headers);
    const upperCase = Object.fromEntries(entries.map(([name, value]) => [name.toUpperCase(), [value]]));
    expect(await read({ headers: upperCase, body })).toBe(text);
    expect(await read({ headers: new Headers(headers), body })).toBe(text);
  });
});

describe('a delivery is rejected', () => {
  it('if it has no idempotency key', async () => {
    const { headers, body } = await signedRequest();
    const { 'Idempotency-Key': _, ...others } = headers;
    expect(await codeOf(read({ headers: others, body }))).toBe('MISSING_HEADER');
  });

  it('if it exceeds maxBytes, and the receiver can still respond', async () => {
    const { headers } = await signedRequest();
    const large = 'a'.repeat(3_000_000);
    expect(await codeOf(read({ headers, body: large }))).toBe('TOO_LARGE');
    expect(await codeOf(read({ headers, body: text }, 5))).toBe('TOO_LARGE');
    expect(await read({ headers, body: text }, Buffer.byteLength(text))).toBe(text);
    const url = await serve(async (source) => [413, String(await codeOf(read(source)))]);
    const response = await fetch(url, { method: 'POST', headers, body: large });
    expect([response.status, await response.text()]).toEqual([413, 'TOO_LARGE']);
  });

  it('if it is not UTF-8 text', async () => {
    const body = Uint8Array.of(0xff);
    expect(await codeOf(verifyDelivery({ headers: { 'Idempotency-Key': 'n-1' }, body }, { secret: null }))).toBe(
      'INVALID_JSON',
    );
  });
});

describe('a TypeError is thrown', () => {
  it('if a JSON parser has read the body', async () => {
    const { headers } = await signedRequest();
    for (const parsed of [{ title: 'Größe' }, undefined, 7]) {
      const source = { headers, body: parsed } as unknown as DeliverySource;
      expect(await codeOf(read(source))).toMatch(/^TypeError: The body must be the received text/);
    }
  });

  it("if a request of Node's http has already been read", async () => {
    const readers: ((request: IncomingMessage) => Promise<unknown>)[] = [
      async (request) => {
        for await (const _ of request);
      },
      async (request) => once(request.resume(), 'end'),
      async (request) => once(request, 'data'),
    ];
    for (const consume of readers) {
      const url = await serve(async (source) => {
        await consume(source.body as IncomingMessage);
        return [500, String(await codeOf(read(source)))];
      });
      const response = await fetch(url, await signedRequest());
      expect(await response.text()).toMatch(/^TypeError: The body has already been read/);
    }
  });

  it('if a stream has already ended', async () => {
    const { headers } = await signedRequest();
    const ended = Readable.from([]).resume();
    await once(ended, 'end');
    expect(await codeOf(read({ headers, body: ended }))).toMatch(/^TypeError: The body has already been read/);
  });

  it('if a Fetch request has already been read, even without a body', async () => {
    const request = new Request('https://hooks.example.org', await signedRequest());
    await request.text();
    expect(await codeOf(read(request))).toMatch(/^TypeError: The body has already been read/);
    const { headers } = await signedRequest();
    const bodiless = { headers, body: null, bodyUsed: true };
    expect(await codeOf(read(bodiless))).toMatch(/^TypeError: The body has already been read/);
  });

  it('if options, headers or body are missing', async () => {
    const { headers, body } = await signedRequest();
    const none = undefined as unknown as { secret: string };
    expect(await codeOf(verifyDelivery({ headers, body }, none))).toBe(
      'TypeError: `options` must be an object with the `secret` of the webhook.',
    );
    for (const source of [{ body }, { headers: null, body }, undefined]) {
      expect(await codeOf(read(source as unknown as DeliverySource))).toMatch(
        /^TypeError: A delivery must be a Fetch `Request` or `\{ headers, body \}`/,
      );
    }
    const event: { headers: Record<string, string>; body?: string } = { headers };
    expect(await codeOf(read(event))).toMatch(/^TypeError: The body must be the received text/);
  });

  it('if signDelivery gets an unserializable payload or an invalid secret', async () => {
    for (const payload of [undefined, () => 'text']) {
      expect(await codeOf(signDelivery(payload, { secret }))).toBe(
        `TypeError: The payload must be a string or a JSON value, received ${typeof payload}.`,
      );
    }
    for (const options of [undefined, {}, { secret: '' }, { secret: [secret] }]) {
      expect(await codeOf(signDelivery(text, options as unknown as { secret: string }))).toBe(
        'TypeError: `secret` must be the secret of the webhook, or null if it has none.',
      );
    }
  });

  it('if another reader holds the body of a request', async () => {
    const request = new Request('https://hooks.example.org', await signedRequest());
    request.body?.getReader();
    expect(await codeOf(read(request))).toMatch(/^TypeError: The body has already been read/);
  });

  it('if a numeric option is invalid', async () => {
    const { headers, body } = await signedRequest();
    const options = { secret, toleranceMs: Number.NaN };
    expect(await codeOf(verifyDelivery({ headers, body }, options))).toMatch(/^TypeError: `toleranceMs`/);
    expect(await codeOf(read({ headers, body }, -1))).toMatch(/^TypeError: `maxBytes`/);
  });
});
