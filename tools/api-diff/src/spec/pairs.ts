import { type SpecOperation, specDeliveries, specOperations } from './operations.ts';
import type { Located, SpecFiles } from './spec-files.ts';

/** The part of an operation that contains the data. */
export type Direction = 'request' | 'response';

/** A part of an operation in both versions. For a new body, `base` is the operation. */
export interface Pair {
  readonly kind: 'operation' | 'new-body' | 'media-type' | 'schema' | 'header';
  /** The name for messages: a property, a header or the operation. */
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

/** Yields each part of a deployment's operations that exists in both versions. */
export function* pairsOf(versions: Versions, deployment: string): Generator<Pair> {
  const now = new Map(
    specOperations(versions.revision, deployment).map((item) => [`${item.method} ${item.path}`, item]),
  );
  for (const before of specOperations(versions.base, deployment)) {
    const after = now.get(`${before.method} ${before.path}`);
    if (after) yield* operationPairs(versions, before, after);
  }
  const deliveries = new Map(specDeliveries(versions.revision, deployment).map((item) => [item.path, item]));
  for (const before of specDeliveries(versions.base, deployment)) {
    const after = deliveries.get(before.path);
    if (after) yield* deliveryPairs(versions, before, after);
  }
}

function* operationPairs(versions: Versions, before: SpecOperation, after: SpecOperation): Generator<Pair> {
  const walk = new Walk(versions, before.id);
  yield { kind: 'operation', name: before.id, base: before.node, revision: after.node, operation: before.id };
  const body = versions.revision.at(after.node, 'requestBody');
  if (body && !versions.base.at(before.node, 'requestBody')) {
    yield { kind: 'new-body', name: before.id, base: before.node, revision: body, operation: before.id };
  }
  yield* walk.parameters(walk.both({ base: before.node, revision: after.node }, 'parameters'));
  yield* walk.parameters(walk.both({ base: before.item, revision: after.item }, 'parameters'));
  yield* walk.contents(walk.both({ base: before.node, revision: after.node }, 'requestBody'), 'request');
  for (const response of walk.each(walk.both({ base: before.node, revision: after.node }, 'responses'))) {
    yield* walk.contents(response, 'response');
    for (const header of walk.each(walk.both(response, 'headers'))) {
      yield { kind: 'header', name: header.key, base: header.base, revision: header.revision, operation: before.id };
      yield* walk.schemas(walk.both(header, 'schema'), 'response', header.key);
    }
  }
}

/** Yields the parts of a delivery. Its body has the direction of a response. */
function* deliveryPairs(versions: Versions, before: SpecOperation, after: SpecOperation): Generator<Pair> {
  const walk = new Walk(versions, before.id);
  const both = { base: before.node, revision: after.node };
  yield { kind: 'operation', name: before.id, ...both, operation: before.id };
  yield* walk.contents(walk.both(both, 'requestBody'), 'response');
  for (const header of walk.listed(walk.both(both, 'parameters'))) {
    yield { kind: 'header', name: header.key, base: header.base, revision: header.revision, operation: before.id };
    yield* walk.schemas(walk.both(header, 'schema'), 'response', header.key);
  }
}

interface Both {
  readonly base: Located;
  readonly revision: Located;
}

/** The keywords that contain subschemas: in an object, in a list, or directly. */
const nested = {
  named: ['properties', 'patternProperties', '$defs', 'dependentSchemas'],
  listed: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  single: ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else', 'contains'],
};

class Walk {
  readonly #versions: Versions;
  readonly #operation: string;
  readonly #seen = new Set<string>();

  constructor(versions: Versions, operation: string) {
    this.#versions = versions;
    this.#operation = operation;
  }

  both(both: Both | undefined, key: string | number): Both | undefined {
    const base = both && this.#versions.base.at(both.base, key);
    const revision = both && this.#versions.revision.at(both.revision, key);
    return base && revision && { base, revision };
  }

  /** Yields the entries in both versions. Lists are paired by index. */
  *each(both: Both | undefined): Generator<Both & { readonly key: string }> {
    if (typeof both?.base.value !== 'object') return;
    for (const key of Object.keys(both.base.value ?? {})) {
      const entry = this.both(both, key);
      if (entry) yield { ...entry, key };
    }
  }

  *parameters(both: Both | undefined): Generator<Pair> {
    for (const { key, ...parameter } of this.listed(both)) {
      yield* this.schemas(this.both(parameter, 'schema'), 'request', key);
    }
  }

  /** Yields the parameters in both lists, paired by location and name. */
  *listed(both: Both | undefined): Generator<Both & { readonly key: string }> {
    if (!both) return;
    const after = this.#listed(this.#versions.revision, both.revision);
    for (const [name, base] of this.#listed(this.#versions.base, both.base)) {
      const revision = after.get(name);
      if (revision) yield { key: name.split(' ')[1] ?? name, base, revision };
    }
  }

  *contents(both: Both | undefined, direction: Direction): Generator<Pair> {
    for (const { key, ...media } of this.each(both && this.both(both, 'content'))) {
      yield { kind: 'media-type', name: key, ...media, operation: this.#operation, direction };
      yield* this.schemas(this.both(media, 'schema'), direction, direction);
    }
  }

  *schemas(both: Both | undefined, direction: Direction, name: string): Generator<Pair> {
    if (!both) return;
    const seen = `${direction} ${both.base.file}#${both.base.keys.join('/')} ${both.revision.file}#${both.revision.keys.join('/')}`;
    if (this.#seen.has(seen)) return;
    this.#seen.add(seen);
    yield { kind: 'schema', name, ...both, operation: this.#operation, direction };
    for (const key of nested.single) yield* this.schemas(this.both(both, key), direction, `an item of ${name}`);
    for (const list of nested.listed) {
      for (const entry of this.each(this.both(both, list))) yield* this.schemas(entry, direction, name);
    }
    for (const map of nested.named) {
      for (const entry of this.each(this.both(both, map))) yield* this.schemas(entry, direction, entry.key);
    }
  }

  /** Returns the parameters of a list by location and name. */
  #listed(files: SpecFiles, list: Located): Map<string, Located> {
    const found = new Map<string, Located>();
    for (const index of Object.keys(list.value as object)) {
      const parameter = files.at(list, index);
      const { in: place, name } = (parameter?.value ?? {}) as { readonly in?: string; readonly name?: string };
      if (parameter) found.set(`${place} ${name}`, parameter);
    }
    return found;
  }
}
