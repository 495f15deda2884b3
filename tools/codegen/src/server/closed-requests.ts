import type { Api } from '../read/api.ts';
import { HTTP_METHODS, JSON_MEDIA_TYPE, type JsonSchema, type OpenApiDocument, resolve } from '../read/document.ts';
import { SpecError } from '../read/spec-error.ts';
import { findDirections } from '../types/direction.ts';

/** Keywords whose schemas describe some properties of an object, never all of them. */
const PARTIAL = new Set(['if', 'then', 'else', 'allOf', 'anyOf']);

const PREFIX = '#/components/schemas/';

/**
 * Returns the document that the service publishes. Responses may have further properties in later versions, so their schemas are open.
 * The service rejects unknown properties in requests, so the schemas of requests are closed: `additionalProperties` is false. If requests
 * and responses use the same schema, requests refer to a closed copy of it, such as `SeriesInput` for `Series`. Enumerations have no copy.
 */
export function closedRequests(document: OpenApiDocument, api: Api): OpenApiDocument {
  const schemas = withoutOptionalTags(document.components.schemas);
  const directionOf = findDirections([api], new Map(Object.entries(schemas)));
  const requestNames = new Map(
    Object.keys(schemas).map((name) => [name, directionOf(name) === 'both' ? inputName(name, schemas, api) : name]),
  );
  const close = (schema: JsonSchema) => closeSchema(schema, requestNames);
  const components = Object.entries(schemas).flatMap(([name, schema]): [string, JsonSchema][] => {
    switch (directionOf(name)) {
      case 'request':
        return [[name, close(schema)]];
      case 'both':
        return [
          [name, schema],
          [requestNames.get(name) ?? name, close(schema)],
        ];
      default:
        return [[name, schema]];
    }
  });
  const paths = structuredClone(document.paths);
  for (const operation of Object.values(paths).flatMap((item) => HTTP_METHODS.map((method) => item[method]))) {
    if (!operation?.requestBody) continue;
    const body = structuredClone(resolve(document, operation.requestBody));
    const content = body.content[JSON_MEDIA_TYPE];
    if (content?.schema) content.schema = close(content.schema);
    operation.requestBody = body;
  }
  return { ...document, paths, components: { ...document.components, schemas: Object.fromEntries(components) } };
}

/**
 * Removes discriminators whose property may be absent, because OpenAPI requires that property. The members of such a union
 * exclude each other without a discriminator.
 */
function withoutOptionalTags(schemas: Readonly<Record<string, JsonSchema>> = {}): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { discriminator, ...rest } = schema;
      return [name, discriminator?.absent === undefined ? schema : rest];
    }),
  );
}

function inputName(name: string, schemas: Readonly<Record<string, JsonSchema>>, { deployment }: Api): string {
  const input = `${name}Input`;
  if (!Object.hasOwn(schemas, input)) return input;
  throw new SpecError(
    `\`${name}\` is used in requests and responses, and its closed copy would have the name of the schema \`${input}\`: rename one of the two schemas`,
    { deployment, pointer: PREFIX + name },
  );
}

/**
 * Returns a copy that refers to the closed copies. In it, an object with named properties gets `additionalProperties: false`, unless it has
 * `additionalProperties` already or is in one of the {@link PARTIAL} keywords.
 */
function closeSchema(schema: JsonSchema, names: ReadonlyMap<string, string>, isPartial = false): JsonSchema {
  const copy = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, closeValue(keyword, value, names, isPartial)]),
  ) as JsonSchema;
  const isObject = [copy.type].flat().includes('object');
  const closes = !isPartial && isObject && copy.properties && copy.additionalProperties === undefined;
  return closes ? { ...copy, additionalProperties: false } : copy;
}

function closeValue(keyword: string, value: unknown, names: ReadonlyMap<string, string>, isPartial: boolean): unknown {
  const part = (inner: unknown): unknown =>
    typeof inner === 'object' && inner !== null
      ? closeSchema(inner as JsonSchema, names, isPartial || PARTIAL.has(keyword))
      : inner;
  switch (keyword) {
    case '$ref':
      return renameReference(String(value), names);
    case 'discriminator': {
      const { mapping = {}, ...rest } = value as NonNullable<JsonSchema['discriminator']>;
      const entries = Object.entries(mapping).map(([tag, reference]) => [tag, renameReference(reference, names)]);
      return { ...rest, mapping: Object.fromEntries(entries) };
    }
    case 'properties':
      return Object.fromEntries(Object.entries(value as object).map(([name, property]) => [name, part(property)]));
    case 'oneOf':
    case 'anyOf':
    case 'allOf':
      return (value as unknown[]).map(part);
    case 'items':
    case 'additionalProperties':
    case 'propertyNames':
    case 'if':
    case 'then':
    case 'else':
      return part(value);
    default:
      return value;
  }
}

function renameReference(reference: string, names: ReadonlyMap<string, string>): string {
  if (!reference.startsWith(PREFIX)) return reference;
  const name = reference.slice(PREFIX.length);
  return PREFIX + (names.get(name) ?? name);
}
