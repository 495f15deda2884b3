import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../../../src/domain/errors.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { fakeClickhouse } from '../support/fake-clickhouse.ts';

describe('the URL of a ClickHouse server', () => {
  it.each(['/click/house', '/click/house/'])('may have a path: %s', async (path) => {
    const { url, requests } = await fakeClickhouse();
    const engine = await openEngine({ url: url + path });
    await engine.query({ sql: 'SELECT 1' });
    expect(await engine.isReady()).toBe(true);
    expect(requests.map(({ path: requested }) => requested)).toEqual(['/click/house/', '/click/house/ping']);
    await engine.close();
  });

  it.each(['http://db:8123/?database=x', 'http://db:8123/#x'])(
    'must not have a query string or fragment: %s',
    async (url) => {
      await expect(openEngine({ url })).rejects.toThrow(
        'Invalid ClickHouse URL in --clickhouse-url. Expected a URL without a query string (?) or fragment (#).',
      );
    },
  );

  it.each(['http://user%:secret@db:8123', 'http://user:50%off@db:8123'])(
    'must have %25 instead of % in its user name and password: %s',
    async (url) => {
      await expect(openEngine({ url })).rejects.toThrow(
        'Invalid ClickHouse URL in --clickhouse-url. Expected %25 instead of % in the user name and the password.',
      );
    },
  );
});

it('a server with too many data parts is reported as a busy engine', async () => {
  const { url } = await fakeClickhouse((response) => {
    response.writeHead(500, { 'x-clickhouse-exception-code': '252' }).end('Code: 252. DB::Exception: Too many parts');
  });
  const engine = await openEngine({ url });
  const inserted = engine.insert('default', 'otel_logs', [{ Body: 'x' }]);
  await expect(inserted).rejects.toThrow(new UnavailableError('The telemetry engine is too busy.'));
  await engine.close();
});

it.each([
  [210, 'Connection reset by peer'],
  [236, 'Server is shutting down'],
])('an interrupted statement with the code %d is not reported as a busy engine', async (code, text) => {
  const { url } = await fakeClickhouse((response) => {
    response.writeHead(500, { 'x-clickhouse-exception-code': `${code}` }).end(`Code: ${code}. DB::Exception: ${text}`);
  });
  const engine = await openEngine({ url });
  await expect(engine.query({ sql: 'SELECT 1' })).rejects.toThrow(
    new UnavailableError('The telemetry engine is stopping or cannot reach another node.'),
  );
  await engine.close();
});

it.each([502, 503, 504])(
  'a proxy that responds with %d is reported as an engine that does not respond',
  async (status) => {
    const { url } = await fakeClickhouse((response) => void response.writeHead(status).end('<html>Bad Gateway</html>'));
    const engine = await openEngine({ url });
    await expect(engine.query({ sql: 'SELECT 1' })).rejects.toThrow(
      new UnavailableError('The telemetry engine does not respond.'),
    );
    await engine.close();
  },
);

it('a proxy that rejects a long URL is reported as a statement that is too large', async () => {
  const { url } = await fakeClickhouse((response) => void response.writeHead(414).end());
  const engine = await openEngine({ url });
  await expect(engine.query({ sql: 'SELECT 1' })).rejects.toMatchObject({
    name: 'QueryTooLargeError',
    limit: 'statement',
  });
  await engine.close();
});

it('a server receives no URL that is longer than its default limit', async () => {
  const { url, requests } = await fakeClickhouse();
  const engine = await openEngine({ url });
  const text = 'x'.repeat(1024 ** 2);
  await expect(engine.query({ sql: 'SELECT {text:String}', parameters: { text } })).rejects.toMatchObject({
    name: 'QueryTooLargeError',
    limit: 'statement',
  });
  expect(requests).toEqual([]);
  await engine.close();
});
