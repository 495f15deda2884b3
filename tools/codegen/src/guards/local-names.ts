import type { JsonSchema } from '../read/document.ts';

/** Returns the names of all properties of an object that its schema mentions, also in `allOf`, `anyOf`, `if`, `then` and `else`. */
export function namesAtThisLevel(schema: JsonSchema): string[] {
  const names = new Set([...Object.keys(schema.properties ?? {}), ...(schema.required ?? [])]);
  const { if: premise, then: consequence, else: otherwise } = schema as Record<string, JsonSchema | undefined>;
  for (const member of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), premise, consequence, otherwise]) {
    if (member) for (const name of namesAtThisLevel(member)) names.add(name);
  }
  return [...names];
}

/**
 * Returns the local variable for a property: its name, or a numbered name if that is not available. Names of types,
 * globals, helper functions and other variables of guards are taken. The name of a helper function starts with the name of the component,
 * for example `dashboardTiles`.
 */
export function localName(name: string, index: number, component: string): string {
  const reserved =
    /^(?:[A-Z].*|value|closed|key|entry|missing|undefined|is[A-Z].*|has[A-Z].*|count[A-Z].*|find[A-Z].*|property\d+|repeatedSets|(?:values|pattern|shape|named|known)\d*)$/;
  const isFree = isVariableName(name) && !reserved.test(name) && !(name.startsWith(component) && name !== component);
  return isFree ? name : `property${index}`;
}

/** Returns true if the name is a valid identifier. The JavaScript engine rejects reserved words. */
function isVariableName(name: string): boolean {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return false;
  try {
    new Function(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
}
