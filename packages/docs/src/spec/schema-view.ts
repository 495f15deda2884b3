import type { Api } from './api.ts';
import { facts } from './facts.ts';
import { type Shape, shapeOf } from './field.ts';
import type { Document } from './openapi.ts';
import { resolve } from './resolve.ts';
import { type TypePart, typeLabel } from './type-label.ts';

/** A schema in the form that its page needs. */
export interface SchemaView {
  readonly name: string;
  readonly description: string;
  /** The type, if the schema has no `shape`. */
  readonly type: readonly TypePart[];
  readonly facts: readonly string[];
  readonly shape: Shape | undefined;
  /** True if request bodies contain the schema, directly or in another schema. */
  readonly isSent: boolean;
  /** True if responses or webhooks contain the schema, directly or in another schema. */
  readonly isReceived: boolean;
  readonly uses: readonly Use[];
}

/** A use of a schema: in another schema, an operation or a webhook. */
export interface Use {
  readonly title: string;
  readonly path: string;
}

/** Reads a schema of an API. Throws if it does not exist. */
export function schemaView(api: Api, name: string): SchemaView {
  const { document } = api;
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`Expected an existing schema, received ${name}.`);
  const isSent = sentSchemas(document).has(name);
  const direction = isSent ? 'sent' : 'received';
  const shape = shapeOf(document, schema, { anchor: '', depth: 0, direction });
  return {
    name,
    description: schema.description ?? '',
    type: shape ? [] : typeLabel(document, schema),
    facts: facts(schema),
    shape: shape && { ...shape, name },
    isSent,
    isReceived: receivedSchemas(document).has(name),
    uses: [...usesInOperations(api, name), ...usesInSchemas(api, name)],
  };
}

/** Returns the names of the schemas in request bodies. */
const sentSchemas = oncePerDocument((document) =>
  reachableSchemas(
    document,
    operationsOf(document).map(({ requestBody }) => requestBody),
  ),
);

/** Returns the names of the schemas in responses and webhooks. */
const receivedSchemas = oncePerDocument((document) =>
  reachableSchemas(document, [
    document.components.responses,
    document.webhooks,
    operationsOf(document).map(({ responses }) => responses),
  ]),
);

function operationsOf({ paths }: Document) {
  return Object.values(paths).flatMap((item) => Object.values(item));
}

/** Caches the names that a function returns for a document. */
function oncePerDocument(find: (document: Document) => ReadonlySet<string>) {
  const found = new WeakMap<Document, ReadonlySet<string>>();
  return (document: Document): ReadonlySet<string> => {
    const names = found.get(document) ?? find(document);
    found.set(document, names);
    return names;
  };
}

/** Returns the names of the schemas that the nodes reference, directly or in another schema. */
function reachableSchemas({ components }: Document, nodes: readonly unknown[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: unknown) => {
    for (const name of referencedNames(node)) {
      if (names.has(name)) continue;
      names.add(name);
      visit(components.schemas[name]);
    }
  };
  for (const node of nodes) visit(node);
  return names;
}

function usesInSchemas({ deployment, document }: Api, name: string): Use[] {
  return Object.entries(document.components.schemas)
    .filter(([other, schema]) => other !== name && mentions(schema, name))
    .map(([other]) => ({ title: other, path: `${deployment}/schemas/${other}.html` }));
}

function usesInOperations({ deployment, document, resources }: Api, name: string): Use[] {
  const used = usedSchemas.get(document) ?? findUsedSchemas(document);
  usedSchemas.set(document, used);
  return resources.flatMap(({ slug, operations, deliveries }) =>
    [...operations, ...deliveries]
      .filter(({ id }) => used.get(id)?.has(name))
      .map(({ id, summary }) => ({ title: summary, path: `${deployment}/${slug}.html#${id}` })),
  );
}

const usedSchemas = new WeakMap<Document, ReadonlyMap<string, ReadonlySet<string>>>();

/**
 * Returns the names of the schemas that each operation and webhook uses, directly or in a shared parameter or response, by
 * operationId.
 */
function findUsedSchemas(document: Document): ReadonlyMap<string, ReadonlySet<string>> {
  const { paths, webhooks = {} } = document;
  const operations = [
    ...Object.values(paths).flatMap((item) => Object.values(item)),
    ...Object.values(webhooks).flatMap(({ post }) => post ?? []),
  ];
  return new Map(
    operations.map((operation) => {
      const parts = [...(operation.parameters ?? []), ...Object.values(operation.responses)];
      const nodes = [operation, ...parts.map((part) => resolve(document, part).value)];
      return [operation.operationId, new Set(nodes.flatMap(referencedNames))] as const;
    }),
  );
}

/** The schemas that a schema references. Each schema is serialized once. */
const references = new WeakMap<object, ReadonlySet<string>>();

function mentions(schema: object, name: string): boolean {
  const names = references.get(schema) ?? new Set(referencedNames(schema));
  references.set(schema, names);
  return names.has(name);
}

/** Returns the names of the schemas that a node references directly. */
function referencedNames(node: unknown): string[] {
  return [...JSON.stringify(node ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}
