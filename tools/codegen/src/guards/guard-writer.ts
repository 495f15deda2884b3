import type { JsonSchema } from '../read/document.ts';
import { camelCase, capitalize, decapitalize } from '../text/names.ts';
import type { Direction } from '../types/direction.ts';
import type { Scope } from './scalar-conditions.ts';

/** Returns the name of the type guard of a component, such as `isDashboard`. */
export function guardName(name: string): string {
  return `is${capitalize(name)}`;
}

/** Collects the source code of a type guard while it is generated. */
export class GuardWriter {
  readonly name: string;
  readonly direction: Direction;
  readonly scope: Scope;
  /** Helper functions of the guard, for nested objects, unions, arrays and maps. */
  readonly functions: string[] = [];
  /** The property name that {@link functionName} uses in place of `entry`. */
  entry = '';
  readonly #directionOf: (component: string) => Direction;
  readonly #conditionOf: (writer: GuardWriter, schema: JsonSchema, variable: string) => string;
  readonly #functionNames = new Set<string>();

  /** `conditionOf` is passed in, because conditions and function bodies depend on each other. */
  constructor(
    name: string,
    scope: Scope,
    directionOf: (component: string) => Direction,
    conditionOf: (writer: GuardWriter, schema: JsonSchema, variable: string) => string,
  ) {
    this.name = name;
    this.direction = directionOf(name);
    this.scope = scope;
    this.#directionOf = directionOf;
    this.#conditionOf = conditionOf;
  }

  /** Returns an expression that is true if the value of `variable` matches the schema. */
  condition(schema: JsonSchema, variable: string): string {
    return this.#conditionOf(this, schema, variable);
  }

  /** Adds a helper function with this body and returns a call of it. {@link functionName} derives its name from the label. */
  hoist(variable: string, type: string, body: string, label = variable): string {
    return this.define(this.functionName(label), variable, type, body);
  }

  /**
   * Adds a helper function with a name from {@link functionName} and returns a call of it. If the body uses the parameter `closed`, the
   * function has this parameter. It is true if unknown properties are rejected.
   */
  define(name: string, variable: string, type: string, body: string): string {
    const closed = this.#usesClosed(body);
    this.functions.push(`function ${name}(value: ${type}${closed ? ', closed: boolean' : ''}): boolean {\n${body}}\n`);
    return `${name}(${variable}${closed ? ', closed' : ''})`;
  }

  /** Returns an unused function name, for example `dashboardTiles` for the property `tiles`. */
  functionName(variable: string): string {
    const named = variable.startsWith('entry') ? variable.replace('entry', this.entry) : variable;
    const suffix = capitalize(named === 'value' || named === 'item' ? 'part' : camelCase(named));
    let name = `${decapitalize(this.name)}${suffix}`;
    for (let count = 2; this.#functionNames.has(name); count++) name = `${decapitalize(this.name)}${suffix}${count}`;
    this.#functionNames.add(name);
    return name;
  }

  /** Returns a call of another component's guard. */
  call(component: string, variable: string): string {
    const other = this.#directionOf(component);
    const argument =
      other !== 'both' || this.direction === 'response' ? '' : this.direction === 'request' ? ', true' : ', closed';
    return `${guardName(component)}(${variable}${argument})`;
  }

  /**
   * Returns true if the guard rejects unknown properties. The guard of a bidirectional component rejects them only if its parameter
   * `closed` is true. A schema without a type is part of `if`, `then`, `else`, `allOf` or `anyOf`. It names only some of the properties, so
   * it accepts others.
   */
  closes(schema: JsonSchema): boolean {
    const open = this.direction === 'response' || typeof schema.additionalProperties === 'object';
    return !open && schema.properties !== undefined && [schema.type].flat().includes('object');
  }

  /** Returns true if the code uses the parameter `closed`, rather than a property or value of that name. */
  #usesClosed(text: string): boolean {
    return this.direction === 'both' && /!closed \|\||, closed\)|closed && Object\.hasOwn/.test(text);
  }
}
