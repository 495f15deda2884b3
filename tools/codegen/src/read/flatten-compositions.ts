import type { Deployment } from '../files.ts';
import { type JsonSchema, type OpenApiDocument, schemaName } from './document.ts';
import { reachableSchemas } from './references.ts';
import { SpecError } from './spec-error.ts';

/** The component schemas of a deployment by name. */
interface Components {
  readonly deployment: Deployment;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** Keywords that a base can have. The composed schema gets all of them except `description`. */
const INHERITED = new Set(['type', 'description', 'required', 'properties', 'allOf', 'x-tolerated']);

/**
 * Returns the document with every composition flattened: a schema that lists references to bases in `allOf` gets their
 * properties and conditions. Bases that nothing else references are removed. Also replaces `x-discriminator`, the
 * discriminator of a union whose tag may be absent, with a `discriminator` that the generators read.
 */
export function flattenCompositions(deployment: Deployment, document: OpenApiDocument): OpenApiDocument {
  const original = document.components?.schemas;
  if (!original) return document;
  const schemas = Object.fromEntries(
    Object.keys(original).map((name) => [
      name,
      withDiscriminator(flatten(name, { deployment, schemas: original }, [])),
    ]),
  );
  const { components, ...rest } = document;
  const { schemas: _, ...otherComponents } = components;
  const bases = new Set(Object.values(original).flatMap((schema) => basesOf(schema).map(({ name }) => name)));
  const used = reachableSchemas(new Map(Object.entries(schemas)), [{ rest, otherComponents }]);
  const entries = Object.entries(schemas).filter(([name]) => !bases.has(name) || used.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(entries) } };
}

/** Returns the references in `allOf`, with the names of their schemas. */
function basesOf({ allOf = [] }: JsonSchema): { readonly name: string; readonly member: JsonSchema }[] {
  return allOf.flatMap((member) => {
    const name = schemaName(member);
    return name === undefined ? [] : [{ name, member }];
  });
}

function flatten(name: string, components: Components, path: readonly string[]): JsonSchema {
  const { deployment, schemas } = components;
  const schema = schemas[name] ?? {};
  const bases = basesOf(schema);
  if (bases.length === 0) return schema;
  if (path.includes(name)) throw compositionError(deployment, name, `contains itself in \`allOf\``);
  const parts = bases.map((base) => {
    const part = flatten(base.name, components, [...path, name]);
    const other = Object.keys(part).find((keyword) => !INHERITED.has(keyword));
    if (other !== undefined || part.type !== 'object') {
      const reason = other === undefined ? 'which is not an object' : `which has the keyword \`${other}\``;
      throw compositionError(deployment, name, `has \`${base.name}\` in \`allOf\`, ${reason}`);
    }
    return part;
  });
  return compose(deployment, name, schema, parts);
}

/** Combines a schema with its bases. Its own properties come first. */
function compose(deployment: Deployment, name: string, schema: JsonSchema, bases: readonly JsonSchema[]): JsonSchema {
  const properties = { ...schema.properties };
  for (const base of bases) {
    for (const [property, value] of Object.entries(base.properties ?? {})) {
      if (Object.hasOwn(properties, property)) {
        throw compositionError(deployment, name, `defines the property \`${property}\` twice`);
      }
      properties[property] = value;
    }
  }
  const required = [...new Set([schema, ...bases].flatMap((part) => part.required ?? []))];
  const conditions = [schema, ...bases].flatMap((part) =>
    (part.allOf ?? []).filter((member) => member.$ref === undefined),
  );
  const { allOf: _, ...ownKeywords } = schema;
  const tolerated = [schema, ...bases].find((part) => part['x-tolerated'] !== undefined)?.['x-tolerated'];
  return {
    ...ownKeywords,
    ...(tolerated === undefined ? {} : { 'x-tolerated': tolerated }),
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(conditions.length > 0 ? { allOf: conditions } : {}),
  };
}

function withDiscriminator(schema: JsonSchema): JsonSchema {
  const { 'x-discriminator': tag, ...rest } = schema as JsonSchema & {
    'x-discriminator'?: { propertyName: string; mapping?: Record<string, string>; absent?: string };
  };
  if (!tag) return schema;
  const mapping = Object.entries(tag.mapping ?? {}).map(([value, file]) => [value, referenceTo(file)]);
  const absent = tag.absent === undefined ? {} : { absent: referenceTo(tag.absent) };
  return {
    ...rest,
    discriminator: { propertyName: tag.propertyName, mapping: Object.fromEntries(mapping), ...absent },
  };
}

/** Returns the reference to the component of a file. Bundling replaces the references in `discriminator`, but not in `x-discriminator`. */
function referenceTo(file: string): string {
  const name = /([^/]+?)(?:\.ya?ml)?$/.exec(file)?.[1] ?? file;
  return `#/components/schemas/${name}`;
}

function compositionError(deployment: Deployment, name: string, problem: string): SpecError {
  return new SpecError(`the schema \`${name}\` ${problem}`, { deployment, pointer: `#/components/schemas/${name}` });
}
