import type { Mutation } from './mutation.ts';

/** At least one mutation for every rule of `src/rules/operations`. */
export const operationsMutations: readonly Mutation[] = [
  {
    rule: 'operation-id-shape',
    api: 'managed',
    file: 'managed/paths/keys.yaml',
    from: 'operationId: listKeys',
    to: 'operationId: fetchKeys',
  },
  {
    rule: 'client-method-present-and-unique',
    api: 'managed',
    file: 'managed/paths/keys.item.yaml',
    from: 'x-client-method: keys.update',
    to: 'x-client-method: keys.get',
  },
  {
    rule: 'tag-owned',
    api: 'managed',
    file: 'managed/paths/keys.item.yaml',
    from: 'tags: [Keys]',
    to: 'tags: [Pipes]',
  },
  {
    rule: 'stability-marked',
    api: 'open-source',
    file: 'open-source/paths/sources.yaml',
    from: `  x-since: 1.0.0
`,
    to: '',
    at: 'get:',
  },
  {
    rule: 'deprecation-complete',
    api: 'open-source',
    file: 'open-source/paths/sources.yaml',
    from: `  x-stability: stable
`,
    to: `  x-stability: stable
  deprecated: true
`,
    at: 'deprecated: true',
  },
  {
    rule: 'roles-stated',
    api: 'managed',
    file: 'managed/paths/pipe-settings.yaml',
    from: 'x-roles: [admin]',
    to: 'x-roles: [admn]',
  },
  {
    rule: 'security-at-root',
    api: 'managed',
    file: 'managed/paths/keys.yaml',
    from: '  x-stability: stable',
    to: '  security: []\n  x-stability: stable',
  },
];
