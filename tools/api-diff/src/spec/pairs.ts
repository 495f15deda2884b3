import { type SpecOperation, specOperations, specWebhooks } from './operations.ts';
import type { Located, SpecFiles } from './spec-files.ts';

/** The direction of a value: sent by clients in a request, or received in a response or as a webhook. */
export type Direction = 'request' | 'response';

/** A part of an operation or a webhook in both versions. For a new body, `base` is the operation. */
export interface Pair {
  readonly kind: 'operation' | 'new-body' | 'media-type' | 'schema' | 'header';
  /** The name for messages, such as that of a property, a header or the operation. */
  readonly name: string;
  readonly base: Located;
  readonly revision: Located;
  readonly operation: string;
  readonly direction?: Direction;
}

/** Both versions of the specs. */
export interface Versions {
  readonly base: SpecFiles;
  readonly revision: SpecFiles;
}

/** Yields each part of a deployment's operations and webhooks that exists in both versions, and each new request body. */
export function* pairsOf(versions: Versions, deployment: string): Generator<Pair> {
  const operationsAfter = new Map(
    specOperations(versions.revision, deployment).map((item) => [`${item.method} ${item.path}`, item]),
  );
  for (const before of specOperations(versions.base, deployment)) {
    const after = operationsAfter.get(`${before.method} ${before.path}`);
    if (after) yield* operationPairs(versions, before, after);
  }
  const webhooks = new Map(specWebhooks(versions.revision, deployment).map((item) => [item.path, item]));
  for (const before of specWebhooks(versions.base, deployment)) {
    const after = webhooks.get(before.path);
    if (after) yield* webhookPairs(versions, before, after);
  }
}

function* operationPairs(versions: Versions, before: SpecOperation, after: SpecOperation): Generator<Pair> {
  const walker = new PairWalker(versions, before.id);
  const nodes = { base: before.node, revision: after.node };
  yield { kind: 'operation', name: before.id, ...nodes, operation: before.id };
  const body = versions.revision.find(after.node, 'requestBody');
  if (body && !versions.base.find(before.node, 'requestBody')) {
    yield { kind: 'new-body', name: before.id, base: before.node, revision: body, operation: before.id };
  }
  yield* walker.parameters(walker.child(nodes, 'parameters'));
  yield* walker.parameters(walker.child({ base: before.item, revision: after.item }, 'parameters'));
  yield* walker.contents(walker.child(nodes, 'requestBody'), 'request');
  for (const response of walker.entries(walker.child(nodes, 'responses'))) {
    yield* walker.contents(response, 'response');
    for (const header of walker.entries(walker.child(response, 'headers'))) {
      yield { kind: 'header', name: header.key, base: header.base, revision: header.revision, operation: before.id };
      yield* walker.schemas(walker.child(header, 'schema'), 'response', header.key);
    }
  }
}

/** Yields the parts of a webhook. Its body has the direction of a response. */
function* webhookPairs(versions: Versions, before: SpecOperation, after: SpecOperation): Generator<Pair> {
  const walker = new PairWalker(versions, before.id);
  const nodes = { base: before.node, revision: after.node };
  yield { kind: 'operation', name: before.id, ...nodes, operation: before.id };
  yield* walker.contents(walker.child(nodes, 'requestBody'), 'response');
  for (const header of walker.parameterNodes(walker.child(nodes, 'parameters'))) {
    yield { kind: 'header', name: header.key, base: header.base, revision: header.revision, operation: before.id };
    yield* walker.schemas(walker.child(header, 'schema'), 'response', header.key);
  }
}

interface NodePair {
  readonly base: Located;
  readonly revision: Located;
}

/** The keywords that contain subschemas: in an object, in a list, or directly. `single` maps each to a prefix for names in messages. */
const nested = {
  named: ['properties', 'patternProperties', '$defs', 'dependentSchemas'],
  listed: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  single: {
    items: 'an item of ',
    contains: 'an item of ',
    additionalProperties: 'a value of ',
    propertyNames: 'a name in ',
    not: '',
    if: '',
    then: '',
    else: '',
  },
};

/** Returns a schema with the keywords next to the reference to it. */
function withKeywords(schema: Located): Located {
  const { value, reference } = schema;
  if (!reference || typeof value !== 'object') return schema;
  const { $ref: _, ...keywords } = reference.value as { readonly $ref: string };
  return { ...schema, value: { ...value, ...keywords } };
}

/** Returns a text that identifies the place of a value and of the reference to it. */
function placeOf({ file, keys, reference }: Located): string {
  const place = `${file}#${keys.join('/')}`;
  return reference ? `${placeOf(reference)} ${place}` : place;
}

class PairWalker {
  readonly #versions: Versions;
  readonly #operation: string;
  readonly #seen = new Set<string>();

  constructor(versions: Versions, operation: string) {
    this.#versions = versions;
    this.#operation = operation;
  }

  /** Returns the value of a key if both versions have it. */
  child(nodes: NodePair | undefined, key: string | number): NodePair | undefined {
    const base = nodes && this.#versions.base.find(nodes.base, key);
    const revision = nodes && this.#versions.revision.find(nodes.revision, key);
    return base && revision && { base, revision };
  }

  /** Yields the entries in both versions. Lists are paired by index. */
  *entries(nodes: NodePair | undefined): Generator<NodePair & { readonly key: string }> {
    if (typeof nodes?.base.value !== 'object') return;
    for (const key of Object.keys(nodes.base.value ?? {})) {
      const entry = this.child(nodes, key);
      if (entry) yield { ...entry, key };
    }
  }

  *parameters(nodes: NodePair | undefined): Generator<Pair> {
    for (const { key, ...parameter } of this.parameterNodes(nodes)) {
      yield* this.schemas(this.child(parameter, 'schema'), 'request', key);
    }
  }

  /** Yields the parameters in both lists, paired by location and name. */
  *parameterNodes(nodes: NodePair | undefined): Generator<NodePair & { readonly key: string }> {
    if (!nodes) return;
    const after = this.#parametersByKey(this.#versions.revision, nodes.revision);
    for (const [name, base] of this.#parametersByKey(this.#versions.base, nodes.base)) {
      const revision = after.get(name);
      if (revision) yield { key: name.split(' ')[1] ?? name, base, revision };
    }
  }

  *contents(nodes: NodePair | undefined, direction: Direction): Generator<Pair> {
    for (const { key, ...media } of this.entries(nodes && this.child(nodes, 'content'))) {
      yield { kind: 'media-type', name: key, ...media, operation: this.#operation, direction };
      yield* this.schemas(this.child(media, 'schema'), direction, direction);
    }
  }

  *schemas(nodes: NodePair | undefined, direction: Direction, name: string): Generator<Pair> {
    if (!nodes) return;
    const seen = `${direction} ${placeOf(nodes.base)} ${placeOf(nodes.revision)}`;
    if (this.#seen.has(seen)) return;
    this.#seen.add(seen);
    const pair = { base: withKeywords(nodes.base), revision: withKeywords(nodes.revision) };
    yield { kind: 'schema', name, ...pair, operation: this.#operation, direction };
    for (const [key, start] of Object.entries(nested.single)) {
      yield* this.schemas(this.child(nodes, key), direction, `${start}${name}`);
    }
    for (const list of nested.listed) {
      for (const entry of this.entries(this.child(nodes, list))) yield* this.schemas(entry, direction, name);
    }
    for (const map of nested.named) {
      for (const entry of this.entries(this.child(nodes, map))) yield* this.schemas(entry, direction, entry.key);
    }
  }

  /** Returns the parameters of a list by location and name. */
  #parametersByKey(files: SpecFiles, list: Located): Map<string, Located> {
    const parameters = new Map<string, Located>();
    for (const index of Object.keys(list.value as object)) {
      const parameter = files.find(list, index);
      const { in: location, name } = (parameter?.value ?? {}) as { readonly in?: string; readonly name?: string };
      if (parameter) parameters.set(`${location} ${name}`, parameter);
    }
    return parameters;
  }
}
