import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type FetchInit } from '../src/index.ts';
import { createKeyMaterial } from '../src/key-material.ts';
import { rewrite } from '../src/rewrite.ts';
import { startTestServer } from '../src/testing.ts';
import { strict, ValidationError } from '../src/validation.ts';

afterEach(() => vi.unstubAllEnvs());

const options = {
  baseUrl: 'http://localhost:8000',
  keyId: 'AbCdEfGhIjKlMnOpQrSt',
  keySecret: 'obsk_secret',
  organizationId: '0b9c1f5e-7a0a-4c39-9a1e-2d3c4b5a6978',
};

/** Creates a `fetch` that records its calls. */
function recordingFetch(body: unknown) {
  const fetch = vi.fn(async (_url: string, _init: { headers: Record<string, string>; body: string | null }) =>
    Response.json(body),
  );
  return { fetch, sent: () => fetch.mock.calls.map(([url, { headers }]) => [url, headers['authorization']]) };
}

describe('a client', () => {
  it.each([
    ['baseUrl', 'OBSERVABILITY_API_URL'],
    ['keyId', 'OBSERVABILITY_API_KEY_ID'],
    ['keySecret', 'OBSERVABILITY_API_KEY_SECRET'],
    ['organizationId', 'OBSERVABILITY_API_ORGANIZATION_ID'],
  ])('requires the option `%s` or the variable %s', (option, variable) => {
    expect(() => createClient({ ...options, [option]: undefined })).toThrow(
      new TypeError(
        `Missing option \`${option}\`. Pass it to createClient or set the environment variable ${variable}.`,
      ),
    );
  });

  it('requires a service only for operations within a service', async () => {
    const { fetch, sent } = recordingFetch({ status: 200, requestId: 'id', result: [] });
    const api = createClient({ ...options, fetch });
    await api.keys.list();
    await api.dashboards.list({ serviceId: 'svc-2' });
    await expect(api.dashboards.list()).rejects.toThrow(
      new TypeError(
        'listDashboards: Missing option `serviceId`. Pass it to createClient or set the environment variable OBSERVABILITY_API_SERVICE_ID.',
      ),
    );
    vi.stubEnv('OBSERVABILITY_API_SERVICE_ID', 'svc-3');
    await createClient({ ...options, fetch }).dashboards.list();
    const organization = `http://localhost:8000/v1/organizations/${options.organizationId}`;
    expect(sent().map(([url]) => url)).toEqual([
      `${organization}/keys`,
      `${organization}/services/svc-2/observability/dashboards`,
      `${organization}/services/svc-3/observability/dashboards`,
    ]);
  });

  it('looks up the key id and the secret together after a 401', async () => {
    let current = 'old';
    const fetch = async (_url: string, { headers }: { headers: Record<string, string> }) => {
      const isCurrent = headers['authorization'] === `Basic ${btoa('id-new:secret-new')}`;
      current = 'new';
      return isCurrent
        ? Response.json({ status: 200, result: [] })
        : Response.json({ status: 401, error: 'UNAUTHORIZED: no' }, { status: 401 });
    };
    const rotating = { keyId: () => `id-${current}`, keySecret: async () => `secret-${current}` };
    const { attempts } = await createClient({ ...options, ...rotating, fetch })
      .keys.list()
      .withResponse();
    expect(attempts).toBe(2);
  });

  it('does not print its secret', () => {
    const api = createClient(options);
    // `b2Jza1` is the start of the secret in Base64, as in the Authorization header.
    expect(inspect(api, { depth: 10, showHidden: true }) + JSON.stringify(api)).not.toMatch(/obsk_|b2Jza1/);
  });

  it('maps names of paths and settings in requests and responses', async () => {
    const wrong = recordingFetch({ status: 200, result: { x_max_threads: 'many' } });
    const { fetch } = recordingFetch({ status: 200, result: { x_max_threads: 16 } });
    const aliases = rewrite({ paths: { pipes: 'x-pipes' }, propertyPrefixes: { db_: 'x_' } });
    const ofService = { ...options, serviceId: 'svc', rewrite: aliases };
    const strictApi = createClient({ ...ofService, fetch: wrong.fetch, validation: strict });
    // The id of the pipe equals a path segment with an alias. Ids are not renamed.
    const error = await strictApi.pipeSettings.update('pipes', { db_max_threads: 16 }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ message: expect.stringContaining('db_max_threads: ') });
    expect(wrong.fetch.mock.calls[0]?.[0]).toContain('/services/svc/x-pipes/pipes/settings');
    expect(wrong.fetch.mock.calls[0]?.[1].body).toBe('{"x_max_threads":16}');
    const lenient = createClient({ ...ofService, fetch });
    expect(await lenient.pipeSettings.get('pipes')).toEqual({ db_max_threads: 16 });
  });
});

describe('key material', () => {
  it('has an id of 20 letters and digits, a secret, and their digests', async () => {
    const { keyId, keySecret, hashData } = await createKeyMaterial();
    const digest = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(keyId).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(keySecret).toMatch(/^obsk_[A-Za-z0-9]{43}$/);
    expect(hashData).toEqual({
      keyIdHash: digest(keyId),
      keyIdSuffix: keyId.slice(-4),
      keySecretHash: digest(keySecret),
    });
  });

  it('is unique and uniformly distributed', async () => {
    const keys = await Promise.all(Array.from({ length: 400 }, createKeyMaterial));
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(400);
    const letters = keys.map(({ keySecret }) => keySecret.slice('obsk_'.length)).join('');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 17,200 characters: 277 of each on average. A difference of 100 is six standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 277)).toBeLessThan(100);
  });

  it('creates a key without sending its secret', async () => {
    const bodies: (string | null)[] = [];
    const fetch = (url: string, init: FetchInit) => {
      bodies.push(init.body);
      return globalThis.fetch(url, init);
    };
    await using server = await startTestServer({ client: { validation: strict, fetch } });
    const { keyId, keySecret, hashData } = await createKeyMaterial();
    const created = await server.client.keys.create({ name: 'Ours', roles: ['developer'], hashData });
    expect(created).not.toHaveProperty('keySecret');
    expect(bodies).toEqual([expect.stringContaining(hashData.keySecretHash)]);
    expect(bodies[0]).not.toContain(keySecret);
    const reader = createClient({ ...server.credentials.managed, keyId, keySecret });
    expect((await reader.dashboards.list()).items).toEqual([]);
  });
});

describe('pipe settings of the real service', () => {
  it('can be modified', async () => {
    await using server = await startTestServer({ client: { validation: strict } });
    const { pipeSettings } = server.client;
    const { pipeId } = server.credentials.managed;
    const changed = await pipeSettings.modify(pipeId, (draft) => {
      draft.db_max_threads = 16;
    });
    expect(changed).toEqual(await pipeSettings.get(pipeId));
    expect(changed.db_max_threads).toBe(16);
  });
});
