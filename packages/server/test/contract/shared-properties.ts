import type { Json } from '../http/support/api.ts';
import type { JsonSchema, Spec } from './spec.ts';

/** A property that requests and responses share. */
export interface SharedProperty {
  /** The request schema and the name, for example `TileInput.asRatio`. */
  readonly name: string;
  readonly key: string;
  /** Whether the schema allows only one value. */
  readonly single: boolean;
  /** The default in the response schema. */
  readonly fallback: unknown;
  /** The nested properties of an object, or of the items of a list. */
  readonly variants: readonly Variant[];
}

/** A variant of an object: the values that identify it, and its properties. */
export interface Variant {
  readonly identifiers: Readonly<Record<string, unknown>>;
  readonly fields: readonly SharedProperty[];
}

/** A value in a request, and the value at the same place in the response. */
export interface WrittenValue {
  readonly field: SharedProperty;
  readonly sent: Json;
  readonly found: Json;
}

/** Returns the variants of a request schema with the properties that the response schema shares. */
export function sharedVariants(spec: Spec, request: JsonSchema, response: JsonSchema): Variant[] {
  const [written, returned] = [spec.resolve(request), spec.resolve(response)];
  if (written.oneOf) return written.oneOf.flatMap((member) => sharedVariants(spec, member, returned));
  if (returned.oneOf) {
    const alike = returned.oneOf.filter((member) =>
      matches(identifyingValues(spec.resolve(member)), identifyingValues(written)),
    );
    return alike.flatMap((member) => sharedVariants(spec, request, member));
  }
  if (written.items && returned.items) return sharedVariants(spec, written.items, returned.items);
  if (!written.properties || !returned.properties) return [];
  const owner = request.$ref?.split('/').at(-1) ?? '';
  const fields = Object.entries(written.properties).flatMap(([key, property]): SharedProperty[] => {
    const other = returned.properties?.[key];
    if (typeof property !== 'object' || typeof other !== 'object' || isOneWay(spec, property)) return [];
    const { const: only, maxItems } = spec.resolve(property) as { const?: unknown; maxItems?: number };
    const single = only !== undefined || maxItems === 0;
    const { default: fallback } = spec.resolve(other);
    return [{ name: `${owner}.${key}`, key, single, fallback, variants: sharedVariants(spec, property, other) }];
  });
  return [{ identifiers: identifyingValues(written), fields }];
}

/** Returns all properties, including nested ones. */
export function allProperties(variants: readonly Variant[]): SharedProperty[] {
  const all = variants.flatMap(({ fields }) => fields.flatMap((field) => [field, ...allProperties(field.variants)]));
  return [...new Map(all.map((field) => [field.name, field])).values()];
}

/** Returns the values of the properties in a request and in the response. */
export function writtenValues(variants: readonly Variant[], sent: Json, found: Json): WrittenValue[] {
  if (Array.isArray(sent)) return sent.flatMap((item, index) => writtenValues(variants, item, found?.[index]));
  if (typeof sent !== 'object' || sent === null) return [];
  const variant = variants.find(({ identifiers }) => matches(identifiers, sent));
  return (variant?.fields ?? [])
    .filter(({ key }) => sent[key] !== undefined)
    .flatMap((field) => {
      const value = { field, sent: sent[field.key], found: found?.[field.key] };
      return [value, ...writtenValues(field.variants, value.sent, value.found)];
    });
}

/** Returns whether a property is read-only or write-only. */
function isOneWay(spec: Spec, property: JsonSchema): boolean {
  return [property, spec.resolve(property)].some((one) => one['readOnly'] === true || one['writeOnly'] === true);
}

function identifyingValues({ properties = {} }: JsonSchema): Record<string, unknown> {
  const identifiers = Object.entries(properties).flatMap(([key, property]) =>
    typeof property === 'object' && property.const !== undefined ? [[key, property.const] as const] : [],
  );
  return Object.fromEntries(identifiers);
}

function matches(identifiers: Readonly<Record<string, unknown>>, value: Json): boolean {
  return Object.entries(identifiers).every(([key, mark]) => value[key] === mark);
}
