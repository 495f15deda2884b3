import type { ApiKey, ApiKeyPatch } from '@observability-api/schemas';

type Role = ApiKey['roles'][number];
type RoleId = NonNullable<ApiKeyPatch['assignedRoleIds']>[number];

/** The roles by their ids in the spec. The ids are the same in every installation. */
const ROLES_BY_ID: Readonly<Record<RoleId, Role>> = {
  '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e01': 'admin',
  '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02': 'developer',
  '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e03': 'query_endpoints',
};

/** Returns the roles that a request assigns: those of `assignedRoleIds`, or `roles` if `assignedRoleIds` is absent or empty. */
export function rolesOf({ assignedRoleIds = [], roles }: Pick<ApiKeyPatch, 'assignedRoleIds' | 'roles'>) {
  return assignedRoleIds.length > 0 ? assignedRoleIds.map((id) => ROLES_BY_ID[id]) : roles;
}

/** Returns the roles of a key with their ids. */
export function assignedRoles(roles: ApiKey['roles']): NonNullable<ApiKey['assignedRoles']> {
  return Object.entries(ROLES_BY_ID).flatMap(([roleId, roleName]) =>
    roles.includes(roleName) ? [{ roleId, roleName, roleType: 'system' as const }] : [],
  );
}
