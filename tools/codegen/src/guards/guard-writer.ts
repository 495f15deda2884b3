import type { JsonSchema } from '../read/document.ts';
import { camelCase, capitalize, decapitalize } from '../text/names.ts';
import type { Scope } from './scalar-conditions.ts';

/** In which direction a component travels, and with it whether its guard refuses unknown properties. */
export type Direction = 'request' | 'response' | 'both';

/** The name of a component's guard. */
export function guardName(name: string): string {
  return `is${capitalize(name)}`;
}

/** What is known of a guard while it is written. */
export class GuardWriter {
  readonly name: string;
  readonly direction: Direction;
  readonly scope: Scope;
  /** Functions beside the guard: what needs a loop or a switch of its own. */
  readonly functions: string[] = [];
  /** The property whose value is in the variable `entry`. */
  entry = '';
  readonly #directionOf: (component: string) => Direction;
  readonly #conditionOf: (writer: GuardWriter, schema: JsonSchema, at: string) => string;
  readonly #functionNames = new Set<string>();

  /** `conditionOf` is given, and not imported, because conditions and the bodies of functions are made of each other. */
  constructor(
    name: string,
    scope: Scope,
    directionOf: (component: string) => Direction,
    conditionOf: (writer: GuardWriter, schema: JsonSchema, at: string) => string,
  ) {
    this.name = name;
    this.direction = directionOf(name);
    this.scope = scope;
    this.#directionOf = directionOf;
    this.#conditionOf = conditionOf;
  }

  /** An expression that is true when what `at` names satisfies the schema. */
  condition(schema: JsonSchema, at: string): string {
    return this.#conditionOf(this, schema, at);
  }

  /** Puts a body into a function of its own, and answers the call of it. */
  hoist(at: string, type: string, body: string, what = at): string {
    return this.define(this.functionName(what), at, type, body);
  }

  /** The same with a name that {@link functionName} has answered. */
  define(name: string, at: string, type: string, body: string): string {
    const closed = this.#asksClosed(body);
    this.functions.push(`function ${name}(value: ${type}${closed ? ', closed: boolean' : ''}): boolean {\n${body}}\n`);
    return `${name}(${at}${closed ? ', closed' : ''})`;
  }

  /** `dashboardTiles` for what the property `tiles` must be. */
  functionName(at: string): string {
    const named = at.startsWith('entry') ? at.replace('entry', this.entry) : at;
    const what = capitalize(named === 'value' || named === 'item' ? 'part' : camelCase(named));
    let name = `${decapitalize(this.name)}${what}`;
    for (let count = 2; this.#functionNames.has(name); count++) name = `${decapitalize(this.name)}${what}${count}`;
    this.#functionNames.add(name);
    return name;
  }

  /** The call of another component's guard. */
  call(component: string, at: string): string {
    const other = this.#directionOf(component);
    const argument =
      other !== 'both' || this.direction === 'response' ? '' : this.direction === 'request' ? ', true' : ', closed';
    return `${guardName(component)}(${at}${argument})`;
  }

  /** Whether unknown properties may be refused: a schema without a type speaks of some properties and not of all. */
  closes(schema: JsonSchema): boolean {
    const open = this.direction === 'response' || typeof schema.additionalProperties === 'object';
    return !open && schema.properties !== undefined && [schema.type].flat().includes('object');
  }

  /** Whether a text refers to the parameter `closed`; a property or a value may have that name too. */
  #asksClosed(text: string): boolean {
    return this.direction === 'both' && /!closed \|\||, closed\)|closed && Object\.hasOwn/.test(text);
  }
}
