import { expect } from 'vitest';
import type { Api, Json } from '../http/support/api.ts';
import type { Served } from '../http/support/serve.ts';
import { isReferenceName, withReferences } from './references.ts';
import type { JsonSchema, Spec, SpecOperation } from './spec.ts';
import { withinRules } from './within-rules.ts';
import { createWorld } from './world.ts';

/** An operation that creates or updates, and the one that reads what it has written. */
export interface Write {
  readonly id: string;
  readonly write: SpecOperation;
  readonly read: SpecOperation;
  /** The schema of what is sent. */
  readonly sent: JsonSchema;
  /** The schema of what is read. */
  readonly found: JsonSchema;
}

/** Every operation of a spec that creates or updates. */
export function writesOf(spec: Spec): Write[] {
  return spec.operations
    .filter(({ id }) => /^(create|update)/.test(id))
    .map((write) => {
      const read = spec.operations.find(({ id }) => id === write.id.replace(/^(create|update)/, 'get'));
      if (!read || !write.body) throw new Error(`Nothing reads what ${write.id} writes.`);
      return { id: write.id, write, read, sent: write.body, found: contentOf(spec, read) };
    });
}

function contentOf(spec: Spec, { responses }: SpecOperation): JsonSchema {
  const { properties = {} } = spec.resolve(responses[200]?.content?.['application/json']?.schema ?? {});
  return (properties['data'] ?? properties['result']) as JsonSchema;
}

/** A body that was sent, what was answered for it, and what was read then. */
export interface WrittenAndRead {
  readonly body: Json;
  readonly answered: Json;
  readonly found: Json;
}

/** Makes what writes a body to something that exists, or creates it, and reads it. The body must be taken. */
export async function createWriter(
  api: Api,
  served: Served,
): Promise<(write: Write, body: unknown) => Promise<WrittenAndRead>> {
  const world = await createWorld(api, served);
  const { organizationId, serviceId, pipeId } = served.credentials.managed;
  let last = 0;
  const pathOf = ({ path, parameters }: SpecOperation, idOf: (index: number) => string) => {
    const own = parameters.filter(({ name, in: place }) => place === 'path' && isReferenceName(name));
    const ids = Object.fromEntries(own.map(({ name }) => [name, idOf(last)]));
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      return ({ organizationId, serviceId, pipeId, ...ids } as Record<string, string>)[name] ?? '';
    });
    return `/${filled}`;
  };
  return async ({ id, write, read }, made) => {
    last += 1;
    await world.refresh();
    const body = withReferences(withinRules(id, made, last), (kind, index) => world.idOf(kind, index, 'body'));
    const [kind] = write.parameters.map(({ name }) => name).filter(isReferenceName);
    const path = pathOf(write, (index) => (kind ? world.idOf(kind, index, 'path') : ''));
    const { status, text, content } = await api.send(write.method, path, { body });
    expect(status, text.slice(0, 1000)).toBe(200);
    world.note(id, undefined, content);
    // A new key is answered beside its secret.
    const answered = id === 'createKey' ? content.key : content;
    const found = (await api.get(pathOf(read, () => answered.id))).content;
    return { body, answered, found };
  };
}
