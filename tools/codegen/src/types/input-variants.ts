import type { Direction } from '../guards/guard-writer.ts';
import type { JsonSchema } from '../read/document.ts';
import { referencedNames } from '../rules/rule.ts';
import { typeText } from './type-text.ts';

/**
 * The components that travel both ways and have lists, themselves or in what they refer to. Each has a twin: what is sent may
 * have read-only lists, and the lists of what was read can be changed in place.
 */
export function findTwins(
  schemas: ReadonlyMap<string, JsonSchema>,
  directionOf: (name: string) => Direction,
): ReadonlySet<string> {
  const hasList = (schema: JsonSchema): boolean =>
    typeText(schema, { input: true }) !== typeText(schema, { input: true, mutable: true }) ||
    [...referencedNames(schema)].some((name) => hasList(schemas.get(name) ?? {}));
  const twins = [...schemas].filter(([name, schema]) => directionOf(name) === 'both' && hasList(schema));
  return new Set(twins.map(([name]) => name));
}

/** The name of what is sent of a component that has a twin. */
export function twinName(name: string): string {
  return `${name}Input`;
}

/** What components are called where they are sent. */
export function sentNames(twins: ReadonlySet<string>): (component: string) => string {
  return (component) => (twins.has(component) ? twinName(component) : component);
}
