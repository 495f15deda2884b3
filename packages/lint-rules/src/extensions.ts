/** What the value of an extension has to be. */
export type ExtensionValue =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum?: readonly string[]; readonly pattern?: string }
  | { readonly type: 'array'; readonly items: 'string' | 'object' };

/** An extension that the tools know. */
export interface Extension {
  /** The types of nodes that may have it, as Redocly calls them. */
  readonly on: readonly string[];
  readonly value: ExtensionValue;
  /** What it is for. */
  readonly about: string;
  /** A value of it. */
  readonly example: string;
}

/** Every `x-` key that there is; `docs/extensions.md` follows from it. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-client-method': {
    on: ['Operation'],
    value: { type: 'string', pattern: '^[a-z]\\w*\\.[a-z]\\w*$' },
    about:
      'The name that clients give the operation: a resource and a method. Generated clients, documentation and samples use it.',
    example: 'dashboards.create',
  },
  'x-stability': {
    on: ['Operation'],
    value: { type: 'string', enum: ['stable', 'beta'] },
    about: 'How much the operation may still change: `beta` ones may break with a minor version.',
    example: 'stable',
  },
  'x-contract': {
    on: ['Operation'],
    value: { type: 'string', enum: ['stable'] },
    about: 'A beta operation whose requests and responses do not break all the same.',
    example: 'stable',
  },
  'x-since': {
    on: ['Operation'],
    value: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    about: 'The version that brought the operation.',
    example: '1.0.0',
  },
  'x-sunset': {
    on: ['Operation'],
    value: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    about: 'The day after which a deprecated operation may be gone.',
    example: '2027-01-31',
  },
  'x-replacement': {
    on: ['Operation'],
    value: { type: 'string', pattern: '^[a-z]\\w*$' },
    about: 'The operationId of what stands in for a deprecated operation.',
    example: 'createDashboard',
  },
  'x-roles': {
    on: ['Operation'],
    value: { type: 'array', items: 'string' },
    about: 'The roles of which a key needs one to call the operation.',
    example: '[admin, developer]',
  },
  'x-client-default': {
    on: ['Parameter'],
    value: { type: 'boolean' },
    about: 'A path parameter that is given once, when a client is made, and not with every call.',
    example: 'true',
  },
  'x-secret': {
    on: ['Schema'],
    value: { type: 'boolean' },
    about: 'A value that error messages do not repeat, although it is returned. What is `writeOnly` is never repeated.',
    example: 'true',
  },
  'x-codeSamples': {
    on: ['Operation'],
    value: { type: 'array', items: 'object' },
    about: 'Samples of calling the operation. The decorator `samples` writes them; nobody does by hand.',
    example: '[{ lang: TypeScript, source: … }]',
  },
};

/** What is expected of the value, or undefined when it is so. */
export function extensionFault(value: unknown, expected: ExtensionValue): string | undefined {
  switch (expected.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : '`true` or `false`';
    case 'array':
      if (Array.isArray(value) && value.every((item) => typeof item === expected.items)) return undefined;
      return `a list of ${expected.items}s`;
    case 'string':
      if (expected.enum)
        return expected.enum.includes(String(value))
          ? undefined
          : expected.enum.map((one) => `\`${one}\``).join(' or ');
      if (typeof value === 'string' && new RegExp(expected.pattern ?? '').test(value)) return undefined;
      return expected.pattern === undefined ? 'a text' : `a text that matches \`${expected.pattern}\``;
  }
}
