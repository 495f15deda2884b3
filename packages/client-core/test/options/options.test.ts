import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseBaseUrl, readOption, readRequiredOption } from '../../src/index.ts';
import { createIdempotencyKey } from '../../src/pipeline/retry-policy.ts';
import { clientOf, errorOf } from '../support/client.ts';
import { data, serve } from '../support/serve.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('an option', () => {
  it('defaults to its environment variable', () => {
    vi.stubEnv('OBSERVABILITY_API_TEST', 'from the environment');
    expect(readRequiredOption('test', undefined, 'OBSERVABILITY_API_TEST')).toBe('from the environment');
    expect(readRequiredOption('test', 'given', 'OBSERVABILITY_API_TEST')).toBe('given');
  });

  it('is named in an error with its variable if it is missing', () => {
    vi.stubEnv('OBSERVABILITY_API_NONE', '');
    expect(() => readRequiredOption('apiKey', undefined, 'OBSERVABILITY_API_NONE')).toThrow(
      /`apiKey`.*OBSERVABILITY_API_NONE/,
    );
    expect(() => readRequiredOption('apiKey', '', 'OBSERVABILITY_API_NONE')).toThrow(/`apiKey`/);
    expect(readOption(undefined, 'OBSERVABILITY_API_NONE')).toBeUndefined();
  });

  it('is undefined in a runtime without environment variables', () => {
    vi.stubGlobal('process', undefined);
    expect(readOption(undefined, 'OBSERVABILITY_API_NONE')).toBeUndefined();
  });

  it.each(['timeoutMs', 'deadlineMs', 'retries'])('`%s` must be a number of at least 0', async (name) => {
    for (const value of [-1, Number.NaN, '5']) {
      const options = { [name]: value } as object;
      expect(() => clientOf('http://127.0.0.1:9', options)).toThrow(`\`${name}\` must be a number of at least 0`);
      const error = await errorOf(clientOf('http://127.0.0.1:9').get('one', options as Record<string, unknown>));
      expect(String(error)).toContain(`\`${name}\` must be a number`);
    }
  });
});

describe('a signal', () => {
  it.each([
    ['a controller', new AbortController(), '[object AbortController]'],
    ['an object', {}, '[object Object]'],
    ['a number of milliseconds', 500, '500'],
  ])('that is %s is rejected before a request or a timer starts', async (_, wrong, shown) => {
    const signal = wrong as AbortSignal;
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fetch = vi.fn(async () => Response.json({ data: {} }));
    const api = clientOf('http://things.example', { fetch, timeoutMs: 500 });
    const rejection = new TypeError(`\`signal\` must be an AbortSignal, received ${shown}.`);
    const calls = [
      api.get('one', { signal }),
      api.list({ signal }),
      api.list({ signal }).all(),
      api.modify('one', () => undefined, { signal }),
    ];
    for (const call of calls) expect(await errorOf(call)).toEqual(rejection);
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('of another realm or library is accepted', async () => {
    const { signal } = new AbortController();
    const foreign = Object.setPrototypeOf(
      {
        aborted: false,
        addEventListener: signal.addEventListener.bind(signal),
        removeEventListener: signal.removeEventListener.bind(signal),
      },
      null,
    );
    const api = clientOf('http://things.example', { fetch: async () => Response.json({ data: {} }) });
    expect(await api.get('one', { signal: foreign })).toEqual({});
  });
});

describe('a base URL', () => {
  it.each([
    ['http://localhost:8000/', 'http://localhost:8000'],
    ['http://localhost:8000', 'http://localhost:8000'],
    ['HTTPS://API.example.com:443', 'https://api.example.com'],
    ['http://localhost/proxy/', 'http://localhost/proxy'],
    ['http://localhost:8000/api/v2', 'http://localhost:8000'],
    ['http://localhost/proxy/api/v2/', 'http://localhost/proxy'],
  ])('%s is normalized to %s', (url, normalized) => {
    expect(parseBaseUrl(url, '/api/v2')).toBe(normalized);
  });

  it.each(['localhost:8000', 'ftp://a', 'http://user:pass@a', 'http://a?b', 'http://a#b', ''])(
    '"%s" is rejected',
    (url) => {
      expect(() => parseBaseUrl(url, '/api/v2')).toThrow(/a URL such as/);
    },
  );

  it('keeps its path, to which the paths of calls are appended', async () => {
    const server = await serve(data({}));
    const api = clientOf(`${server.origin}/proxy`);
    await api.get('one');
    await (api.fetchClient() as unknown as { GET(path: string): Promise<unknown> }).GET('/api/things');
    expect(server.received.map(({ url }) => url)).toEqual(['/proxy/api/me/things/one', '/proxy/api/things']);
  });
});

describe('a browser', () => {
  const navigator = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36' };

  it('is rejected by default', () => {
    vi.stubGlobal('navigator', navigator);
    expect(() => clientOf('http://127.0.0.1:9')).toThrow(/`dangerouslyAllowBrowser: true`/);
  });

  it('is accepted with `dangerouslyAllowBrowser`, and sends its own User-Agent', async () => {
    const server = await serve(data({}));
    vi.stubGlobal('navigator', navigator);
    await clientOf(server.origin, { dangerouslyAllowBrowser: true }).get('one');
    expect(server.received[0]?.headers['user-agent']).not.toBe('things/1.0.0');
  });

  it.each([undefined, {}, { userAgent: 'Node.js/24' }, { userAgent: 'Cloudflare-Workers' }])(
    'is not detected in a runtime with the navigator %j',
    (other) => {
      vi.stubGlobal('navigator', other);
      expect(() => clientOf('http://127.0.0.1:9')).not.toThrow();
    },
  );
});

describe('an idempotency key', () => {
  it('is random without `crypto.randomUUID`, as on pages without TLS', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 100 }, createIdempotencyKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^\d+-\d+-\d+-\d+$/);
  });
});
