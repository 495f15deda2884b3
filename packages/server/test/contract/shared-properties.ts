import type { Json } from '../http/support/api.ts';
import type { JsonSchema, Spec } from './spec.ts';

/** A property that requests and responses share. */
export interface SharedProperty {
  /** The request schema and the name, for example `TileInput.asRatio`. */
  readonly name: string;
  readonly key: string;
  /** True if the schema allows only one value. */
  readonly hasOneValue: boolean;
  /** The default in the response schema. */
  readonly fallback: unknown;
  /** The variants of the value if it is an object, or of its items if it is a list. Empty for other values. */
  readonly variants: readonly Variant[];
}

/** The values that a variant allows for the properties that identify it. `undefined` means that the property must be absent. */
type Identifiers = Readonly<Record<string, readonly unknown[]>>;

/** One member of a `oneOf` of objects: the values that identify it, and its properties. An object without `oneOf` has one variant. */
export interface Variant {
  readonly identifiers: Identifiers;
  readonly fields: readonly SharedProperty[];
}

/** A value in a request, and the value at the same place in the response. */
export interface WrittenValue {
  readonly field: SharedProperty;
  readonly sent: Json;
  readonly returned: Json;
}

/** Returns the variants of a request schema with the properties that are also in the response schema. */
export function sharedVariants(spec: Spec, request: JsonSchema, response: JsonSchema, tag?: string): Variant[] {
  const [written, returned] = [spec.resolve(request), spec.resolve(response)];
  if (written.oneOf) {
    const { propertyName } = (written['discriminator'] ?? {}) as { readonly propertyName?: string };
    return written.oneOf.flatMap((member) => sharedVariants(spec, member, returned, propertyName));
  }
  if (returned.oneOf) {
    const matching = returned.oneOf.filter((member) =>
      isSubset(identifyingValues(spec.resolve(member), tag), identifyingValues(written, tag)),
    );
    return matching.flatMap((member) => sharedVariants(spec, request, member, tag));
  }
  if (written.items && returned.items) return sharedVariants(spec, written.items, returned.items);
  if (!written.properties || !returned.properties) return [];
  const owner = request.$ref?.split('/').at(-1) ?? '';
  const fields = Object.entries(written.properties).flatMap(([key, property]): SharedProperty[] => {
    const other = returned.properties?.[key];
    if (typeof property !== 'object' || typeof other !== 'object' || isOneWay(spec, property)) return [];
    const { const: only, maxItems } = spec.resolve(property) as { const?: unknown; maxItems?: number };
    const hasOneValue = only !== undefined || maxItems === 0;
    const { default: fallback } = spec.resolve(other);
    return [{ name: `${owner}.${key}`, key, hasOneValue, fallback, variants: sharedVariants(spec, property, other) }];
  });
  return [{ identifiers: identifyingValues(written, tag), fields }];
}

/** Returns all properties, including nested ones. */
export function allProperties(variants: readonly Variant[]): SharedProperty[] {
  const all = variants.flatMap(({ fields }) => fields.flatMap((field) => [field, ...allProperties(field.variants)]));
  return [...new Map(all.map((field) => [field.name, field])).values()];
}

/** Returns the values of the properties in a request and in the response. */
export function writtenValues(variants: readonly Variant[], sent: Json, returned: Json): WrittenValue[] {
  if (Array.isArray(sent)) return sent.flatMap((item, index) => writtenValues(variants, item, returned?.[index]));
  if (typeof sent !== 'object' || sent === null) return [];
  const variant = variants.find(({ identifiers }) => matches(identifiers, sent));
  return (variant?.fields ?? [])
    .filter(({ key }) => sent[key] !== undefined)
    .flatMap((field) => {
      const value = { field, sent: sent[field.key], returned: returned?.[field.key] };
      return [value, ...writtenValues(field.variants, value.sent, value.returned)];
    });
}

/** Returns true if a property is read-only or write-only. */
function isOneWay(spec: Spec, property: JsonSchema): boolean {
  return [property, spec.resolve(property)].some(
    (candidate) => candidate['readOnly'] === true || candidate['writeOnly'] === true,
  );
}

/** Returns the constants and forbidden properties of a schema, and the values of the discriminator `tag`. */
function identifyingValues({ properties = {} }: JsonSchema, tag: string | undefined): Identifiers {
  const identifiers = Object.entries(properties).flatMap(([key, property]) => {
    if (property === false) return [[key, [undefined]] as const];
    if (typeof property !== 'object') return [];
    if (property.const !== undefined) return [[key, [property.const]] as const];
    return key === tag && property.enum ? [[key, property.enum] as const] : [];
  });
  return Object.fromEntries(identifiers);
}

function isSubset(some: Identifiers, all: Identifiers): boolean {
  return Object.entries(some).every(([key, values]) => JSON.stringify(all[key]) === JSON.stringify(values));
}

function matches(identifiers: Identifiers, value: Json): boolean {
  return Object.entries(identifiers).every(([key, values]) => values.includes(value[key]));
}
