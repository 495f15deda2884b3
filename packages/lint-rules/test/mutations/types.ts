import type { Mutation } from './mutation.ts';

/** At least one mutation for every rule of `src/rules/types`. */
export const typesMutations: readonly Mutation[] = [
  {
    rule: 'uuid-format',
    api: 'managed',
    file: 'managed/schemas/ApiKey.yaml',
    from: `    format: uuid
`,
    to: '',
    at: 'type: string',
  },
  {
    rule: 'time-format',
    api: 'managed',
    file: 'managed/schemas/ApiKey.yaml',
    from: `    type: string
    format: date-time
`,
    to: `    type: string
`,
    at: `type: string
    description: Creation time of the key`,
  },
  {
    rule: 'discriminator-required',
    api: 'open-source',
    file: 'shared/schemas/Source.yaml',
    from: `discriminator:
  propertyName: kind
`,
    // Renames `discriminator` instead of removing it: the lines below it are its `mapping`.
    to: `x-was:
  propertyName: kind
`,
    at: 'oneOf:',
  },
  {
    rule: 'enum-documented',
    api: 'open-source',
    file: 'shared/schemas/AlertInterval.yaml',
    from: 'enum: [30s,',
    to: 'enum: [2m, 30s,',
  },
  {
    rule: 'nullable-style',
    api: 'open-source',
    file: 'shared/schemas/AlertInput.yaml',
    from: ` If null or omitted, \`displayName\` is the title. If both are null or omitted, the title is
      generated from the name of the tile, saved search or chart.`,
    to: '',
    at: 'type: [string, "null"]',
  },
  {
    rule: 'no-inline-object',
    api: 'open-source',
    file: 'shared/schemas/SourceBase.yaml',
    from: '    $ref: ./SourceTable.yaml\n',
    to: `    type: object
    properties:
      table:
        type: string
        description: The table of the events.
        examples: [otel_logs]
`,
  },
  {
    rule: 'no-free-form',
    api: 'open-source',
    file: 'shared/schemas/SourceBase.yaml',
    from: `    $ref: ./SourceTable.yaml
`,
    to: `    type: object
`,
  },
  {
    rule: 'default-valid',
    api: 'managed',
    file: 'managed/schemas/ApiKeyInput.yaml',
    from: 'default: enabled',
    to: 'default: enable',
  },
  {
    rule: 'bounds-possible',
    api: 'managed',
    file: 'managed/schemas/ApiKeyInput.yaml',
    from: 'minItems: 1',
    to: 'minItems: 4',
  },
  {
    rule: 'numbers-exact',
    api: 'open-source',
    file: 'shared/parameters/offset.yaml',
    from: 'maximum: 2147483647',
    to: 'maximum: 9223372036854775807',
  },
  {
    rule: 'keyword-of-type',
    api: 'open-source',
    file: 'shared/schemas/AlertInput.yaml',
    from: 'maxLength: 512',
    to: 'maxItems: 512',
  },
  {
    rule: 'property-name-style',
    api: 'managed',
    file: 'managed/schemas/PipeSettingsInput.yaml',
    from: 'db_max_threads:',
    to: 'dbMaxThreads:',
  },
  {
    rule: 'no-free-form',
    api: 'open-source',
    file: 'shared/schemas/Tile.yaml',
    from: `    type: string
    maxLength: 1024
    description: Title of the tile.
`,
    to: `    description: Title of the tile.
`,
  },
];
