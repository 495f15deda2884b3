import * as schemas from '@observability-api/schemas';
import { jsonBytes, MAX_RESULT_BYTES } from '../text.ts';
import { defineTool, ToolError } from '../tool.ts';

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly properties?: Readonly<Record<string, JsonSchema | boolean>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly JsonSchema[];
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly readOnly?: boolean;
}

/** The names of the schemas: the exports that are validators. */
const names = Object.entries(schemas).flatMap(([name, value]) =>
  typeof value === 'object' && value !== null && 'rule' in value ? [name] : [],
);

const MAIN_TYPES = 'DashboardInput, TileInput, LineConfig, TableConfig, NumberConfig, SelectItem or AlertInput';

export const getSchema = defineTool<{ readonly name: string }>({
  name: 'get_schema',
  title: 'Get a schema',
  description: `Returns the JSON Schema of one type. Start with ${MAIN_TYPES}. Types that it refers to are named: call get_schema for them.`,
  isReadOnly: true,
  properties: { name: { type: 'string', minLength: 1, description: 'Name of the type.' } },
  required: ['name'],
  async run({ name }) {
    if (!names.includes(name)) {
      const similar = schemas.nearest(name, names);
      const hint = similar
        ? `Did you mean "${similar}"?`
        : `Start with ${MAIN_TYPES}. They name the types that they use.`;
      throw new ToolError(`Unknown type "${name.slice(0, 64)}". ${hint}`);
    }
    const { default: schema } = await import(`@observability-api/schemas/json/${kebabCase(name)}`);
    const data = toConcise(schema as JsonSchema);
    if (jsonBytes(data) > MAX_RESULT_BYTES) throw new ToolError(`The schema of ${name} is too large for a result.`);
    return { text: JSON.stringify(data), data };
  },
});

/** Returns the name of the module of a schema. */
function kebabCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase();
}

/**
 * Returns a schema without conditions and read-only properties, and with at most one example per property. Merges the properties of the
 * schemas in `allOf`. A reference to an enumeration is replaced with its values, and any other reference with the name of the schema.
 */
function toConcise(schema: JsonSchema): Record<string, unknown> {
  const { $defs = {}, ...root } = schema;
  return conciseNode(root, $defs) as Record<string, unknown>;
}

/** The keywords that are omitted or handled separately. */
const OMITTED_KEYWORDS = new Set([
  '$schema',
  '$ref',
  '$defs',
  'if',
  'then',
  'else',
  'allOf',
  'required',
  'properties',
  'examples',
  'not',
]);

function conciseNode(node: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): unknown {
  const { $ref, allOf = [], examples } = node;
  if ($ref !== undefined) {
    const { enum: values } = defs[nameOf($ref)] ?? {};
    return { ...otherKeywords(node, defs), ...(values ? { enum: values } : { $ref: nameOf($ref) }) };
  }
  const parts = allOf.map((part) => (part.$ref === undefined ? part : (defs[nameOf(part.$ref)] ?? part)));
  const merged = [...parts.map((part) => conciseNode(part, defs) as JsonSchema), node];
  const properties = Object.fromEntries(
    merged.flatMap((part) => Object.entries(part === node ? ownProperties(node, defs) : (part.properties ?? {}))),
  );
  const required = [...new Set(merged.flatMap((part) => part.required ?? []))];
  return {
    ...otherKeywords(node, defs),
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(examples && { examples: examples.slice(0, 1) }),
  };
}

function ownProperties(node: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
      // A property that must be absent has the schema `false`. The service ignores read-only properties.
      typeof property === 'object' && property.readOnly !== true ? [[name, conciseNode(property, defs)]] : [],
    ),
  );
}

/** Returns the other keywords of a node, with concise schemas. */
function otherKeywords(node: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([keyword]) => !OMITTED_KEYWORDS.has(keyword))
      .map(([keyword, value]) => [keyword, conciseValue(keyword, value, defs)]),
  );
}

function conciseValue(keyword: string, value: unknown, defs: Readonly<Record<string, JsonSchema>>): unknown {
  if (keyword === 'items' && typeof value === 'object') return conciseNode(value as JsonSchema, defs);
  if ((keyword === 'oneOf' || keyword === 'anyOf') && Array.isArray(value)) {
    return value.map((item) => conciseNode(item as JsonSchema, defs));
  }
  return value;
}

function nameOf(reference: string): string {
  return reference.replace('#/$defs/', '');
}
