import type { Fault } from './fault.ts';

/** At least one planted issue for every rule. */
export const faults: readonly Fault[] = [
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
    rule: 'error-responses-complete',
    api: 'managed',
    file: 'managed/paths/keys.yaml',
    from: `    "403":
      $ref: ../responses/Forbidden.yaml
`,
    to: '',
    at: '  responses:',
  },
  {
    rule: 'error-response-shared',
    api: 'open-source',
    file: 'open-source/paths/sources.yaml',
    from: `    "401":
      $ref: ../responses/Unauthorized.yaml
`,
    to: `    "401":
      description: There are no usable credentials.
`,
  },
  {
    rule: 'error-envelope',
    api: 'managed',
    file: 'managed/schemas/ManagedError.yaml',
    from: 'required: [status, error, requestId]',
    to: 'required: [status, error]',
    at: 'type: object',
  },
  {
    rule: 'success-envelope',
    api: 'managed',
    file: 'managed/responses/Deleted.yaml',
    from: `      required: [status, requestId]
`,
    to: `      required: [status]
`,
    at: 'type: object',
  },
  {
    rule: 'list-paginated',
    api: 'open-source',
    file: 'open-source/paths/sources.yaml',
    from: `    - $ref: ../../shared/parameters/offset.yaml
`,
    to: '',
    at: 'get:',
  },
  {
    rule: 'rate-limit-documented',
    api: 'open-source',
    file: 'open-source/responses/TooManyRequests.yaml',
    from: `  Retry-After:
    $ref: ../../shared/headers/Retry-After.yaml
`,
    to: '',
    at: 'headers:',
  },
  {
    rule: 'request-id-documented',
    api: 'open-source',
    file: 'open-source/responses/Timeout.yaml',
    from: `  X-Request-Id:
    $ref: ../../shared/headers/X-Request-Id.yaml
`,
    to: '',
    at: 'headers:',
  },
  {
    rule: 'etag-on-single-resources',
    api: 'open-source',
    file: 'open-source/responses/Source.yaml',
    from: `  ETag:
    $ref: ../../shared/headers/ETag.yaml
`,
    to: '',
    at: 'description:',
  },
  {
    rule: 'no-top-level-array',
    api: 'open-source',
    file: 'open-source/responses/Deleted.yaml',
    from: `      type: object
`,
    to: `      type: array
`,
  },
  {
    rule: 'webhook-responses-described',
    api: 'managed',
    file: 'shared/webhooks/alertNotification.yaml',
    from: `    3XX:
      $ref: ../responses/DeliveryRedirected.yaml
`,
    to: '',
    at: 'responses:',
  },
  {
    rule: 'request-body-required',
    api: 'open-source',
    file: 'open-source/paths/charts.series.yaml',
    from: `    required: true
`,
    to: '',
    at: 'requestBody:',
  },
  {
    rule: 'integer-bounded',
    api: 'managed',
    file: 'managed/schemas/PipeSettingsInput.yaml',
    from: `    maximum: 60000
`,
    to: '',
    at: 'type: [integer, "null"]',
  },
  {
    rule: 'string-bounded',
    api: 'open-source',
    file: 'shared/schemas/DashboardInput.yaml',
    from: `    maxLength: 1024
`,
    to: '',
    at: 'type: string',
  },
  {
    rule: 'array-bounded',
    api: 'open-source',
    file: 'shared/schemas/DashboardInput.yaml',
    from: `    maxItems: 500
`,
    to: '',
    at: 'type: array',
  },
  {
    rule: 'map-bounded',
    api: 'open-source',
    file: 'shared/schemas/WebhookHeaders.yaml',
    from: `maxProperties: 100
`,
    to: '',
    at: 'type: object',
  },
  {
    rule: 'additional-properties-policy',
    api: 'open-source',
    file: 'shared/schemas/TileInput.yaml',
    from: `additionalProperties: false
`,
    to: '',
    at: 'type: object',
  },
  {
    rule: 'required-with-no-default',
    api: 'open-source',
    file: 'open-source/schemas/ChartSeries.yaml',
    from: `    type: string
    pattern`,
    to: `    default: 6740a3f2c51e9b0012d4e8d1
    type: string
    pattern`,
  },
  {
    rule: 'request-response-separation',
    api: 'open-source',
    file: 'shared/schemas/Alert.yaml',
    from: '    description: Assigned by the service.',
    to: `    writeOnly: true
    description: Assigned by the service.`,
  },
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
    description: When the key was created`,
  },
  {
    rule: 'discriminator-required',
    api: 'open-source',
    file: 'shared/schemas/Source.yaml',
    from: `discriminator:
  propertyName: kind
`,
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
    from: ' If null or omitted, the title is generated from the name of the tile.',
    to: '',
    at: 'type: [string, "null"]',
  },
  {
    rule: 'no-inline-object',
    api: 'open-source',
    file: 'shared/schemas/LogSource.yaml',
    from: `    $ref: ./SourceTable.yaml
    description: The table that stores the data.
`,
    to: `    type: object
    description: The table that stores the data.
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
    file: 'shared/schemas/LogSource.yaml',
    from: `    $ref: ./SourceTable.yaml
`,
    to: `    type: object
`,
  },
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
  },
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
    file: 'shared/schemas/LogSource.yaml',
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
    from: 'version: 0.0.0',
    to: 'version: 0.0.1',
  },
  {
    rule: 'extension-known',
    api: 'open-source',
    file: 'open-source/paths/alerts.yaml',
    from: 'x-stability: stable',
    to: 'x-stabilty: stable',
  },
  {
    rule: 'security-at-root',
    api: 'managed',
    file: 'managed/paths/keys.yaml',
    from: '  x-stability: stable',
    to: '  security: []\n  x-stability: stable',
  },
  {
    rule: 'path-parameter-required',
    api: 'managed',
    file: 'managed/parameters/keyId.yaml',
    from: 'required: true\n',
    to: '',
    at: 'name: keyId',
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
    rule: 'examples-in-list',
    api: 'managed',
    file: 'managed/parameters/keyId.yaml',
    from: 'examples: [4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10]',
    to: 'example: 4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10',
  },
  {
    rule: 'required-with-no-default',
    api: 'managed',
    file: 'managed/parameters/keyId.yaml',
    from: `schema:
`,
    to: `schema:
  default: 4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10
`,
    at: 'default:',
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
  {
    rule: 'description-quality',
    api: 'managed',
    file: 'managed/paths/keys.item.yaml',
    from: 'Deletes the key permanently. Requests with the key return 401 from then on. A key cannot delete itself.',
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
