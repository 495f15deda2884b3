import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, NotFoundError, PreconditionFailedError } from '../src/index.ts';
import { startTestServer } from '../src/testing.ts';
import { strict } from '../src/validation.ts';

afterEach(() => vi.unstubAllEnvs());

const options = { baseUrl: 'http://localhost:8000', apiKey: 'obsp_secret' };

describe('a client', () => {
  it.each([
    ['baseUrl', 'OBSERVABILITY_API_URL'],
    ['apiKey', 'OBSERVABILITY_API_KEY'],
  ])('requires the option `%s` or the variable %s', (option, variable) => {
    expect(() => createClient({ ...options, [option]: undefined })).toThrow(
      new TypeError(
        `Missing option \`${option}\`. Pass it to createClient or set the environment variable ${variable}.`,
      ),
    );
  });

  it('can be created from environment variables only', () => {
    vi.stubEnv('OBSERVABILITY_API_URL', options.baseUrl);
    vi.stubEnv('OBSERVABILITY_API_KEY', options.apiKey);
    expect(() => createClient()).not.toThrow();
  });

  it('does not print its key', () => {
    const api = createClient(options);
    expect(inspect(api, { depth: 10, showHidden: true }) + JSON.stringify(api)).not.toContain('secret');
  });

  it('sends its version in the User-Agent header', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const fetch = vi.fn(async (_url: string, _init: { headers: Record<string, string> }) =>
      Response.json({ data: [] }),
    );
    await createClient({ ...options, fetch }).alerts.list();
    expect(fetch.mock.calls[0]?.[1].headers['user-agent']).toBe(`observability-api-open-source/${version}`);
  });

  it('converts decimal strings in chart rows to numbers', async () => {
    const rows = [{ ts_bucket: '1768208400000', group: ['7'], 'series_0.data': '0.5' }];
    const fetch = async () => Response.json({ data: rows });
    const query = { startTime: 1, endTime: 2, series: [] };
    expect(await createClient({ ...options, fetch }).charts.series(query)).toEqual([
      { ts_bucket: 1768208400000, group: ['7'], 'series_0.data': 0.5, values: [0.5] },
    ]);
  });

  it('requests a picture with its options in the query and returns its text', async () => {
    const fetch = vi.fn(async (_url: string, _init: { headers: Record<string, string> }) => new Response('<svg/>'));
    const tile = { dashboardId: '6740a3f2c51e9b0012d4e8a1', tileId: '6740a3f2c51e9b0012d4e8a2' };
    const body = { tile, startTime: 1768208400000, endTime: 1768219200000 };
    const api = createClient({ ...options, fetch, validation: strict });
    expect(await api.charts.picture(body, { width: 320, timeZone: 'Europe/Berlin' })).toBe('<svg/>');
    const [url, { headers }] = fetch.mock.calls[0] ?? ['', { headers: {} }];
    expect(url).toBe(`${options.baseUrl}/api/v2/charts/query?width=320&timeZone=Europe%2FBerlin`);
    expect(headers['accept']).toBe('image/svg+xml');
  });

  it('throws the error of a picture that could not be drawn', async () => {
    const fetch = async () => Response.json({ message: 'No dashboard has this id.' }, { status: 404 });
    const picture = createClient({ ...options, fetch }).charts.picture({ tile: {}, startTime: 1, endTime: 2 } as never);
    await expect(picture).rejects.toThrow('No dashboard has this id.');
  });

  it('adds the values of all series to chart rows', async () => {
    const rows = [
      { ts_bucket: 1, group: [], 'series_0.data': null, 'series_2.data': 3 },
      { ts_bucket: 2, group: [] },
    ];
    const fetch = async () => Response.json({ data: rows });
    const query = { startTime: 1, endTime: 2, series: [] };
    const read = await createClient({ ...options, fetch }).charts.series(query);
    expect(read.map(({ values }) => values)).toEqual([[null, undefined, 3], []]);
  });
});

describe('a client of the real service', () => {
  it('creates, lists, changes and deletes with strict validation', async () => {
    await using server = await startTestServer({ client: { validation: strict } });
    const { dashboards } = server.client;
    const created = await dashboards.create({ name: 'one', tiles: [] }).withResponse();
    const { id } = created.data;
    await dashboards.create({ name: 'two', tiles: [] });
    const names = [];
    for await (const { name } of dashboards.list({ limit: 1 })) names.push(name);
    expect(names).toEqual(['one', 'two']);

    const renamed = await dashboards.modify(id, (draft) => {
      draft.name = 'renamed';
    });
    expect(renamed).toEqual({ ...created.data, name: 'renamed' });
    const stale = dashboards.update(id, { name: 'late', tiles: [] }, { ifMatch: created.etag });
    await expect(stale).rejects.toBeInstanceOf(PreconditionFailedError);

    await dashboards.delete(id);
    await expect(dashboards.get(id)).rejects.toBeInstanceOf(NotFoundError);
    const result = await dashboards.get(id).result();
    expect(result.ok ? undefined : result.error.body).toMatchObject({ message: expect.any(String) });
  });

  it('rejects an unknown option of the service', async () => {
    const started = startTestServer({ server: { rateLimt: '1/60' } });
    await expect(started).rejects.toThrow('Unknown option "rateLimt" of startServer: did you mean rateLimit?');
  });

  it('stops the service if the client cannot be created', async () => {
    const messages: string[] = [];
    const countServers = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = countServers();
    await startTestServer({ client: { retries: -1 } }).catch((error: Error) => messages.push(error.message));
    expect(messages).toEqual(['`retries` must be a number of at least 0, received -1.']);
    await expect.poll(countServers).toBe(before);
  });

  it('applies concurrent changes with modify', async () => {
    await using server = await startTestServer();
    const { dashboards } = server.client;
    const { id } = await dashboards.create({ name: '-', tiles: [] });
    const append = (letter: string) =>
      dashboards.modify(id, (draft) => {
        draft.name += letter;
      });
    await Promise.all(['a', 'b', 'c'].map(append));
    expect([...(await dashboards.get(id)).name].sort().join('')).toBe('-abc');
  });

  it('creates one dashboard for two equal requests with one idempotency key', async () => {
    await using server = await startTestServer();
    const { dashboards } = server.client;
    const body = { name: 'once', tiles: [] };
    const first = await dashboards.create(body, { idempotencyKey: 'k-1' });
    const second = await dashboards.create(body, { idempotencyKey: 'k-1' }).withResponse();
    expect(second.data).toEqual(first);
    expect(second.response.headers.get('idempotency-replayed')).toBe('true');
    expect((await dashboards.list()).meta?.total).toBe(1);
  });
});
