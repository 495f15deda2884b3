import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../http/support/api.ts';
import { startForTest } from '../http/support/serve.ts';
import { postgres, type TestDatabase } from '../support/postgres.ts';
import { basic } from '../support/service.ts';

describe.skipIf(!postgres.isAvailable)('a string on PostgreSQL', () => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => {
    database = await postgres.database();
    server = await startForTest({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await server?.close();
    await database?.release();
  });

  it.each(['open-source', 'managed'] as const)(
    'with NUL, U+FFFF or invalid UTF-8 in an id, or with NUL in a query, causes no server error in the %s deployment',
    async (name) => {
      const api = server.caller(name);
      for (const kind of ['dashboards', 'alerts', 'webhooks', 'sources']) {
        for (const id of ['%00', `${'a'.repeat(23)}%00`, `%00${'a'.repeat(23)}`, '%ED%A0%80', '%C0%80', '%EF%BF%BF']) {
          const { status } = await api.get(`/${kind}/${id}`);
          expect([400, 404], `${kind} ${id}`).toContain(status);
        }
        for (const query of ['limit=%00', 'offset=1%00', '%00=1', 'limit=10&x=%00']) {
          const { status } = await api.get(`/${kind}?${query}`);
          expect([200, 400], query).toContain(status);
        }
      }
    },
  );

  it('with NUL causes a client error in the ids of a managed path', async () => {
    const api = server.caller('managed');
    const { organizationId, serviceId } = server.credentials.managed;
    const paths = [
      `/v1/organizations/%00/services/${serviceId}/observability/dashboards`,
      `/v1/organizations/${organizationId}/services/%00/observability/dashboards`,
      `/v1/organizations/${organizationId}/services/${serviceId.slice(1)}%00/observability/dashboards`,
      `/v1/organizations/${organizationId}/keys/%00`,
      `/v1/organizations/%00/keys`,
      `/v1/organizations/${organizationId}/services/${serviceId}/pipes/%00/settings`,
    ];
    // The second slash makes the path independent of the root of the client.
    for (const path of paths) expect([400, 403, 404], path).toContain((await api.get(`/${path}`)).status);
  });

  it('with NUL causes a client error in credentials', async () => {
    const api = server.caller('managed');
    for (const authorization of [basic('a\0b', 'c'), basic('a', '\0'), basic('\0', 'c')]) {
      expect((await createApi({ ...api, authorization }).get('/dashboards')).status).toBe(401);
    }
  });

  it('with NUL is rejected in a body, and other strings are stored exactly', async () => {
    const api = server.caller('open-source');
    expect((await api.send('POST', '/dashboards', { raw: '{"name":"\\u0000","tiles":[]}' })).status).toBe(400);
    expect((await api.send('POST', '/dashboards', { raw: '{"name":"x","tiles":[],"tags":["\\u0000"]}' })).status).toBe(
      400,
    );
    for (const text of ['\u0001', '\u007f', '😀', '\ufffe', '\\x00', "'; drop table teams; --", '$1', 'İ', '\u0301']) {
      const { id } = await api.create('/dashboards', { name: text, tiles: [] });
      expect((await api.get(`/dashboards/${id}`)).content.name).toBe(text);
    }
  });

  it('can be the longest name of a webhook, although an index enforces unique names', async () => {
    const api = server.caller('open-source');
    // PostgreSQL compresses long index entries and limits their size. This name is hard to compress, so an entry with the name itself
    // would be too long. The index contains a digest of the name.
    const name = Array.from({ length: 1024 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    const webhook = { name, service: 'generic', url: 'https://hooks.example.org/' };
    const created = await api.create('/webhooks', webhook);
    expect(created.name).toBe(name);
    expect((await api.post('/webhooks', webhook)).status).toBe(400);
    await api.create('/webhooks', { ...webhook, name: `${name.slice(0, -1)}!` });
  });
});
