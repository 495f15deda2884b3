import type { JsonSchema } from './components.ts';
import type { Random } from './random.ts';

/** Strings that match the patterns of the specs. */
const patterns: Readonly<Record<string, readonly string[]>> = {
  '^[A-Za-z0-9_-]{1,36}$': ['my-tile', '6740a3f2c51e9b0012d4e8a1', '_'],
  '^[a-zA-Z][a-zA-Z0-9_]*$': ['service', 'a'],
  '^[0-9a-f]{24}$': ['6740a3f2c51e9b0012d4e8a1', '000000000000000000000000', 'ffffffffffffffffffffffff'],
  '^[ -~\\u00A0-\\u00FF]*$': ['application/json', 'caf\u00e9', ''],
  "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$": ['x-team', 'Authorization', 'x'],
  '^[Hh][Tt][Tt][Pp][Ss]?://': ['https://example.com/hook?a=b', 'HTTP://example.com'],
  '^[^\\s@,;:<>()"]+@[^\\s@,;:<>()"]+$': ['on-call@example.org', 'a@b', 'é.x+y@example.org'],
  '^[0-9]+(?:s|m|h|d)$': ['5m', '30s', '1d'],
  '^[A-Za-z0-9+/]{43}=$': [`${'aB3+/'.repeat(8)}xyz=`],
};

const formats: Readonly<Record<string, readonly string[]>> = {
  uuid: ['3f0d9c1e-9b1a-4c57-8e21-0a2b3c4d5e6f', '00000000-0000-0000-0000-000000000000'],
  'date-time': ['2026-01-12T09:30:00.000Z', '2024-02-29T23:59:60Z', '2026-01-12T09:30:00+02:00'],
  date: ['2026-01-12', '2024-02-29'],
  time: ['09:30:00Z', '09:30:00.5-08:00'],
  uri: ['https://example.com/a?b#c', 'urn:isbn:0451450523'],
  ipv4: ['192.0.2.1', '0.0.0.0'],
  ipv6: ['2001:db8::1', '::ffff:192.0.2.1'],
  cidr: ['192.0.2.0/24', '2001:db8::/32', '192.0.2.1'],
};

/** Returns a value that the schema probably accepts. Ignores conditions, so callers discard the values that are not valid. */
export function sample(json: unknown, root: JsonSchema, random: Random): unknown {
  if (typeof json !== 'object' || json === null) return 'anything';
  const schema = json as JsonSchema & { readonly type?: string | readonly string[] };
  const ref = schema['$ref'];
  if (typeof ref === 'string') return sample(definition(root, ref), root, random);
  const members = (schema['oneOf'] ?? (schema.type ? undefined : schema['anyOf'])) as readonly JsonSchema[] | undefined;
  if (members) return sample(random.pick(members), root, random);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick(schema['enum']);
  switch (random.pick([schema.type ?? 'string'].flat())) {
    case 'null':
      return null;
    case 'boolean':
      return random.oneIn(2);
    case 'integer':
    case 'number':
      return number(schema, random);
    case 'array':
      return list(schema, root, random);
    case 'object':
      return object(schema, root, random);
    default:
      return text(schema, random);
  }
}

function definition(root: JsonSchema, ref: string): unknown {
  const definitions = (root['$defs'] ?? {}) as JsonSchema;
  return definitions[ref.slice('#/$defs/'.length)];
}

type Bounds = Readonly<Record<string, number | undefined>>;

function number(schema: JsonSchema, random: Random): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Bounds;
  const low = minimum ?? (exclusiveMinimum === undefined ? -5 : exclusiveMinimum + 0.5);
  const high = maximum ?? (exclusiveMaximum === undefined ? low + 1e6 : exclusiveMaximum - 0.5);
  const value = random.pick([low, high, low + random.next() * (high - low)]);
  return schema['type'] === 'number' ? value : Math.max(Math.ceil(low), Math.floor(value));
}

function text(schema: JsonSchema, random: Random): string {
  const { pattern, format } = schema as Readonly<Record<string, string | undefined>>;
  const { minLength = 0, maxLength = 20 } = schema as Bounds;
  const known = (pattern === undefined ? undefined : patterns[pattern]) ?? formats[format ?? ''];
  if (known) return random.pick(known);
  const length = random.oneIn(6) ? random.pick([minLength, maxLength]) : Math.min(maxLength, minLength + 7);
  return random.pick(['a', 'é', '\u{1F600}', 'Z']).repeat(length);
}

function list(schema: JsonSchema, root: JsonSchema, random: Random): unknown[] {
  const { minItems = 0, maxItems = 3 } = schema as Bounds;
  const length = Math.max(minItems, Math.min(maxItems, random.integer(0, 3)));
  return Array.from({ length }, () => sample(schema['items'], root, random));
}

function object(schema: JsonSchema, root: JsonSchema, random: Random): Record<string, unknown> {
  const {
    properties = {},
    required = [],
    additionalProperties,
    propertyNames,
  } = schema as JsonSchema & {
    readonly properties?: JsonSchema;
    readonly required?: readonly string[];
  };
  // An optional property is omitted once in this number of times, on average.
  const omitOnceIn = random.integer(1, 4);
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    if (property === false) continue;
    if (required.includes(name) || !random.oneIn(omitOnceIn)) value[name] = sample(property, root, random);
  }
  if (typeof additionalProperties !== 'object') return value;
  for (let count = random.integer(0, 3); count > 0; count--) {
    const name = sample({ type: 'string', ...(propertyNames as object | undefined) }, root, random);
    value[String(name)] = sample(additionalProperties, root, random);
  }
  return value;
}
