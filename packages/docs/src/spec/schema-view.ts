import type { Api } from './api.ts';
import { facts } from './facts.ts';
import { type Shape, shapeOf } from './field.ts';
import type { Document } from './openapi.ts';
import { type TypePart, typeLabel } from './type-label.ts';

/** A schema as its page shows it. */
export interface SchemaView {
  readonly name: string;
  readonly description: string;
  /** What it is when it is no object. */
  readonly type: readonly TypePart[];
  readonly facts: readonly string[];
  readonly shape: Shape | undefined;
  readonly uses: readonly Use[];
}

/** A place that names a schema: another schema, an operation, or a delivery. */
export interface Use {
  readonly title: string;
  readonly path: string;
}

/** Reads a schema of an API. Throws when there is none of the name. */
export function schemaView(api: Api, name: string): SchemaView {
  const { document } = api;
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`there is no schema ${name}`);
  const shape = shapeOf(document, schema, { anchor: '', depth: 0 });
  return {
    name,
    description: schema.description ?? '',
    type: shape ? [] : typeLabel(document, schema),
    facts: facts(schema),
    shape: shape && { ...shape, name },
    uses: [...usesInOperations(api, name), ...usesInSchemas(api, name)],
  };
}

function usesInSchemas({ deployment, document }: Api, name: string): Use[] {
  return Object.entries(document.components.schemas)
    .filter(([other, schema]) => other !== name && mentions(schema, name))
    .map(([other]) => ({ title: other, path: `${deployment}/schemas/${other}.html` }));
}

function usesInOperations({ deployment, document, resources }: Api, name: string): Use[] {
  return resources.flatMap(({ slug, operations, deliveries }) =>
    [...operations, ...deliveries]
      .filter(({ id }) => mentionsDirectly(document, id, name))
      .map(({ id, summary }) => ({ title: summary, path: `${deployment}/${slug}.html#${id}` })),
  );
}

/** Nodes as texts: each is looked through once for every schema. */
const texts = new WeakMap<object, string>();

function mentions(node: object, name: string): boolean {
  const text = texts.get(node) ?? JSON.stringify(node);
  texts.set(node, text);
  return text.includes(`"#/components/schemas/${name}"`);
}

/** Whether an operation or a delivery names a schema itself, or by a shared answer that is no error. */
function mentionsDirectly(document: Document, operationId: string, name: string): boolean {
  const found = [
    ...Object.values(document.paths).flatMap((item) => Object.values(item)),
    ...Object.values(document.webhooks ?? {}).flatMap(({ post }) => post ?? []),
  ].find((operation) => operation?.operationId === operationId);
  if (!found) return false;
  const answers = Object.values(found.responses).map(({ $ref }) => $ref?.split('/').at(-1) ?? '');
  return mentions(found, name) || answers.some((answer) => mentions(document.components.responses[answer] ?? {}, name));
}
