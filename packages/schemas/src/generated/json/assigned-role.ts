// Generated from specs/managed/schemas/AssignedRole.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AssignedRole`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AssignedRole',
  type: 'object',
  description: 'A role of an API key.',
  required: ['roleId', 'roleName', 'roleType'],
  properties: {
    roleId: {
      type: 'string',
      format: 'uuid',
      description: 'Id of the role, for `assignedRoleIds`.',
      examples: ['6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02'],
    },
    roleName: { type: 'string', description: 'Name of the role, as in `roles`.', examples: ['developer'] },
    roleType: {
      type: 'string',
      enum: ['system'],
      description: '`system`: the role is defined by the service and cannot be changed.',
    },
  },
} as const;
