import { conditions } from './conditions.ts';
import { facts } from './facts.ts';
import type { Document, Json, Parameter, Schema } from './openapi.ts';
import { resolve } from './resolve.ts';
import { type TypePart, typeLabel } from './type-label.ts';

/** A property, a parameter or a header, as the reference shows it. Texts are Markdown. */
export interface Field {
  readonly name: string;
  /** What a link to it ends with, unique on its page. */
  readonly anchor: string;
  readonly required: boolean;
  readonly type: readonly TypePart[];
  readonly facts: readonly string[];
  readonly description: string;
  readonly example: Json | undefined;
  /** What is inside; empty when that has a page of its own and is not unfolded here. */
  readonly shape: Shape | undefined;
}

/** The inside of an object: its fields, or one list of fields for each value of a discriminator. */
export interface Shape {
  readonly name: string | undefined;
  readonly fields: readonly Field[];
  readonly rules: readonly string[];
  readonly variants: readonly Variant[];
  readonly open: boolean;
}

/** One of the shapes that an object may have. */
export interface Variant {
  readonly label: string;
  readonly shape: Shape;
}

/** How far a shape is unfolded, and what its anchors begin with. */
export interface Unfolding {
  readonly anchor: string;
  /** How many levels of objects inside are shown in place. */
  readonly depth: number;
}

/** The fields of an object; `undefined` for what is no object. */
export function shapeOf(document: Document, node: Schema, { anchor, depth }: Unfolding): Shape | undefined {
  const { value: schema, name } = resolve(document, node);
  if (schema.items) return shapeOf(document, schema.items, { anchor, depth });
  const members = (schema.oneOf ?? schema.anyOf ?? []).filter((member) => resolve(document, member).value.properties);
  if (!schema.properties && members.length === 1 && members[0]) return shapeOf(document, members[0], { anchor, depth });
  if (!schema.properties && members.length === 0) return undefined;
  const fields = Object.entries(schema.properties ?? {}).map(([property, child]) =>
    fieldOf(document, property, typeof child === 'object' ? child : {}, {
      anchor: anchor === '' ? property : `${anchor}.${property}`,
      depth,
      required: schema.required?.includes(property) ?? false,
    }),
  );
  const variants = schema.properties ? [] : members.map((member) => variantOf(document, schema, member, anchor, depth));
  return { name, fields, rules: conditions(schema), variants, open: schema.additionalProperties !== false };
}

function variantOf(document: Document, union: Schema, member: Schema, anchor: string, depth: number): Variant {
  const { value, name = 'object' } = resolve(document, member);
  const tag = union.discriminator?.propertyName;
  const tagged = tag === undefined ? undefined : value.properties?.[tag];
  const label =
    typeof tagged === 'object' && typeof tagged.const === 'string' ? `${tag} is \`"${tagged.const}"\`` : `\`${name}\``;
  const inner = `${anchor}${anchor === '' ? '' : '.'}${name}`;
  const shape = shapeOf(document, member, { anchor: inner, depth });
  return { label, shape: shape ?? { name, fields: [], rules: [], variants: [], open: true } };
}

/** One property. */
export function fieldOf(
  document: Document,
  name: string,
  node: Schema,
  { anchor, depth, required }: Unfolding & { readonly required: boolean },
): Field {
  const { value: schema } = resolve(document, node);
  const items = schema.items ? resolve(document, schema.items).value : undefined;
  const itemFacts = items && !items.properties ? facts(items).map((fact) => `each ${fact}`) : [];
  return {
    name,
    anchor,
    required,
    type: typeLabel(document, node),
    facts: [...facts(schema), ...itemFacts],
    description: schema.description ?? '',
    example: schema.examples?.[0],
    shape: depth > 0 || !hasPage(document, node) ? shapeOf(document, node, { anchor, depth: depth - 1 }) : undefined,
  };
}

/** Whether what a field holds is a schema with a page of its own, so that a link to it can stand for its fields. */
function hasPage(document: Document, node: Schema): boolean {
  return typeLabel(document, node).some(({ schema }) => schema !== undefined);
}

/** A parameter as a field. */
export function fieldOfParameter(document: Document, node: Parameter, prefix: string): Field {
  const { value } = resolve(document, node);
  const field = fieldOf(document, value.name, value.schema, {
    anchor: `${prefix}.${value.name}`,
    depth: 0,
    required: value.required ?? false,
  });
  return { ...field, description: value.description ?? field.description };
}
