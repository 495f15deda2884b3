import type { Mutation } from './mutation.ts';

/** At least one mutation for every rule of `src/rules/inputs`. */
export const inputsMutations: readonly Mutation[] = [
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
    rule: 'path-parameter-required',
    api: 'managed',
    file: 'managed/parameters/keyId.yaml',
    from: 'required: true\n',
    to: '',
    at: 'name: keyId',
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
];
