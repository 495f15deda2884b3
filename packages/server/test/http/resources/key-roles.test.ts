import { describe, expect, it } from 'vitest';
import { issueCodes } from '../support/api.ts';
import { roleIds, serveOrganization } from '../support/organization.ts';
import { UNKNOWN_UUID } from '../support/request-bodies.ts';

const served = serveOrganization();

describe('the roles of an API key', () => {
  const keys = () => served.keys();

  it('can be set by their ids, and are returned as names and as ids', async () => {
    const { key } = await keys().create('', { name: 'a', assignedRoleIds: [roleIds.query_endpoints, roleIds.admin] });
    expect(key.roles).toEqual(['query_endpoints', 'admin']);
    expect(key.assignedRoles).toEqual([
      { roleId: roleIds.admin, roleName: 'admin', roleType: 'system' },
      { roleId: roleIds.query_endpoints, roleName: 'query_endpoints', roleType: 'system' },
    ]);
    const patched = await keys().patch(`/${key.id}`, { assignedRoleIds: [roleIds.developer] });
    expect(patched.content).toMatchObject({ roles: ['developer'], assignedRoles: [{ roleId: roleIds.developer }] });
  });

  it('do not depend on `assignedRoleIds` if it is an empty list, which some clients send', async () => {
    const body = {
      name: 'a',
      state: 'enabled',
      roles: ['admin'],
      assignedRoleIds: [],
      ipAccessList: [{ source: '::1' }],
    };
    const { key } = await keys().create('', body);
    expect(key.roles).toEqual(['admin']);
    expect((await keys().patch(`/${key.id}`, { name: 'b', assignedRoleIds: [] })).content.roles).toEqual(['admin']);
    expect((await keys().create('', { assignedRoleIds: [] })).key.roles).toEqual(['developer']);
  });

  it('are those of `assignedRoleIds` if a request has both lists', async () => {
    const { key } = await keys().create('', { roles: ['admin'], assignedRoleIds: [roleIds.developer] });
    expect(key.roles).toEqual(['developer']);
  });

  it('cannot be changed by ids to remove admin from the key of the caller', async () => {
    const { key, ...secret } = await keys().create('', { roles: ['admin'] });
    const change = await served.keysAs(secret).patch(`/${key.id}`, { assignedRoleIds: [roleIds.developer] });
    expect([change.status, change.message]).toEqual([
      409,
      'An API key cannot remove its own admin role. Use another key.',
    ]);
  });

  it('must have known ids', async () => {
    expect(issueCodes(await keys().post('', { assignedRoleIds: [UNKNOWN_UUID] }))).toEqual(['/assignedRoleIds/0 enum']);
  });
});
