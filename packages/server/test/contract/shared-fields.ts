import type { Json } from '../http/support/api.ts';
import type { JsonSchema, Spec } from './spec.ts';

/** A property that callers write and that is answered too. */
export interface SharedField {
  /** The schema that it is written in and its own name: `TileInput.asRatio`. */
  readonly name: string;
  readonly key: string;
  /** Whether the schema allows one value only. */
  readonly single: boolean;
  /** The default that the answer names. */
  readonly fallback: unknown;
  /** What it holds, where that is an object or a list of them. */
  readonly shapes: readonly Shape[];
}

/** One of the forms that an object may have; the values by which it is told from the others, and its properties. */
export interface Shape {
  readonly marks: Readonly<Record<string, unknown>>;
  readonly fields: readonly SharedField[];
}

/** A value that was written, and what stands in its place where it was answered. */
export interface WrittenValue {
  readonly field: SharedField;
  readonly sent: Json;
  readonly found: Json;
}

/** The forms of a request, or of the items of a list of them, with every property that the answer has too. */
export function sharedShapes(spec: Spec, request: JsonSchema, answer: JsonSchema): Shape[] {
  const [written, answered] = [spec.resolve(request), spec.resolve(answer)];
  if (written.oneOf) return written.oneOf.flatMap((member) => sharedShapes(spec, member, answered));
  if (answered.oneOf) {
    const alike = answered.oneOf.filter((member) => isMarked(marksOf(spec.resolve(member)), marksOf(written)));
    return alike.flatMap((member) => sharedShapes(spec, request, member));
  }
  if (written.items && answered.items) return sharedShapes(spec, written.items, answered.items);
  if (!written.properties || !answered.properties) return [];
  const owner = request.$ref?.split('/').at(-1) ?? '';
  const fields = Object.entries(written.properties).flatMap(([key, property]): SharedField[] => {
    const other = answered.properties?.[key];
    if (typeof property !== 'object' || typeof other !== 'object' || isOneWay(spec, property)) return [];
    const { const: only, maxItems } = spec.resolve(property) as { const?: unknown; maxItems?: number };
    const single = only !== undefined || maxItems === 0;
    const { default: fallback } = spec.resolve(other);
    return [{ name: `${owner}.${key}`, key, single, fallback, shapes: sharedShapes(spec, property, other) }];
  });
  return [{ marks: marksOf(written), fields }];
}

/** All of the properties, those of what they hold included. */
export function everyField(shapes: readonly Shape[]): SharedField[] {
  const all = shapes.flatMap(({ fields }) => fields.flatMap((field) => [field, ...everyField(field.shapes)]));
  return [...new Map(all.map((field) => [field.name, field])).values()];
}

/** What a body writes to these properties, beside what was answered for it. */
export function writtenValues(shapes: readonly Shape[], sent: Json, found: Json): WrittenValue[] {
  if (Array.isArray(sent)) return sent.flatMap((item, index) => writtenValues(shapes, item, found?.[index]));
  if (typeof sent !== 'object' || sent === null) return [];
  const shape = shapes.find(({ marks }) => isMarked(marks, sent));
  return (shape?.fields ?? [])
    .filter(({ key }) => sent[key] !== undefined)
    .flatMap((field) => {
      const value = { field, sent: sent[field.key], found: found?.[field.key] };
      return [value, ...writtenValues(field.shapes, value.sent, value.found)];
    });
}

/** Whether callers cannot write it, or are never answered it. */
function isOneWay(spec: Spec, property: JsonSchema): boolean {
  return [property, spec.resolve(property)].some((one) => one['readOnly'] === true || one['writeOnly'] === true);
}

function marksOf({ properties = {} }: JsonSchema): Record<string, unknown> {
  const marks = Object.entries(properties).flatMap(([key, property]) =>
    typeof property === 'object' && property.const !== undefined ? [[key, property.const] as const] : [],
  );
  return Object.fromEntries(marks);
}

function isMarked(marks: Readonly<Record<string, unknown>>, value: Json): boolean {
  return Object.entries(marks).every(([key, mark]) => value[key] === mark);
}
