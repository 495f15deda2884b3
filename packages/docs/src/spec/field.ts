import { conditions } from './conditions.ts';
import { facts } from './facts.ts';
import type { Document, Json, Parameter, Schema } from './openapi.ts';
import { resolve } from './resolve.ts';
import { type TypePart, typeLabel } from './type-label.ts';

/** A property, a parameter or a header in the form that the pages need. Strings are Markdown. */
export interface Field {
  readonly name: string;
  /** The anchor of the field, unique on its page. */
  readonly anchor: string;
  /** True if a request to the service must contain it. Always false for responses and deliveries of webhooks. */
  readonly required: boolean;
  readonly type: readonly TypePart[];
  /** The constraints of the value in Markdown, such as `1 to 24`, and flags such as `read-only`. */
  readonly facts: readonly string[];
  readonly description: string;
  readonly example: Json | undefined;
  /** The nested fields. Undefined if there are none, or if the field links to the page of its schema instead. */
  readonly shape: Shape | undefined;
}

/** The fields of an object, or the variants of a union with their fields. */
export interface Shape {
  /** The name of the schema in `components/schemas`. Undefined for an inline schema. */
  readonly name: string | undefined;
  readonly fields: readonly Field[];
  /** Sentences about conditions across fields. */
  readonly rules: readonly string[];
  readonly variants: readonly Variant[];
}

/** A variant of a union. */
export interface Variant {
  readonly label: string;
  readonly shape: Shape;
}

/** The direction of a value: clients send it in a request, or receive it in a response or in a delivery of a webhook. */
export type Direction = 'sent' | 'received';

/** How the fields of a schema are expanded. `anchor` is the prefix of their anchors. */
export interface Expansion {
  readonly direction: Direction;
  readonly anchor: string;
  /** The number of nested levels to which schemas with their own page are expanded. Inline objects are always expanded. */
  readonly depth: number;
  /** The names of the schemas that are already expanded. Other fields with such a schema link to its page. */
  readonly expanded?: Set<string>;
}

/** Returns the fields of an object, of the items of an array, or of the members of a union; `undefined` for other types. */
export function shapeOf(document: Document, node: Schema, expansion: Expansion): Shape | undefined {
  const { anchor, expanded = new Set<string>() } = expansion;
  const { value: schema, name } = resolve(document, node);
  if (schema.items) return shapeOf(document, schema.items, expansion);
  const members = (schema.oneOf ?? schema.anyOf ?? []).filter((member) => resolve(document, member).value.properties);
  if (!schema.properties && members.length === 1 && members[0]) return shapeOf(document, members[0], expansion);
  if (!schema.properties && members.length === 0) return undefined;
  const fields = Object.entries(schema.properties ?? {}).map(([property, child]) =>
    fieldOf(document, property, typeof child === 'object' ? child : {}, {
      ...expansion,
      anchor: anchor === '' ? property : `${anchor}.${property}`,
      expanded,
      required: schema.required?.includes(property) ?? false,
    }),
  );
  const variants = schema.properties
    ? []
    : members.map((member) => variantOf(document, schema, member, { ...expansion, expanded }));
  return { name, fields, rules: conditions(schema), variants };
}

function variantOf(document: Document, union: Schema, member: Schema, expansion: Expansion): Variant {
  const { anchor } = expansion;
  const { value, name = 'object' } = resolve(document, member);
  const tag = union.discriminator?.propertyName;
  const tagged = tag === undefined ? undefined : value.properties?.[tag];
  const label =
    typeof tagged === 'object' && typeof tagged.const === 'string' ? `${tag} is \`"${tagged.const}"\`` : `\`${name}\``;
  const inner = `${anchor}${anchor === '' ? '' : '.'}${name}`;
  const shape = shapeOf(document, member, { ...expansion, anchor: inner });
  return { label, shape: shape ?? { name, fields: [], rules: [], variants: [] } };
}

/** Returns a property as a field. */
export function fieldOf(
  document: Document,
  name: string,
  node: Schema,
  { anchor, depth, direction, required, expanded = new Set() }: Expansion & { readonly required: boolean },
): Field {
  const { value: schema } = resolve(document, node);
  const items = schema.items ? resolve(document, schema.items).value : undefined;
  const itemFacts = items && !items.properties ? facts(items).map((fact) => `each ${fact}`) : [];
  return {
    name,
    anchor,
    required: required && direction === 'sent',
    type: typeLabel(document, node),
    facts: [...facts(schema), ...itemFacts, ...(required || direction === 'sent' ? [] : ['can be absent'])],
    description: schema.description ?? '',
    example: schema.examples?.[0],
    shape: isExpanded(document, node, depth, expanded)
      ? shapeOf(document, node, { anchor, depth: depth - 1, direction, expanded })
      : undefined,
  };
}

/** Returns true if the fields of a value are shown here. A schema with its own page is shown once, and only down to `depth`. */
function isExpanded(document: Document, node: Schema, depth: number, expanded: Set<string>): boolean {
  const pages = typeLabel(document, node).flatMap(({ schema }) => schema ?? []);
  if (pages.length === 0) return true;
  if (depth <= 0 || pages.every((name) => expanded.has(name))) return false;
  for (const name of pages) expanded.add(name);
  return true;
}

/** Returns a parameter or a header as a field. */
export function fieldOfParameter(
  document: Document,
  node: Parameter,
  prefix: string,
  direction: Direction = 'sent',
): Field {
  const { value } = resolve(document, node);
  const field = fieldOf(document, value.name, value.schema, {
    anchor: `${prefix}.${value.name}`,
    depth: 0,
    direction,
    required: value.required ?? false,
  });
  return { ...field, description: value.description ?? field.description };
}
