import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployments, type Json } from '../support/api.ts';
import { webhook } from '../support/request-bodies.ts';
import { startForTest } from '../support/serve.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'webhook-secrets-'));
let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest({ dataDir, telemetry: 'off' });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

/** Returns the secrets of a webhook in the store. No response contains them. */
function readStoredSecrets(id: string): Json {
  const store = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true });
  const row: Json = store.prepare('select headers, query_params, secret from webhooks where id = ?').get(id);
  store.close();
  return { headers: JSON.parse(row.headers), queryParams: JSON.parse(row.query_params), secret: row.secret };
}

const secrets = { headers: { a: 'b' }, queryParams: { c: 'd' }, secret: 'whsec-0123456789' };
const none = { headers: {}, queryParams: {}, secret: null };

describe.each(deployments)('the secrets of a webhook of the %s deployment', (name) => {
  it.each<[string, Json, Json]>([
    ['are kept if an update omits them', {}, secrets],
    ['are kept if only the name and the template change', { name: `${name} renamed`, body: '{}' }, secrets],
    ['are deleted if `url` changes', { url: 'https://elsewhere.example.org/' }, none],
    ['are deleted if `service` changes', { service: 'slack' }, none],
    ['can be cleared: headers', { headers: {} }, { ...secrets, headers: {} }],
    ['can be cleared: query parameters', { queryParams: {} }, { ...secrets, queryParams: {} }],
    ['can be cleared: the secret', { secret: null }, { ...secrets, secret: null }],
    [
      'lose the headers that an update of the headers omits',
      { headers: { x: 'y' } },
      { ...secrets, headers: { x: 'y' } },
    ],
    [
      'can be set with a new url',
      { url: 'https://new.example.org/', secret: 'x'.repeat(16) },
      { ...none, secret: 'x'.repeat(16) },
    ],
  ])('%s', async (_, change, expected) => {
    const api = server.caller(name);
    const body = webhook();
    const { id } = await api.create('/webhooks', { ...body, ...secrets });
    expect(readStoredSecrets(id)).toEqual(secrets);
    const { status, text } = await api.put(`/webhooks/${id}`, { ...body, ...change });
    expect(status).toBe(200);
    expect(text).not.toContain('whsec');
    expect(readStoredSecrets(id)).toEqual(expected);
  });

  it.each<[string, Json, string]>([
    ['a header', { headers: { authorization: 'hunter2\n' } }, '/headers/authorization'],
    ['a header that is not a string', { headers: { authorization: 42_424_242 } }, '/headers/authorization'],
    ['headers as a string', { headers: 'authorization: hunter2' }, '/headers'],
    ['a query parameter', { queryParams: { token: ['hunter2'] } }, '/queryParams/token'],
    ['a query parameter that is not a string', { queryParams: { token: 42_424_242 } }, '/queryParams/token'],
    ['a secret', { secret: 'hunter2' }, '/secret'],
    ['a secret that is not a string', { secret: 42_424_242 }, '/secret'],
    ['the secret of a Slack webhook', { service: 'slack', secret: 42_424_242 }, '/secret'],
  ])('are not in the error if they are invalid: %s', async (_, overrides, pointer) => {
    const { status, text, issues } = await server.caller(name).post('/webhooks', webhook(overrides));
    expect(status).toBe(400);
    expect(issues).toEqual([expect.objectContaining({ pointer, message: expect.stringMatching(/^expected /) })]);
    expect(text).not.toMatch(/hunter2|42424242/);
  });

  it.each<[string, Json]>([
    ['with a leading space', { url: ' https://hooks.example.org/services/T0/hunter2' }],
    ['that is not a URI', { url: 'https://hooks.example.org/services/T0/hunter2/é' }],
    ['of another scheme', { url: 'ftp://hooks.example.org/services/T0/hunter2' }],
    ['with a password', { url: 'https://user:hunter2@hooks.example.org/' }],
    ['of a private address', { url: 'http://127.0.0.1/services/T0/hunter2' }],
    ['that is too long', { url: `https://hooks.example.org/hunter2/${'a'.repeat(2_048)}` }],
    ['that is not a string', { url: 42_424_242 }],
    ['that is a list', { url: ['https://hooks.example.org/services/T0/hunter2'] }],
  ])('are not in the error if they are part of an invalid url: a url %s', async (_, overrides) => {
    for (const service of ['generic', 'slack']) {
      const { status, text, issues } = await server.caller(name).post('/webhooks', webhook({ ...overrides, service }));
      expect(status).toBe(400);
      expect(issues.map(({ pointer }) => pointer)).toContain('/url');
      expect(text).not.toMatch(/hunter2|42424242/);
    }
  });

  it('are kept if the webhook is written as it was read', async () => {
    const api = server.caller(name);
    const created = await api.create('/webhooks', webhook(secrets));
    expect((await api.put(`/webhooks/${created.id}`, created)).content).toEqual(created);
    expect(readStoredSecrets(created.id)).toEqual(secrets);
  });

  it('are kept if an update is rejected', async () => {
    const api = server.caller(name);
    const { id } = await api.create('/webhooks', webhook(secrets));
    await api.put(`/webhooks/${id}`, webhook({ url: 'http://127.0.0.1/' }));
    await api.put(`/webhooks/${id}`, webhook({ secret: null }), { 'if-match': '"other"' });
    expect(readStoredSecrets(id)).toEqual(secrets);
  });
});
