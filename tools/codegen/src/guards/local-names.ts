import type { JsonSchema } from '../read/document.ts';

/** Every property that a schema or its conditions speak of, of the same object. */
export function namesAtThisLevel(schema: JsonSchema): string[] {
  const names = new Set([...Object.keys(schema.properties ?? {}), ...(schema.required ?? [])]);
  const { if: asked, then: consequence, else: otherwise } = schema as Record<string, JsonSchema | undefined>;
  for (const member of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), asked, consequence, otherwise]) {
    if (member) for (const name of namesAtThisLevel(member)) names.add(name);
  }
  return [...names];
}

/**
 * The local variable for the value of a property: its name where that is free, else one by its place. Names of types
 * and globals begin with a capital, those of the functions beside a guard with the name of its component.
 */
export function localName(name: string, index: number, component: string): string {
  const taken =
    /^(?:[A-Z].*|value|closed|key|entry|missing|undefined|is[A-Z].*|has[A-Z].*|count[A-Z].*|find[A-Z].*|property\d+|repeatedSets|(?:values|pattern|shape|named|known)\d*)$/;
  const free = isVariableName(name) && !taken.test(name) && !(name.startsWith(component) && name !== component);
  return free ? name : `property${index}`;
}

/** Whether a variable may be called so: the engine knows its reserved words. */
function isVariableName(name: string): boolean {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return false;
  try {
    new Function(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
}
