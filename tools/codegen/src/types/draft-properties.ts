import type { JsonSchema } from '../read/document.ts';
import { referencedNames } from '../rules/rule.ts';
import { type Drafts, draftNames } from './drafts.ts';
import { distinct, type PropertyType, propertyTypes } from './type-text.ts';

type Schemas = ReadonlyMap<string, JsonSchema>;

/** The properties of what is read and of what may be written in its place, as a draft has them. */
export interface DraftProperties {
  readonly read: readonly PropertyType[];
  readonly written: ReadonlyMap<string, PropertyType>;
}

/** Those of the draft of a component that is answered. */
export function draftProperties(answer: string, drafts: Drafts, schemas: Schemas): DraftProperties {
  const [read, written] = [answer, drafts.get(answer)?.input ?? ''].map((name, index) => {
    const options = { input: index === 1, mutable: true, nameOf: draftNames(drafts) };
    return propertyTypes(schemas.get(name) ?? {}, options, '  ');
  });
  return { read: read ?? [], written: byName(written ?? []) };
}

/** Properties by their names. */
export function byName(properties: readonly PropertyType[]): ReadonlyMap<string, PropertyType> {
  return new Map(properties.map((property) => [property.name, property]));
}

/**
 * The properties of a draft that may read as something that cannot be written, themselves or in a draft that they hold. The
 * draft cannot inherit those: what extends a type reads nowhere as more than that type.
 */
export function widenedProperties(answer: string, drafts: Drafts, schemas: Schemas): readonly string[] {
  const { read, written } = draftProperties(answer, drafts, schemas);
  return read.flatMap(({ name, schema, types }) => {
    const given = written.get(name);
    if (!given) return [];
    const isWider = distinct([...given.types, ...types]).some((type) => !given.types.includes(type));
    const held = [schema, given.schema].flatMap((each) => [...referencedNames(each)]);
    return isWider || held.some((each) => isWidened(each, drafts, schemas)) ? [name] : [];
  });
}

/** Whether what is handed out in place of a component may hold what cannot be written. */
function isWidened(component: string, drafts: Drafts, schemas: Schemas): boolean {
  return [...drafts].some(([answer, { input }]) => {
    if (answer !== component && input !== component) return false;
    const members = referencedNames({ oneOf: schemas.get(answer)?.oneOf ?? [] });
    const isWide = widenedProperties(answer, drafts, schemas).length > 0;
    return isWide || [...members].some((each) => isWidened(each, drafts, schemas));
  });
}
