import type { Mutation } from './mutation.ts';

/** At least one mutation for every rule of `src/rules/files`. */
export const filesMutations: readonly Mutation[] = [
  {
    rule: 'component-file-name',
    api: 'managed',
    file: 'managed/responses/Source.yaml',
    from: `  ETag:
`,
    to: `  Etag:
`,
    at: '    $ref: ../../shared/headers/ETag.yaml',
  },
  {
    rule: 'path-file-name',
    api: 'managed',
    file: 'managed/openapi.yaml',
    from: '$ref: paths/keys.yaml',
    to: '$ref: paths/keys.item.yaml',
  },
  {
    rule: 'no-allof-wrapper',
    api: 'open-source',
    file: 'shared/schemas/SourceBase.yaml',
    from: `    $ref: ./SourceTable.yaml
`,
    to: `    allOf:
      - $ref: ./SourceTable.yaml
`,
  },
  {
    rule: 'one-document',
    api: 'managed',
    file: 'shared/schemas/TileInput.yaml',
    from: `properties:
`,
    to: `---
properties:
`,
  },
  {
    rule: 'shared-once',
    api: 'managed',
    file: 'managed/paths/keys.yaml',
    from: '- $ref: ../parameters/organizationId.yaml',
    to: `- name: organizationId
      in: path
      required: true
      description: Id of the organization that owns the API key.
      x-client-default: true
      schema:
        type: string
        format: uuid
        examples: [a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90]`,
  },
  {
    rule: 'info-version-in-sync',
    api: 'open-source',
    file: 'open-source/openapi.yaml',
    from: '  version: ',
    // Puts a 9 before the version.
    to: '  version: 9',
  },
  {
    rule: 'extension-known',
    api: 'open-source',
    file: 'open-source/paths/alerts.yaml',
    from: 'x-stability: stable',
    to: 'x-stabilty: stable',
  },
];
