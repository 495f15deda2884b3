import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../contract/spec.ts';
import { type Api, type DeploymentName, deployments, type Json } from '../support/api.ts';
import { UNKNOWN_ID, UNKNOWN_UUID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** A name that no schema defines. */
const UNKNOWN = 'notInTheSpec';

/** Maximum number of issues that an error lists. */
const MAX_ISSUES = 50;
/** The maximum number of unknown properties in a body. The error must list all of them, and can contain other issues. */
const OBJECTS_PER_BODY = 20;

/** Returns values that cover every member of every union in a schema, with all optional properties. Ignores conditions. */
function instancesOf(document: Json, unresolved: JsonSchema | boolean): unknown[] {
  if (typeof unresolved === 'boolean') return ['any'];
  const schema = resolve(document, unresolved);
  if (schema.oneOf) return schema.oneOf.flatMap((member) => instancesOf(document, member));
  if ('const' in schema) return [schema.const];
  if (schema.enum) return [schema.enum[0]];
  const [type] = [schema.type ?? []].flat();
  if (type === 'array') {
    const items = instancesOf(document, schema.items ?? true);
    return schema['maxItems'] === 0 ? [[]] : items.map((item) => [item]);
  }
  if (type === 'object') return objectsOf(document, schema);
  const examples = (schema['examples'] ?? []) as unknown[];
  if (examples.length > 0) return [examples[0]];
  return [type === 'boolean' ? false : type === 'string' ? 'a' : (schema['minimum'] ?? 0)];
}

function objectsOf(document: Json, { properties = {}, ...schema }: JsonSchema): unknown[] {
  const values = schema['additionalProperties'];
  const entries = Object.entries(properties)
    .filter(([, property]) => property !== false)
    .map(([name, property]) => [name, instancesOf(document, property)] as const);
  if (typeof values === 'object') entries.push(['anyName', instancesOf(document, values as JsonSchema)]);
  const count = Math.max(1, ...entries.map(([, instances]) => instances.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(entries.map(([name, instances]) => [name, instances[Math.min(index, instances.length - 1)]])),
  );
}

function resolve(document: Json, { $ref, ...schema }: JsonSchema): JsonSchema {
  if ($ref === undefined) return schema;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((part: Json, key) => part[key], document);
  return resolve(document, target);
}

/** Returns the JSON Pointers of all objects in a value. */
function objectsIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => objectsIn(part, `${pointer}/${key}`));
  return Array.isArray(value) ? inner : [pointer, ...inner];
}

/** Returns a copy of the value with an unknown property in the objects at the pointers. */
function withUnknown(value: unknown, pointers: readonly string[]): unknown {
  const copy = structuredClone(value);
  for (const pointer of pointers) {
    const target = pointer
      .split('/')
      .slice(1)
      .reduce((part: Json, key) => part[key], copy);
    target[UNKNOWN] = 'a';
  }
  return copy;
}

/**
 * Returns a function that validates a body with Ajv against a schema of the OpenAPI document. It returns the pointers of the objects in
 * which the schema rejects the unknown property.
 */
function createSchemaCheck(document: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true, validateSchema: false });
  addFormats.default(ajv);
  // Ajv selects the member of a union by its discriminator, as clients do, and does not support `mapping`.
  const plain = JSON.parse(JSON.stringify(document.components), (key, value) =>
    key === 'mapping' ? undefined : value,
  );
  ajv.addSchema({ $id: 'document', components: plain });
  const compiled = new Map<string, ReturnType<Ajv2020['compile']>>();
  return (reference: string, body: unknown): string[] => {
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: `document${reference}` });
    compiled.set(reference, validate);
    validate(body);
    return (validate.errors ?? [])
      .filter(
        ({ keyword, params }) =>
          (keyword === 'additionalProperties' && params['additionalProperty'] === UNKNOWN) ||
          (keyword === 'unevaluatedProperties' && params['unevaluatedProperty'] === UNKNOWN),
      )
      .map(({ instancePath }) => instancePath);
  };
}

/**
 * Returns one operation for each schema of a request body, with a function that sends a body. Operations with the same schema use the
 * same validator, so one of them is enough.
 */
function operationsOf(document: Json, api: Api, ids: Readonly<Record<string, string>>) {
  const operations = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([, operation]) => operation?.requestBody)
      .map(([method, { operationId, requestBody }]) => ({
        id: operationId as string,
        schema: requestBody.content['application/json'].schema as JsonSchema & { readonly $ref: string },
        // Two slashes: the path is not relative to the tenant.
        send: (body: unknown) =>
          api.send(method.toUpperCase(), `/${path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? '')}`, { body }),
      })),
  );
  return [...new Map(operations.map((operation) => [operation.schema.$ref, operation])).values()];
}

/**
 * Returns bodies for the operations of {@link operationsOf}. A body has an unknown property in its objects at `pointers`. Several bodies
 * together cover all objects. `send` sends the body. `rejectedByDocument` contains the pointers of the objects that the OpenAPI document
 * rejects.
 */
async function mutantsOf(name: DeploymentName) {
  const { json: document } = await served.caller(name).send('GET', `//openapi/${name}.json`);
  const { organizationId, serviceId, pipeId } = served.credentials.managed;
  const resourceIds = {
    dashboardId: UNKNOWN_ID,
    alertId: UNKNOWN_ID,
    webhookId: UNKNOWN_ID,
    sourceId: UNKNOWN_ID,
    savedSearchId: UNKNOWN_ID,
    connectionId: UNKNOWN_ID,
  };
  const ids = { ...resourceIds, keyId: UNKNOWN_UUID, organizationId, serviceId, pipeId };
  const rejectedBy = createSchemaCheck(document);
  return operationsOf(document, served.caller(name), ids).flatMap(({ id, schema, send }) =>
    instancesOf(document, schema).flatMap((body) => {
      const objects = objectsIn(body);
      const count = Math.ceil(objects.length / OBJECTS_PER_BODY);
      return Array.from({ length: count }, (_, nth) => {
        const pointers = objects.slice(nth * OBJECTS_PER_BODY, (nth + 1) * OBJECTS_PER_BODY);
        const mutant = withUnknown(body, pointers);
        return { id, pointers, send: () => send(mutant), rejectedByDocument: rejectedBy(schema.$ref, mutant) };
      });
    }),
  );
}

describe.each(deployments)('the served document of the %s deployment', (name) => {
  it('rejects an unknown property in the same objects as the service', async () => {
    const mutants = await mutantsOf(name);
    const differences: string[] = [];
    const open = new Set<string>();
    for (const { id, pointers, send, rejectedByDocument } of mutants) {
      const { issues } = await send();
      expect(issues.length, id).toBeLessThan(MAX_ISSUES);
      const rejected = issues.filter(({ code }) => code === 'unknownProperty').map((issue) => issue.pointer);
      for (const pointer of pointers) {
        const byDocument = rejectedByDocument.includes(pointer);
        const byService = rejected.includes(`${pointer}/${UNKNOWN}`);
        if (byService !== byDocument)
          differences.push(`${id} ${pointer}: document ${byDocument}, service ${byService}`);
        if (!byDocument) open.add(pointer);
      }
    }
    expect(differences).toEqual([]);
    // Only maps accept properties with any name.
    expect([...open].sort()).toEqual(['/headers', '/queryParams', '/variables']);
    expect(mutants.flatMap(({ pointers }) => pointers).length).toBeGreaterThan(500);
  });
});
