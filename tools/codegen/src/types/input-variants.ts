import type { JsonSchema } from '../read/document.ts';
import { referencedNames } from '../read/references.ts';
import type { Direction } from './direction.ts';
import { typeText } from './type-text.ts';

/**
 * Returns the bidirectional components that contain arrays, directly or indirectly. They get an input variant with
 * read-only arrays; the arrays of the component itself are mutable.
 */
export function findInputVariants(
  schemas: ReadonlyMap<string, JsonSchema>,
  directionOf: (name: string) => Direction,
): ReadonlySet<string> {
  const hasList = (schema: JsonSchema): boolean =>
    typeText(schema, { input: true }) !== typeText(schema, { input: true, mutable: true }) ||
    [...referencedNames(schema)].some((name) => hasList(schemas.get(name) ?? {}));
  const inputVariants = [...schemas].filter(([name, schema]) => directionOf(name) === 'both' && hasList(schema));
  return new Set(inputVariants.map(([name]) => name));
}

/** Returns the name of a component's input variant. */
export function inputVariantName(name: string): string {
  return `${name}Input`;
}

/** Returns a function that maps component names to the names of their input variants. */
export function inputNames(inputVariants: ReadonlySet<string>): (component: string) => string {
  return (component) => (inputVariants.has(component) ? inputVariantName(component) : component);
}
