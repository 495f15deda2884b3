import type { Mutation } from './mutation.ts';

/** At least one mutation for every rule of `src/rules/text`. */
export const textMutations: readonly Mutation[] = [
  {
    rule: 'description-quality',
    api: 'open-source',
    file: 'shared/schemas/Tile.yaml',
    from: 'description: Title of the tile.',
    to: 'description: Name.',
  },
  {
    rule: 'summary-style',
    api: 'managed',
    file: 'managed/paths/keys.yaml',
    from: 'summary: List API keys',
    to: 'summary: List API keys.',
  },
  {
    rule: 'examples-present',
    api: 'open-source',
    file: 'shared/schemas/Tile.yaml',
    from: `    examples: [Server errors]
`,
    to: '',
    at: `type: string
    maxLength: 1024`,
  },
  {
    rule: 'examples-realistic',
    api: 'open-source',
    file: 'shared/examples/createWebhook.yaml',
    from: 'hooks.example.org',
    to: 'hooks.acme.dev',
  },
  {
    rule: 'no-brand-names',
    api: 'open-source',
    file: 'shared/schemas/SourceTable.yaml',
    from: 'Name of the database',
    to: 'Name of the ClickHouse database',
    at: 'description: >-',
  },
  {
    rule: 'examples-in-list',
    api: 'managed',
    file: 'managed/parameters/keyId.yaml',
    from: 'examples: [4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10]',
    to: 'example: 4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10',
  },
  {
    rule: 'description-quality',
    api: 'managed',
    file: 'managed/paths/keys.item.yaml',
    from: 'Deletes the key permanently. Requests with the key return 401 from then on. A key cannot delete itself.',
    // A copy of the description of the operation `getSource`.
    to: 'Returns one source. Credentials of its connection are never returned.',
  },
  {
    rule: 'summary-style',
    api: 'managed',
    file: 'managed/paths/keys.yaml',
    from: 'summary: List API keys',
    to: 'summary: List API Keys',
  },
];
