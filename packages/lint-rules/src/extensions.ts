/** The type of the value of an extension. */
export type ExtensionValue =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum?: readonly string[]; readonly pattern?: string }
  | { readonly type: 'array'; readonly items: 'string' | 'object' }
  | { readonly type: 'object'; readonly required: readonly string[] };

/** A supported extension. */
export interface Extension {
  /** The node types that can have it, with the names of Redocly. */
  readonly nodes: readonly string[];
  readonly value: ExtensionValue;
  readonly description: string;
  /** An example value. */
  readonly example: string;
}

/** All supported `x-` keys. `docs/extensions.md` is generated from this table. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-client-method': {
    nodes: ['Operation', 'MediaType'],
    value: { type: 'string', pattern: '^[a-z]\\w*\\.[a-z]\\w*$' },
    description:
      'The resource and the method of the operation in generated clients. Documentation and samples use it too. On a media type of a response that is not JSON, it names the client method that requests this type and returns the response as text.',
    example: 'dashboards.create',
  },
  'x-stability': {
    nodes: ['Operation'],
    value: { type: 'string', enum: ['stable', 'beta'] },
    description: 'The stability level. A `beta` operation can have breaking changes in a minor version.',
    example: 'stable',
  },
  'x-contract': {
    nodes: ['Operation'],
    value: { type: 'string', enum: ['stable'] },
    description: 'Marks a beta operation that, like a stable one, cannot have breaking changes in a minor version.',
    example: 'stable',
  },
  'x-since': {
    nodes: ['Operation'],
    value: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    description: 'The version that introduced the operation.',
    example: '1.0.0',
  },
  'x-sunset': {
    nodes: ['Operation'],
    value: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    description: 'The last day on which a deprecated operation is available.',
    example: '2027-01-31',
  },
  'x-replacement': {
    nodes: ['Operation'],
    value: { type: 'string', pattern: '^[a-z]\\w*$' },
    description: 'The operationId of the replacement for a deprecated operation.',
    example: 'createDashboard',
  },
  'x-roles': {
    nodes: ['Operation'],
    value: { type: 'array', items: 'string' },
    description: 'The roles that can call the operation. A key needs one of them.',
    example: '[admin, developer]',
  },
  'x-read-only': {
    nodes: ['Operation'],
    value: { type: 'boolean' },
    description: 'Marks a POST that changes no data. Without it, the service runs the operation in a transaction.',
    example: 'true',
  },
  'x-external-effect': {
    nodes: ['Operation'],
    value: { type: 'boolean' },
    description:
      'Marks an operation with `x-read-only` that has an effect outside of the service, such as a notification that it sends. Clients treat the operation as a mutation, so that they do not repeat it.',
    example: 'true',
  },
  'x-bare': {
    nodes: ['Operation'],
    value: { type: 'boolean' },
    description: 'Marks an operation whose successful response has no envelope.',
    example: 'true',
  },
  'x-list-fallback': {
    nodes: ['Operation'],
    value: { type: 'boolean' },
    description:
      'Marks an operation that reads one resource and that some servers lack. With these servers, clients call the list method of the same client resource and search the items.',
    example: 'true',
  },
  'x-client-default': {
    nodes: ['Parameter'],
    value: { type: 'boolean' },
    description:
      'Marks a path parameter whose value is an option of the client instead of an argument of each client method.',
    example: 'true',
  },
  'x-media-types': {
    nodes: ['Parameter'],
    value: { type: 'array', items: 'string' },
    description:
      'The media types of responses that the parameter applies to. Client methods for other media types do not have it.',
    example: '[image/svg+xml]',
  },
  'x-secret': {
    nodes: ['Schema'],
    value: { type: 'boolean' },
    description: 'Marks a value that error messages do not contain. This is implied by `writeOnly`.',
    example: 'true',
  },
  'x-expected': {
    nodes: ['Schema'],
    value: { type: 'string' },
    description:
      'Names the values that the schema accepts. Error messages and documentation show it instead of `pattern`, or instead of `minimum` and `maximum`.',
    example: 'an id of 24 hexadecimal characters',
  },
  'x-any-value': {
    nodes: ['Schema'],
    value: { type: 'boolean' },
    description: 'Marks a value that can have any type, or an object or array that can have any content.',
    example: 'true',
  },
  'x-tolerated': {
    nodes: ['Schema'],
    value: { type: 'object', required: ['value', 'reason'] },
    description:
      'Values that the service accepts although the schema does not permit them, because some clients send them. `null`: null counts as absent. `text`: a string with a number counts as the number. `nulls`: null counts as absent for every optional property of the object. Types and validators reject these values.',
    example: '{ value: "null", reason: Some clients send null for an empty list. }',
  },
  'x-discriminator': {
    nodes: ['Schema'],
    value: { type: 'object', required: ['propertyName', 'mapping', 'absent'] },
    description:
      'A `discriminator` whose property may be absent. `absent` is the schema for objects without this property. `discriminator` of OpenAPI requires the property.',
    example: '{ propertyName: type, mapping: { sql: ./Sql.yaml }, absent: ./Sql.yaml }',
  },
  'x-codeSamples': {
    nodes: ['Operation'],
    value: { type: 'array', items: 'object' },
    description: 'Code samples of the operation. The decorator `samples` generates them.',
    example: '[{ lang: TypeScript, source: … }]',
  },
};

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the description of the expected value, or undefined if the value is valid. */
export function extensionIssue(value: unknown, expected: ExtensionValue): string | undefined {
  return isValid(value, expected) ? undefined : expectedText(expected);
}

function isValid(value: unknown, expected: ExtensionValue): boolean {
  switch (expected.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && value.every(expected.items === 'object' ? isRecord : isString);
    case 'object':
      return isRecord(value) && expected.required.every((key) => Object.hasOwn(value, key));
    case 'string':
      if (!isString(value)) return false;
      return expected.enum?.includes(value) ?? new RegExp(expected.pattern ?? '').test(value);
  }
}

/** Describes the values of an extension: `an array of strings`. */
export function expectedText(value: ExtensionValue): string {
  switch (value.type) {
    case 'boolean':
      return '`true` or `false`';
    case 'array':
      return `an array of ${value.items}s`;
    case 'object':
      return `an object with ${inList(value.required, 'conjunction')}`;
    case 'string':
      if (value.enum) return inList(value.enum, 'disjunction');
      return value.pattern === undefined ? 'a string' : `a string that matches \`${value.pattern}\``;
  }
}

function inList(names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat('en-GB', { type }).format(names.map((name) => `\`${name}\``));
}
