// Generated from specs/managed/schemas/AssignedRole.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A role of an API key. */
export interface AssignedRole {
  /**
   * Id of the role, for `assignedRoleIds`.
   *
   * A UUID.
   * @example '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02'
   */
  roleId: string;
  /**
   * Name of the role, as in `roles`.
   * @example 'developer'
   */
  roleName: string;
  /** `system`: the role is defined by the service and cannot be changed. */
  roleType: 'system';
}

/** Validates {@link AssignedRole}. */
export const AssignedRole: Schema<AssignedRole> = /* @__PURE__ */ schema<AssignedRole>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      roleId: { type: 'string', format: uuid },
      roleName: { type: 'string' },
      roleType: { type: 'string', enum: ['system'] },
    },
  }),
  'response',
  isAssignedRole,
);

/** Returns true if the value is a valid {@link AssignedRole}. */
export function isAssignedRole(value: unknown): value is AssignedRole {
  if (!isObject(value)) return false;
  const { roleId, roleName, roleType } = value;
  return typeof roleId === 'string' && isUuid(roleId) && typeof roleName === 'string' && roleType === 'system';
}
