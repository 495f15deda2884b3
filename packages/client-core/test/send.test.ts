import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ApiError,
  AuthenticationError,
  basic,
  bearer,
  ConnectionError,
  createSend,
  createTransport,
  NotFoundError,
  type Operation,
  originOf,
  RouteNotFoundError,
  requiredOption,
  ServerError,
} from '../src/index.ts';

const getThing: Operation = {
  id: 'getThing',
  method: 'GET',
  path: '/api/{owner}/things/{thingId}',
  params: ['thingId'],
  defaults: ['owner'],
  query: ['limit'],
  headers: { ifMatch: 'If-Match' },
  content: 'data',
};

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A server that answers as it is told, and a call of it. */
async function calling(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  close = () => server.close();
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = createSend(createTransport(origin, 'Bearer secret-key', { headers: { 'x-team': 'blue' } }), {
    owner: 'me',
  });
  return (id = 'one', options = {}) => send<unknown>(getThing, [id], undefined, options);
}

function answering(status: number, body: string, type = 'application/json'): RequestListener {
  return (_request, response) =>
    void response.writeHead(status, { 'content-type': type, 'x-request-id': 'id-1' }).end(body);
}

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  );
}

describe('a call', () => {
  it('sends path, query, headers and credentials, and answers the content of the envelope', async () => {
    const call = await calling((request, response) => {
      const { authorization, 'x-team': team, 'if-match': ifMatch } = request.headers;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { url: request.url, authorization, team, ifMatch } }));
    });
    expect(await call('a/b c', { limit: 5, ifMatch: '"v1"', owner: 'you' })).toEqual({
      url: '/api/you/things/a%2Fb%20c?limit=5',
      authorization: 'Bearer secret-key',
      team: 'blue',
      ifMatch: '"v1"',
    });
  });

  it.each(['', '.', '..'])('refuses the id "%s", which would leave its segment of the path', async (id) => {
    const call = await calling(answering(200, '{}'));
    expect(await errorOf(call(id))).toMatchObject({ name: 'TypeError', message: expect.stringContaining('thingId') });
  });

  it('that cannot be made is the mistake of its caller, and no matter of the connection', async () => {
    const call = await calling(answering(200, '{}'));
    const error = await errorOf(call('one', { headers: { 'not a name': 'x' } }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).not.toBeInstanceOf(ConnectionError);
  });

  it('ends with the reason of its signal', async () => {
    const call = await calling(() => {});
    const reason = new Error('enough');
    expect(await errorOf(call('one', { signal: AbortSignal.abort(reason) }))).toBe(reason);
  });
});

describe('an answer that is no success', () => {
  it('becomes the error of its status, with what the open source body says', async () => {
    const issues = [
      { in: 'body', path: ['w'], pointer: '/w', code: 'maximum', message: 'expected 1 to 24, received 30' },
    ];
    const call = await calling(answering(404, JSON.stringify({ message: 'No such thing', requestId: 'id-2', issues })));
    const error = await errorOf(call());
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({
      message: 'GET /api/me/things/one: 404 No such thing (request id-2)',
      status: 404,
      code: 'NOT_FOUND',
      requestId: 'id-2',
      operation: 'getThing',
      issues,
    });
  });

  it('takes the code from a managed body', async () => {
    const body = { status: 401, error: 'UNAUTHORIZED: The key is not active', requestId: 'id-3' };
    const error = await errorOf((await calling(answering(401, JSON.stringify(body))))());
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({
      code: 'UNAUTHORIZED',
      message: expect.stringMatching(/401 The key is not active \(request id-3\)$/),
    });
  });

  it('is an ApiError where the status has no name of its own', async () => {
    const error = await errorOf((await calling(answering(418, '{}')))());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 418, code: 'STATUS_418', requestId: 'id-1' });
  });

  it('is a ServerError when a proxy answers with HTML', async () => {
    const error = await errorOf((await calling(answering(502, '<h1>Bad gateway</h1>', 'text/html')))());
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' });
  });

  it('is a RouteNotFoundError when a 404 has no JSON body', async () => {
    const error = await errorOf((await calling(answering(404, 'No such path', 'text/plain')))());
    expect(error).toBeInstanceOf(RouteNotFoundError);
  });
});

describe('no answer of the service', () => {
  it('is a ConnectionError when nothing listens', async () => {
    const call = await calling(answering(200, '{}'));
    close?.();
    const error = await errorOf(call());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(String(error)).toMatch(
      /GET \/api\/me\/things\/one at http:\/\/127\.0\.0\.1:\d+: no answer \(ECONNREFUSED\)/,
    );
  });

  it.each([
    ['is cut off', '{"data": {'],
    ['is a page of something else', '<html></html>'],
    ['has no content', '{}'],
  ])('is a ConnectionError when the answer %s', async (_, body) => {
    expect(await errorOf((await calling(answering(200, body)))())).toBeInstanceOf(ConnectionError);
  });

  it('never tells the key', async () => {
    const error = await errorOf((await calling(answering(500, '{}')))());
    expect(JSON.stringify(error) + String(error)).not.toContain('secret-key');
  });
});

describe('credentials', () => {
  it('are encoded in UTF-8', () => {
    expect(basic('id', 'sécret €')).toBe(`Basic ${Buffer.from('id:sécret €').toString('base64')}`);
  });
  it.each(['two\nlines', 'with space', 'ключ', ''])(
    'that no header can carry are refused without being quoted',
    (key) => {
      expect(() => bearer(key)).toThrow(/`apiKey` has characters/);
    },
  );
  it('with a colon in the user name are refused', () => {
    expect(() => basic('a:b', 'secret')).toThrow(TypeError);
    expect(() => basic('ab', 'line\nbreak')).toThrow(/control characters/);
  });
});

describe('options', () => {
  it('come from the environment when they are not given', () => {
    process.env['OBSERVABILITY_API_TEST'] = 'from the environment';
    expect(requiredOption('test', undefined, 'OBSERVABILITY_API_TEST')).toBe('from the environment');
    expect(requiredOption('test', 'given', 'OBSERVABILITY_API_TEST')).toBe('given');
  });
  it('that are missing are named with their variable', () => {
    expect(() => requiredOption('apiKey', undefined, 'OBSERVABILITY_API_NONE')).toThrow(
      /`apiKey`.*OBSERVABILITY_API_NONE/,
    );
  });
  it('take an origin for a base URL, with or without a slash', () => {
    expect(originOf('http://localhost:8000/')).toBe('http://localhost:8000');
  });
  it.each(['localhost:8000', 'ftp://a', 'http://a/api/v2', 'http://user:pass@a', 'http://a?b', ''])(
    'refuse the base URL "%s"',
    (url) => {
      expect(() => originOf(url)).toThrow(/origin/);
    },
  );
});
