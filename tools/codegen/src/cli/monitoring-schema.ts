import type { Api } from '../read/api.ts';
import type { JsonSchema } from '../read/document.ts';
import { mergeSchemas } from '../read/merge-schemas.ts';
import { jsonSchemaOf } from '../schemas/json-schema.ts';
import { REFERENCES } from './references-module.ts';
import { testJsonSchema } from './test-schema.ts';

/** The kinds of documents and the schemas of their requests. A kind is omitted if the specs do not contain its schema. */
const KINDS = {
  Dashboard: 'DashboardInput',
  Alert: 'AlertInput',
  Webhook: 'WebhookInput',
  SavedSearch: 'SavedSearchInput',
  Source: 'SourceInput',
  Connection: 'ConnectionInput',
} as const;

type Schema = JsonSchema | boolean;

/**
 * Generates the JSON Schema of monitoring files: the schemas of requests, with references by name instead of by id and
 * without read-only properties.
 */
export function monitoringSchema(apis: readonly Api[]): string {
  const schemas = mergeSchemas(apis);
  const kinds = Object.entries(KINDS).filter(([, name]) => schemas.has(name));
  const definitions: Record<string, Schema> = {};
  for (const [kind, name] of kinds) {
    const {
      $schema: _,
      $defs = {},
      ...schema
    } = jsonSchemaOf(name, schemas, () => 'request') as Record<string, unknown>;
    for (const [key, definition] of Object.entries($defs as Record<string, Schema>)) {
      definitions[key] = fileSchemaOf(definition, key);
    }
    definitions[kind] = documentSchema(kind, fileSchemaOf(schema as JsonSchema, name) as JsonSchema, definitions);
  }
  definitions['Test'] = testJsonSchema();
  const names = [...kinds.map(([kind]) => kind), 'Test'];
  const root = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Monitoring as code',
    description: 'A document of a monitoring file. References are by name.',
    type: 'object',
    required: ['kind', 'name'],
    properties: {
      kind: { enum: names, description: 'The kind of the document.' },
      name: { type: 'string', minLength: 1, description: 'The name that identifies the resource in files.' },
    },
    allOf: names.map((kind) => ({
      if: { properties: { kind: { const: kind } }, required: ['kind'] },
      then: { $ref: `#/$defs/${kind}` },
    })),
    $defs: definitions,
  };
  return `${JSON.stringify(root, null, 2)}\n`;
}

/** Returns the schema of a document. For a union, such as `WebhookInput`, adds `kind` to its members in `definitions`. */
function documentSchema(kind: string, schema: JsonSchema, definitions: Record<string, Schema>): JsonSchema {
  for (const { $ref = '' } of schema.oneOf ?? []) {
    const name = $ref.slice('#/$defs/'.length);
    const member = definitions[name];
    if (typeof member !== 'object') continue;
    const document = withKind(member);
    definitions[name] = kind === 'Webhook' ? withVariables(document) : document;
  }
  if (schema.oneOf) return schema;
  if (kind === 'Alert') return alertSchema(schema);
  return kind === 'Connection' ? withVariables(withKind(schema)) : withKind(schema);
}

/** Matches a reference to an environment variable. */
const VARIABLE_PATTERN = '\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}';

/** Properties that are secrets. Files contain references to environment variables in place of their values. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'secret']);

/**
 * Accepts references to environment variables in place of strings that have a format, a pattern or a minimum length. Requires
 * them for secrets.
 */
function withVariables(schema: JsonSchema): JsonSchema {
  const reference = { type: 'string', pattern: VARIABLE_PATTERN };
  const entries = Object.entries(schema.properties ?? {}).map(([name, property]): [string, Schema] => {
    if (typeof property !== 'object') return [name, property];
    if (SECRETS.has(name)) return [name, secretReference(property)];
    const constraint = property['format'] ?? property['pattern'] ?? property['minLength'];
    if (!constraint) return [name, property];
    const { description, ...rest } = property;
    return [name, { description, anyOf: [rest, reference] } as JsonSchema];
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}

/** Returns the schema of a reference to an environment variable with a secret. A secret without a minimum length may be empty. */
function secretReference({ examples: _, minLength, ...secret }: JsonSchema): JsonSchema {
  return { ...secret, pattern: minLength === undefined ? `^$|${VARIABLE_PATTERN}` : VARIABLE_PATTERN };
}

function withKind(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { kind: true, ...schema.properties } };
}

/**
 * Returns the schema of alerts in files. The names of the watched resource replace its ids. `title` replaces `name`, the title of
 * notifications. `name` replaces `displayName`.
 */
function alertSchema(schema: JsonSchema): JsonSchema {
  const { source, dashboardId, tileId, savedSearchId, chartConfig, displayName, name, ...properties } =
    schema.properties ?? {};
  const nonEmpty = { type: 'string', minLength: 1 };
  const watched = {
    tile: {
      type: 'object',
      description: 'The tile that the alert watches.',
      required: ['dashboard', 'tile'],
      additionalProperties: false,
      properties: {
        dashboard: { ...nonEmpty, description: 'Name of the dashboard.' },
        tile: { ...nonEmpty, description: 'Name of the tile, or its id if several tiles have the name.' },
      },
    },
    ...(savedSearchId !== undefined && {
      savedSearch: { ...nonEmpty, description: 'Name of the saved search that the alert watches.' },
    }),
    ...(typeof chartConfig === 'object' && {
      chart: { ...chartConfig, description: 'The chart that the alert evaluates.' },
    }),
  };
  const title = typeof name === 'object' ? { ...name, description: TITLE_DESCRIPTION } : name;
  return withKind({
    ...schema,
    required: (schema.required ?? []).filter((property) => property !== 'source'),
    properties: {
      name: { ...nonEmpty, maxLength: 512, description: 'The name that identifies the alert in files.' },
      ...watched,
      ...(title !== undefined && { title }),
      ...properties,
    },
    // A document has no `source`: its property `tile`, `savedSearch` or `chart` implies it.
    allOf: (schema.allOf ?? []).filter((condition) => !JSON.stringify(condition).includes('"source"')),
  });
}

const TITLE_DESCRIPTION = 'Title of notifications. If absent, it is the name of the alert.';

/** Converts a schema of the API to the format of files. */
function fileSchemaOf(schema: Schema, name = ''): Schema {
  if (typeof schema === 'boolean') return schema;
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'description') return [keyword, fileDescriptionOf(String(value))];
    if (keyword === 'properties') return [keyword, filePropertiesOf(value as Record<string, Schema>, name)];
    if (keyword === 'required')
      return [keyword, (value as string[]).map((property) => filePropertyName(property, name))];
    if (Array.isArray(value) && ['oneOf', 'anyOf', 'allOf'].includes(keyword)) {
      return [keyword, value.map((part: Schema) => fileSchemaOf(part, name))];
    }
    if (['items', 'additionalProperties', 'if', 'then', 'else'].includes(keyword)) {
      return [keyword, fileSchemaOf(value as Schema, name)];
    }
    return [keyword, value];
  });
  const result = Object.fromEntries(entries) as JsonSchema;
  // A channel with a webhook needs no type.
  return name === 'WebhookChannel' && result.required
    ? { ...result, required: result.required.filter((property) => property !== 'type') }
    : result;
}

function filePropertiesOf(properties: Record<string, Schema>, owner: string): Record<string, Schema> {
  const entries = Object.entries(properties).flatMap(([name, schema]): [string, Schema][] => {
    if (typeof schema === 'object' && schema.readOnly) return [];
    const property = filePropertyName(name, owner);
    if ((property === name || isSourceKind(name, owner)) && !isConnection(name, owner))
      return [[property, fileSchemaOf(schema, '')]];
    const reference = { type: 'string', minLength: 1, description: descriptionOf(name) };
    return [[property, name.endsWith('Ids') ? { type: 'array', items: reference } : reference]];
  });
  return Object.fromEntries(entries);
}

function filePropertyName(property: string, owner: string): string {
  if (owner === 'ClickTargetId' && property === 'id') return 'name';
  if (isSourceKind(property, owner)) return 'type';
  return REFERENCES[property]?.property ?? property;
}

/** Replaces the names of properties in a description with their names in files. */
function fileDescriptionOf(description: string): string {
  return description
    .replaceAll('`source` is `saved_search`', '`savedSearch` is set')
    .replaceAll(/`(\w+)`/g, (text, name: string) => (REFERENCES[name] ? `\`${REFERENCES[name].property}\`` : text));
}

/** Returns true for the property `kind` of a source. In files, its name is `type`, because `kind` is the kind of the document. */
function isSourceKind(property: string, owner: string): boolean {
  return property === 'kind' && owner.endsWith('SourceInput');
}

/** Returns true for the property `connection` of a source. It is an id in the API and a name in files. */
function isConnection(property: string, owner: string): boolean {
  return property === 'connection' && owner.endsWith('SourceInput');
}

function descriptionOf(property: string): string {
  // The `id` of a `ClickTargetId` refers to a source or a dashboard.
  const kind = property === 'connection' ? property : (REFERENCES[property]?.kind ?? 'source or dashboard');
  return `Name of the ${kind.toLowerCase()}.`;
}
