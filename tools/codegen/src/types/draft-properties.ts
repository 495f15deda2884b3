import type { JsonSchema } from '../read/document.ts';
import { referencedNames } from '../read/references.ts';
import { type Drafts, draftNames } from './drafts.ts';
import { type PropertyType, propertyTypes, withoutDuplicates } from './type-text.ts';

type Schemas = ReadonlyMap<string, JsonSchema>;

/** The properties of a component in responses, and of the component that replaces it in requests, such as `Alert` and `AlertInput`. */
export interface DraftProperties {
  readonly read: readonly PropertyType[];
  readonly written: ReadonlyMap<string, PropertyType>;
}

/** Returns the properties of a component in responses and in requests. Nested components have the types of their {@link Drafts}. */
export function draftProperties(output: string, drafts: Drafts, schemas: Schemas): DraftProperties {
  const [read, written] = [output, drafts.get(output)?.input ?? ''].map((name, index) => {
    const options = { input: index === 1, mutable: true, nameOf: draftNames(drafts) };
    return propertyTypes(schemas.get(name) ?? {}, options, '  ');
  });
  return { read: read ?? [], written: byName(written ?? []) };
}

/** Indexes properties by name. */
export function byName(properties: readonly PropertyType[]): ReadonlyMap<string, PropertyType> {
  return new Map(properties.map((property) => [property.name, property]));
}

/**
 * Returns the names of properties whose value in a response may be invalid in a request, directly or in a nested draft.
 * The draft extends the type of the request without them and declares them again, because an extending interface cannot widen a
 * property.
 */
export function widenedProperties(output: string, drafts: Drafts, schemas: Schemas): readonly string[] {
  const { read, written } = draftProperties(output, drafts, schemas);
  return read.flatMap(({ name, schema, types }) => {
    const writtenProperty = written.get(name);
    if (!writtenProperty) return [];
    const isWider = withoutDuplicates([...writtenProperty.types, ...types]).some(
      (type) => !writtenProperty.types.includes(type),
    );
    const components = [schema, writtenProperty.schema].flatMap((part) => [...referencedNames(part)]);
    return isWider || components.some((component) => isWidened(component, drafts, schemas)) ? [name] : [];
  });
}

/** Returns true if the draft of a component can have a value that is invalid in a request. */
function isWidened(component: string, drafts: Drafts, schemas: Schemas): boolean {
  return [...drafts].some(([output, { input }]) => {
    if (output !== component && input !== component) return false;
    const members = referencedNames({ oneOf: schemas.get(output)?.oneOf ?? [] });
    const isWide = widenedProperties(output, drafts, schemas).length > 0;
    return isWide || [...members].some((member) => isWidened(member, drafts, schemas));
  });
}
