import { describe, expect, it } from 'vitest';
import { START } from '../../support/service.ts';
import { issueCodes, type Json } from '../support/api.ts';
import { digest, roleIds, serveOrganization, startOrganization } from '../support/organization.ts';
import { text, UNKNOWN_UUID } from '../support/request-bodies.ts';

const served = serveOrganization();

describe('an API key', () => {
  const keys = () => served.keys();

  it('has the defaults if it is created with an empty body', async () => {
    const created = await keys().create('', {});
    expect(created).toEqual({
      key: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
        name: 'API key',
        state: 'enabled',
        roles: ['developer'],
        keySuffix: created.keyId.slice(-4),
        createdAt: new Date(START).toISOString(),
        expireAt: null,
        ipAccessList: [{ source: '0.0.0.0/0' }, { source: '::/0' }],
        assignedRoles: [{ roleId: roleIds.developer, roleName: 'developer', roleType: 'system' }],
      },
      keyId: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      keySecret: expect.any(String),
    });
    expect(created.keySecret.length).toBeGreaterThan(40);
    expect((await keys().get(`/${created.key.id}`)).content).toEqual(created.key);
  });

  it('has the written properties', async () => {
    const body = {
      name: 'Deploys',
      state: 'disabled',
      roles: ['query_endpoints', 'admin'],
      expireAt: '2027-01-01T02:00:00+02:00',
      ipAccessList: [{ source: '10.0.0.0/8', description: 'Office' }, { source: '2001:db8::/32' }],
    };
    const { key } = await keys().create('', body);
    expect(key).toMatchObject({ ...body, expireAt: '2027-01-01T00:00:00.000Z' });
  });

  it('has its key id and its secret only in the response to its creation', async () => {
    const { key, keyId, keySecret } = await keys().create('', {});
    const responses = [
      await keys().get(`/${key.id}`),
      await keys().get(''),
      await keys().patch(`/${key.id}`, { name: 'b' }),
    ];
    for (const { status, text: body } of responses) {
      expect(status).toBe(200);
      for (const secret of [keyId, keySecret, digest(keyId), digest(keySecret)]) expect(body).not.toContain(secret);
    }
  });

  it.each([null, ''])('never expires if expireAt is %j', async (expireAt) => {
    const { key } = await keys().create('', { expireAt });
    expect(key.expireAt).toBe(null);
  });

  it('no longer expires after a patch of expireAt to null or an empty string', async () => {
    for (const expireAt of [null, '']) {
      const { key } = await keys().create('', { expireAt: '2027-01-01T00:00:00Z' });
      expect((await keys().patch(`/${key.id}`, { name: 'kept' })).content.expireAt).toBe('2027-01-01T00:00:00.000Z');
      expect((await keys().patch(`/${key.id}`, { expireAt })).content.expireAt).toBe(null);
    }
  });

  it('keeps the properties that a patch omits', async () => {
    const body = { name: 'a', roles: ['admin'], ipAccessList: [{ source: '10.0.0.1' }], state: 'disabled' };
    const { key } = await keys().create('', body);
    expect((await keys().patch(`/${key.id}`, {})).content).toEqual(key);
    const patches: Json[] = [
      { name: 'b' },
      { state: 'enabled' },
      { roles: ['developer', 'query_endpoints'] },
      { ipAccessList: [{ source: '::1', description: '' }] },
      { expireAt: '2030-01-01T00:00:00.000Z' },
      { ipAccessList: [] },
      { state: 'disabled' },
    ];
    let { assignedRoles: _, ...expected } = key;
    for (const patch of patches) {
      expected = { ...expected, ...patch };
      const { assignedRoles, ...properties } = (await keys().patch(`/${key.id}`, patch)).content;
      expect(properties).toEqual(expected);
      expect(assignedRoles.map(({ roleName }: Json) => roleName)).toEqual(expected.roles);
    }
  });

  it('can be patched with its own representation', async () => {
    const { key } = await keys().create('', {
      ipAccessList: [{ source: '10.0.0.1' }],
      expireAt: '2030-01-01T00:00:00Z',
    });
    expect((await keys().patch(`/${key.id}`, key)).content).toEqual(key);
    expect((await keys().post('', key)).content.key).toMatchObject({ name: key.name, expireAt: key.expireAt });
  });

  it('can be patched with its own representation after it has expired, but not with another expiry in the past', async () => {
    const { key } = await keys().create('', { expireAt: new Date(served.clock.time + 1000).toISOString() });
    served.clock.time += 1000;
    expect((await keys().patch(`/${key.id}`, { ...key, name: 'Old' })).content).toEqual({ ...key, name: 'Old' });
    const expireAt = new Date(served.clock.time - 1).toISOString();
    expect(issueCodes(await keys().patch(`/${key.id}`, { expireAt }))).toEqual(['/expireAt minimum']);
    served.clock.time -= 1000;
  });

  it('is not found after a delete', async () => {
    const { key, keyId, keySecret } = await keys().create('', {});
    expect((await keys().delete(`/${key.id}`)).status).toBe(200);
    expect((await keys().get(`/${key.id}`)).status).toBe(404);
    expect((await keys().patch(`/${key.id}`, {})).status).toBe(404);
    expect((await keys().delete(`/${key.id}`)).status).toBe(404);
    expect((await served.callerOf({ keyId, keySecret }).get('/sources')).status).toBe(401);
  });

  it.each(['unknown', UNKNOWN_UUID, 'a'.repeat(64)])('is not found by the unknown id %s', async (id) => {
    expect((await keys().get(`/${id}`)).status).toBe(404);
  });

  it.each<[string, Json, string[]]>([
    ['an empty name', { name: '' }, ['/name minLength']],
    ['a name of 257 characters', { name: text(257) }, ['/name maxLength']],
    ['a name that is null', { name: null }, ['/name type']],
    ['an unknown state', { state: 'expired' }, ['/state enum']],
    ['no roles', { roles: [] }, ['/roles minItems']],
    ['an unknown role', { roles: ['owner'] }, ['/roles/0 enum']],
    ['a role twice', { roles: ['admin', 'admin'] }, ['/roles/1 uniqueItems']],
    ['an expiry in the past', { expireAt: new Date(START - 1000).toISOString() }, ['/expireAt minimum']],
    ['an expiry at the current time', { expireAt: new Date(START).toISOString() }, ['/expireAt minimum']],
    ['an expiry without a time', { expireAt: '2027-01-01' }, ['/expireAt format', '/expireAt minLength']],
    ['a list that is null', { ipAccessList: null }, ['/ipAccessList type']],
    ['an entry without source', { ipAccessList: [{ description: 'a' }] }, ['/ipAccessList/0/source required']],
    [
      'an entry with an unknown property',
      { ipAccessList: [{ source: '::1', from: 1 }] },
      ['/ipAccessList/0/from unknownProperty'],
    ],
    ...['10.0.0', '10.0.0.256', '10.0.0.0/33', '::1/129', 'localhost', '0x7f.0.0.1', '010.0.0.1', '10.0.0.1-9'].map(
      (source): [string, Json, string[]] => [
        `the address ${source}`,
        { ipAccessList: [{ source: '10.0.0.1' }, { source }] },
        ['/ipAccessList/1/source format'],
      ],
    ),
    ['a secret in plain text', { keySecret: 'x' }, ['/keySecret unknownProperty']],
  ])('cannot have %s', async (_, body, expected) => {
    const { key } = await keys().create('', {});
    for (const response of [await keys().post('', body), await keys().patch(`/${key.id}`, body)]) {
      expect(response.status).toBe(400);
      expect(issueCodes(response).sort()).toEqual(expected.sort());
    }
    expect((await keys().get(`/${key.id}`)).content).toEqual(key);
    await keys().delete(`/${key.id}`);
  });

  it('is not created without a body', async () => {
    expect((await keys().send('POST', '')).status).toBe(400);
    expect((await keys().post('', null)).status).toBe(400);
  });
});

describe('a key that changes itself', () => {
  const createOwnKey = async () => {
    const { key, ...secret } = await served.keys().create('', { roles: ['admin', 'developer'] });
    return { path: `/${key.id}`, ownKeys: served.keysAs(secret) };
  };

  it.each<[string, Json]>([
    ['lose the role admin', { roles: ['developer'] }],
    ['exclude the address of the client', { ipAccessList: [{ source: '192.0.2.0/24' }, { source: '::1' }] }],
    ['exclude all addresses', { ipAccessList: [] }],
    ['be disabled', { state: 'disabled' }],
  ])('cannot %s, but another key can apply the same change', async (_, patch) => {
    const { path, ownKeys } = await createOwnKey();
    const { status, message } = await ownKeys.patch(path, patch);
    expect(status).toBe(409);
    expect(message).toContain('Use another key');
    expect((await ownKeys.get(path)).status).toBe(200);
    expect((await served.keys().patch(path, patch)).status).toBe(200);
    expect((await ownKeys.get(path)).status).not.toBe(200);
  });

  it('cannot delete itself, but another key can delete it', async () => {
    const { path, ownKeys } = await createOwnKey();
    const { status, message } = await ownKeys.delete(path);
    expect([status, message]).toEqual([409, expect.stringContaining('another key')]);
    expect((await ownKeys.get(path)).status).toBe(200);
    expect((await served.keys().delete(path)).status).toBe(200);
  });

  it('cannot expire in the past', async () => {
    const { path, ownKeys } = await createOwnKey();
    const response = await ownKeys.patch(path, { expireAt: new Date(served.clock.time - 1).toISOString() });
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual(['/expireAt minimum']);
  });

  it('can make changes after which it still has access', async () => {
    const { path, ownKeys } = await createOwnKey();
    const patches = [
      { state: 'enabled', name: 'Renamed' },
      { roles: ['admin'] },
      { ipAccessList: [{ source: '127.0.0.0/8' }] },
      { expireAt: new Date(served.clock.time + 60_000).toISOString() },
    ];
    for (const patch of patches) expect((await ownKeys.patch(path, patch)).status).toBe(200);
  });
});

describe('an organization', () => {
  it('has at most 100 keys and can create one after a delete', async () => {
    const organization = await startOrganization();
    try {
      const keys = organization.keys();
      let lastId = '';
      for (let count = 1; count < 100; count += 1) lastId = (await keys.create('', {})).key.id;
      const { status, message } = await keys.post('', {});
      expect(status).toBe(409);
      expect(message).toContain('100');
      expect((await keys.get('')).json.meta.total).toBe(100);
      expect((await keys.delete(`/${lastId}`)).status).toBe(200);
      const responses = await Promise.all([keys.post('', {}), keys.post('', {})]);
      expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    } finally {
      await organization.close();
    }
  });
});
