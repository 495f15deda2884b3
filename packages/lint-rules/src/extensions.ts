/** The type of the value of an extension. */
export type ExtensionValue =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum?: readonly string[]; readonly pattern?: string }
  | { readonly type: 'array'; readonly items: 'string' | 'object' }
  | { readonly type: 'object'; readonly required: readonly string[] };

/** A supported extension. */
export interface Extension {
  /** The node types that can have it, with the names of Redocly. */
  readonly on: readonly string[];
  readonly value: ExtensionValue;
  /** Describes the purpose. */
  readonly about: string;
  /** An example value. */
  readonly example: string;
}

/** All supported `x-` keys. `docs/extensions.md` is generated from this table. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-client-method': {
    on: ['Operation', 'MediaType'],
    value: { type: 'string', pattern: '^[a-z]\\w*\\.[a-z]\\w*$' },
    about:
      'The resource and the method of the operation in generated clients. Documentation and samples use it too. On a media type of a response other than JSON: the method that requests this type and returns text.',
    example: 'dashboards.create',
  },
  'x-stability': {
    on: ['Operation'],
    value: { type: 'string', enum: ['stable', 'beta'] },
    about: 'The stability level. A `beta` operation can have breaking changes in a minor version.',
    example: 'stable',
  },
  'x-contract': {
    on: ['Operation'],
    value: { type: 'string', enum: ['stable'] },
    about: 'Marks a beta operation whose requests and responses have no breaking changes.',
    example: 'stable',
  },
  'x-since': {
    on: ['Operation'],
    value: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    about: 'The version that introduced the operation.',
    example: '1.0.0',
  },
  'x-sunset': {
    on: ['Operation'],
    value: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    about: 'The last day on which a deprecated operation is available.',
    example: '2027-01-31',
  },
  'x-replacement': {
    on: ['Operation'],
    value: { type: 'string', pattern: '^[a-z]\\w*$' },
    about: 'The operationId of the replacement for a deprecated operation.',
    example: 'createDashboard',
  },
  'x-roles': {
    on: ['Operation'],
    value: { type: 'array', items: 'string' },
    about: 'The roles that can call the operation. A key needs one of them.',
    example: '[admin, developer]',
  },
  'x-read-only': {
    on: ['Operation'],
    value: { type: 'boolean' },
    about: 'Marks a POST that changes no data. Without it, the service runs the operation in a transaction.',
    example: 'true',
  },
  'x-bare': {
    on: ['Operation'],
    value: { type: 'boolean' },
    about: 'Marks an operation whose successful response has no envelope.',
    example: 'true',
  },
  'x-list-fallback': {
    on: ['Operation'],
    value: { type: 'boolean' },
    about:
      'Marks a GET of one resource that some servers do not have. Clients then find the resource in the list of the same client resource.',
    example: 'true',
  },
  'x-client-default': {
    on: ['Parameter'],
    value: { type: 'boolean' },
    about: 'Marks a path parameter that is an option of the client instead of an argument of every call.',
    example: 'true',
  },
  'x-media-types': {
    on: ['Parameter'],
    value: { type: 'array', items: 'string' },
    about:
      'The media types of responses that the parameter applies to. Client methods for other media types do not have it.',
    example: '[image/svg+xml]',
  },
  'x-secret': {
    on: ['Schema'],
    value: { type: 'boolean' },
    about: 'Marks a value that error messages do not contain. This is implied by `writeOnly`.',
    example: 'true',
  },
  'x-expected': {
    on: ['Schema'],
    value: { type: 'string' },
    about:
      'Names the values that the schema accepts. Error messages and documentation show it instead of `pattern` and bounds.',
    example: 'an id of 24 hexadecimal characters',
  },
  'x-any-value': {
    on: ['Schema'],
    value: { type: 'boolean' },
    about: 'Marks a value that can have any type. Any other value has a `type`.',
    example: 'true',
  },
  'x-tolerated': {
    on: ['Schema'],
    value: { type: 'object', required: ['value', 'reason'] },
    about:
      'A value outside of the schema that the service accepts, because some clients send it. `null` counts as absent, and the `text` of a number as the number. `nulls` of an object is `null` of each of its optional properties. Types and validators reject it.',
    example: '{ value: "null", reason: Some clients send null for an empty list. }',
  },
  'x-discriminator': {
    on: ['Schema'],
    value: { type: 'object', required: ['propertyName', 'mapping', 'absent'] },
    about:
      'A `discriminator` whose property may be absent. `absent` is the member for objects without it. `discriminator` of OpenAPI requires the property.',
    example: '{ propertyName: type, mapping: { sql: ./Sql.yaml }, absent: ./Sql.yaml }',
  },
  'x-codeSamples': {
    on: ['Operation'],
    value: { type: 'array', items: 'object' },
    about: 'Code samples of the operation. The decorator `samples` generates them.',
    example: '[{ lang: TypeScript, source: … }]',
  },
};

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the expected values, or undefined if the value is valid. */
export function extensionIssue(value: unknown, expected: ExtensionValue): string | undefined {
  switch (expected.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : '`true` or `false`';
    case 'array':
      if (Array.isArray(value) && value.every((item) => typeof item === expected.items)) return undefined;
      return `an array of ${expected.items}s`;
    case 'object':
      if (isRecord(value) && expected.required.every((key) => Object.hasOwn(value, key))) return undefined;
      return `an object with ${expected.required.map((key) => `\`${key}\``).join(' and ')}`;
    case 'string':
      if (expected.enum)
        return expected.enum.includes(String(value))
          ? undefined
          : expected.enum.map((one) => `\`${one}\``).join(' or ');
      if (typeof value === 'string' && new RegExp(expected.pattern ?? '').test(value)) return undefined;
      return expected.pattern === undefined ? 'a string' : `a string that matches \`${expected.pattern}\``;
  }
}
