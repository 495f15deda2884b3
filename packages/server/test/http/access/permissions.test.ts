import { beforeAll, describe, expect, it } from 'vitest';
import { managedOperations } from '../../../src/generated/managed.ts';
import type { Json } from '../support/api.ts';
import { unknownPath } from '../support/operation-requests.ts';
import { serveOrganization } from '../support/organization.ts';
import { dashboard } from '../support/request-bodies.ts';

const served = serveOrganization();

const roles = ['admin', 'developer', 'query_endpoints'] as const;

/** Returns true if the role may call the operation. */
function isAllowed(role: (typeof roles)[number], id: string, method: string): boolean {
  if (role === 'admin') return true;
  const reads = method === 'GET' || ['previewAlert', 'queryEvents', 'queryTile', 'validateDashboard'].includes(id);
  return role === 'developer' && !/Keys?$/.test(id) && reads;
}

describe('a key with the role', () => {
  const secrets: Record<string, Json> = {};
  beforeAll(async () => {
    for (const role of roles) secrets[role] = await served.keys().create('', { roles: [role] });
  });

  const cases = roles.flatMap((role) =>
    Object.entries(managedOperations).map(
      ([id, operation]) => [role, isAllowed(role, id, operation.method) ? 'can' : 'cannot', id, operation] as const,
    ),
  );

  it.each(cases)('%s %s call %s', async (role, verb, _, operation) => {
    const caller = served.callerOf(secrets[role]);
    const { status, message } = await caller.send(operation.method, unknownPath(operation, served.credentials));
    if (verb === 'can') return expect([200, 400, 404]).toContain(status);
    expect(status).toBe(403);
    expect(message).toContain('role');
    expect(message).toContain(role);
  });
});

describe('a key with an IP access list', () => {
  const getWith = async (...sources: string[]) => {
    const secret = await served.keys().create('', { ipAccessList: sources.map((source) => ({ source })) });
    return served.callerOf(secret).get('/dashboards');
  };

  it.each([
    [['127.0.0.1']],
    [['127.0.0.0/8']],
    [['0.0.0.0/0']],
    [['127.0.0.1/32']],
    [['::ffff:127.0.0.1']],
    [['::ffff:127.0.0.0/104']],
    [['10.0.0.1', '127.0.0.1']],
  ])('%j allows a client at 127.0.0.1', async (sources) => {
    expect((await getWith(...sources)).status).toBe(200);
  });

  it.each([[[]], [['127.0.0.2']], [['10.0.0.0/8']], [['::1']], [['::/0']], [['128.0.0.0/1', '10.0.0.1']]])(
    '%j rejects a client at 127.0.0.1 and names the reason',
    async (sources) => {
      const { status, message } = await getWith(...sources);
      expect(status).toBe(403);
      expect(message).toContain('IP address');
    },
  );

  it('uses the address of the connection and ignores headers', async () => {
    const secret = await served.keys().create('', { ipAccessList: [{ source: '192.0.2.7' }] });
    const caller = served.callerOf(secret);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      const value = header === 'forwarded' ? 'for=192.0.2.7' : '192.0.2.7';
      expect((await caller.get('/dashboards', { [header]: value })).status).toBe(403);
    }
  });

  it('applies a change to the next request', async () => {
    const secret = await served.keys().create('', { ipAccessList: [{ source: '192.0.2.7' }] });
    await served.keys().patch(`/${secret.key.id}`, { ipAccessList: [{ source: '127.0.0.1' }] });
    expect((await served.callerOf(secret).get('/dashboards')).status).toBe(200);
  });
});

describe('a key', () => {
  it('has the permissions of all its roles', async () => {
    const secret = await served.keys().create('', { roles: ['query_endpoints', 'developer'] });
    expect((await served.callerOf(secret).get('/dashboards')).status).toBe(200);
    expect((await served.callerOf(secret).post('/dashboards', dashboard())).status).toBe(403);
  });

  it('loses the permissions of a role that is removed', async () => {
    const secret = await served.keys().create('', { roles: ['admin'] });
    const caller = served.callerOf(secret);
    expect((await caller.post('/dashboards', dashboard())).status).toBe(200);
    await served.keys().patch(`/${secret.key.id}`, { roles: ['developer'] });
    expect((await caller.post('/dashboards', dashboard())).status).toBe(403);
  });

  it('is rejected after it is disabled and accepted after it is enabled', async () => {
    const secret = await served.keys().create('', {});
    const caller = served.callerOf(secret);
    expect((await caller.get('/dashboards')).status).toBe(200);
    await served.keys().patch(`/${secret.key.id}`, { state: 'disabled' });
    const { status, message } = await caller.get('/dashboards');
    expect(status).toBe(401);
    expect(message).toContain('not active');
    await served.keys().patch(`/${secret.key.id}`, { state: 'enabled' });
    expect((await caller.get('/dashboards')).status).toBe(200);
  });

  it('is rejected if it was created disabled', async () => {
    const secret = await served.keys().create('', { state: 'disabled' });
    expect((await served.callerOf(secret).get('/dashboards')).message).toContain('not active');
  });

  it('is reported as not active only to a client with its secret', async () => {
    const { keyId } = await served.keys().create('', { state: 'disabled' });
    expect((await served.callerOf({ keyId, keySecret: 'wrong' }).get('/dashboards')).message).toContain('not found');
  });

  it('expires at expireAt', async () => {
    const expireAt = new Date(served.clock.time + 60_000).toISOString();
    const secret = await served.keys().create('', { expireAt });
    const caller = served.callerOf(secret);
    served.clock.time += 59_999;
    expect((await caller.get('/dashboards')).status).toBe(200);
    served.clock.time += 1;
    const { status, message } = await caller.get('/dashboards');
    expect(status).toBe(401);
    expect(message).toContain('not active');
    await served.keys().patch(`/${secret.key.id}`, { expireAt: null });
    expect((await caller.get('/dashboards')).status).toBe(200);
  });

  it('has the minute of its last use in usedAt', async () => {
    const secret = await served.keys().create('', {});
    const usedAt = async () => (await served.keys().get(`/${secret.key.id}`)).content.usedAt;
    expect(await usedAt()).toBe(undefined);
    served.clock.time += 3_600_000;
    const minute = () => new Date(Math.floor(served.clock.time / 60_000) * 60_000).toISOString();
    await served.callerOf(secret).get('/dashboards');
    expect(await usedAt()).toBe(minute());
    const first = minute();
    served.clock.time += 120_000;
    expect(await usedAt()).toBe(first);
    await served.callerOf(secret).get('/nothing');
    expect(await usedAt()).toBe(first);
    await served.callerOf(secret).get('/sources');
    expect(await usedAt()).toBe(minute());
    const listed = (await served.keys().get('')).content.find((key: Json) => key.id === secret.key.id);
    expect(listed.usedAt).toBe(minute());
  });

  it('has no usedAt after a request that its role or IP access list rejects', async () => {
    const cases = [{ roles: ['query_endpoints'] }, { roles: ['admin'], ipAccessList: [{ source: '192.0.2.1' }] }];
    for (const body of cases) {
      const secret = await served.keys().create('', body);
      expect((await served.callerOf(secret).get('/dashboards')).status).toBe(403);
      expect((await served.keys().get(`/${secret.key.id}`)).content.usedAt).toBe(undefined);
    }
  });

  it('has no usedAt after a request with a wrong secret', async () => {
    const { key, keyId } = await served.keys().create('', {});
    await served.callerOf({ keyId, keySecret: 'wrong' }).get('/dashboards');
    expect((await served.keys().get(`/${key.id}`)).content.usedAt).toBe(undefined);
  });
});
