import type { Json, Schema } from './openapi.ts';

function code(value: Json): string {
  return `\`${JSON.stringify(value)}\``;
}

/** Returns `exactly 1`, `1 to 24`, `at least 1`, `at most 24`, or undefined. */
function range(minimum: number | undefined, maximum: number | undefined, unit = ''): string | undefined {
  const unitOf = (bound: number) => (bound === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit);
  if (minimum !== undefined && minimum === maximum) return `exactly ${minimum}${unitOf(minimum)}`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}${unit}`;
  if (minimum !== undefined) return `at least ${minimum}${unitOf(minimum)}`;
  if (maximum !== undefined) return `at most ${maximum}${unitOf(maximum)}`;
  return undefined;
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  'date-time': 'a date and time (RFC 3339)',
  date: 'a date',
  uri: 'a URL',
};

/**
 * Returns the constraints of a value in Markdown: bounds, allowed values, format, default, and whether it is read-only,
 * write-only or deprecated.
 */
export function facts(schema: Schema): string[] {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const expected = schema['x-expected'];
  const positive = (minimum: number | undefined) => (minimum === 0 ? undefined : minimum);
  const all = [
    schema.const !== undefined && `always ${code(schema.const)}`,
    schema.enum && `one of ${schema.enum.map(code).join(', ')}`,
    schema.pattern === undefined && expected !== undefined ? expected : range(minimum, maximum),
    above !== undefined && `more than ${above}`,
    below !== undefined && `less than ${below}`,
    schema.multipleOf !== undefined && `a multiple of ${schema.multipleOf}`,
    range(positive(schema.minLength), schema.maxLength, ' characters'),
    range(positive(schema.minItems), schema.maxItems, ' items'),
    range(positive(schema.minProperties), schema.maxProperties, ' entries'),
    schema.uniqueItems && 'no duplicates',
    schema.format !== undefined && (formats[schema.format] ?? schema.format),
    schema.pattern !== undefined && (expected ?? `matches \`${schema.pattern}\``),
    schema.default !== undefined && `default ${code(schema.default)}`,
    schema.readOnly && 'read-only',
    schema.writeOnly && 'write-only',
    schema.deprecated && 'deprecated',
  ];
  return all.filter((fact) => typeof fact === 'string');
}
