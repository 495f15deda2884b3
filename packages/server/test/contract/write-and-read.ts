import { expect } from 'vitest';
import type { Api, Json } from '../http/support/api.ts';
import { pathOf } from '../http/support/operation-requests.ts';
import type { Served } from '../http/support/serve.ts';
import { withinRules } from './generators/within-rules.ts';
import { isReferenceName, withReferences } from './resource-references.ts';
import type { JsonSchema, Spec, SpecOperation } from './spec.ts';
import { createTestResources } from './test-resources.ts';

/** An operation that creates or updates a resource, and the one that reads it. */
export interface Write {
  readonly id: string;
  readonly write: SpecOperation;
  readonly read: SpecOperation;
  readonly bodySchema: JsonSchema;
  readonly resourceSchema: JsonSchema;
}

/** Returns all operations of a spec that create or update a resource. */
export function writesOf(spec: Spec): Write[] {
  return spec.operations
    .filter(({ id }) => /^(create|update)/.test(id))
    .map((write) => {
      const read = spec.operations.find(({ id }) => id === write.id.replace(/^(create|update)/, 'get'));
      if (!read || !write.body) throw new Error(`Expected an operation that reads the resource of ${write.id}.`);
      return { id: write.id, write, read, bodySchema: write.body, resourceSchema: contentOf(spec, read) };
    });
}

function contentOf(spec: Spec, { responses }: SpecOperation): JsonSchema {
  const { properties = {} } = spec.resolve(responses[200]?.content?.['application/json']?.schema ?? {});
  return (properties['data'] ?? properties['result']) as JsonSchema;
}

/** The body of a request, the resource in its response, and the resource that was read afterwards. */
export interface WrittenAndRead {
  readonly body: Json;
  readonly returned: Json;
  readonly read: Json;
}

/** Returns a function that makes a random body valid, sends it to an operation, and reads the resource. */
export async function createWriter(
  api: Api,
  served: Served,
): Promise<(write: Write, sample: unknown) => Promise<WrittenAndRead>> {
  const resources = await createTestResources(api, served);
  const { organizationId, serviceId, pipeId } = served.credentials.managed;
  let last = 0;
  /** Returns the path of an operation on the resource with this id. */
  const pathWith = ({ path, parameters }: SpecOperation, id: string) => {
    const references = parameters.filter(({ name, in: place }) => place === 'path' && isReferenceName(name));
    const ids = Object.fromEntries(references.map(({ name }) => [name, id]));
    return pathOf({ path }, { organizationId, serviceId, pipeId, ...ids });
  };
  return async ({ id, write, read }, sample) => {
    last += 1;
    await resources.refresh();
    const body = withReferences(withinRules(id, sample, last), (kind, index) => resources.idOf(kind, index, 'body'));
    const [kind] = write.parameters.map(({ name }) => name).filter(isReferenceName);
    const path = pathWith(write, kind ? resources.idOf(kind, last, 'path') : '');
    const { status, text, content } = await api.send(write.method, path, { body });
    expect(status, text.slice(0, 1000)).toBe(200);
    resources.record(id, undefined, content);
    // The response contains a new key next to its secret.
    const returned = id === 'createKey' ? content.key : content;
    const readContent = (await api.get(pathWith(read, returned.id))).content;
    return { body, returned, read: readContent };
  };
}
