import type { Constants } from '../constants.ts';
import { type JsonSchema, schemaName } from '../document.ts';
import { literalText } from '../literal-text.ts';
import { camelCase, capitalize, decapitalize, propertyKey, quote } from '../names.ts';
import { isLong } from '../rule.ts';
import { allOf, conditional, grouped, mentions, otherThan } from './expressions.ts';
import { localName, namesAtThisLevel } from './local-name.ts';
import { formatTests, numberConditions, type Scope, textConditions } from './scalar-conditions.ts';
import {
  arrayKeywords,
  isCertain,
  isFree,
  isObjectSchema,
  isPlainObject,
  isSparse,
  keywordsOf,
  objectKeywords,
  pick,
  saysTypeByValues,
  speaksOfProperties,
} from './schema-kind.ts';

/** In which direction a component travels, and with it whether its guard refuses unknown properties. */
export type Direction = 'request' | 'response' | 'both';

/** The source of a guard, and what it needs: functions of the runtime, guards of other components. */
export interface GuardText {
  readonly text: string;
  readonly runtime: ReadonlySet<string>;
}

/** The name of a component's guard. */
export function guardName(name: string): string {
  return `is${capitalize(name)}`;
}

/**
 * The type guard of a component: one expression over local variables, with a function beside it for each list and map. It
 * makes no objects and says only yes or no. What it says is what the rule of the component says; tests hold both against each other.
 */
export function guardText(
  name: string,
  schema: JsonSchema,
  direction: Direction,
  directionOf: (component: string) => Direction,
  constants: Constants,
): GuardText {
  const scope = { runtime: new Set<string>(), constants };
  return { text: new GuardWriter(name, direction, directionOf, scope).component(schema), runtime: scope.runtime };
}

/** The module of a function that guards call, relative to the folder of the runtime. */
export function guardModule(name: string): string {
  const format = Object.keys(formatTests).find((key) => formatTests[key] === name);
  if (format !== undefined) return `formats/${format}.ts`;
  return ['isObject', 'repeatedItem', 'isMultiple', 'codePoints'].includes(name) ? 'value.ts' : 'guards.ts';
}

class GuardWriter {
  readonly #scope: Scope;
  readonly #name: string;
  readonly #direction: Direction;
  readonly #directionOf: (component: string) => Direction;
  /** Functions beside the guard: what needs a loop or a switch of its own. */
  readonly #functions: string[] = [];
  readonly #functionNames = new Set<string>();
  /** The property whose value is in the variable `entry`. */
  #entry = '';

  constructor(name: string, direction: Direction, directionOf: (component: string) => Direction, scope: Scope) {
    this.#scope = scope;
    this.#name = name;
    this.#direction = direction;
    this.#directionOf = directionOf;
  }

  component(schema: JsonSchema): string {
    const closed = this.#direction === 'both' ? ', closed = false' : '';
    const body = this.#body(schema, this.#closes(schema) ? `${this.#name}.rule.properties` : '');
    const doc = `/** Whether a value is {@link ${this.#name}}. */\n`;
    const declaration = `export function ${guardName(this.#name)}(value: unknown${closed}): value is ${this.#name}`;
    return [...this.#functions.map((text) => `${text}\n`), `${doc}${declaration} {\n${body}}\n`].join('');
  }

  /** Puts a body into a function of its own, and answers the call of it. */
  #hoist(at: string, type: string, body: string, what = at): string {
    return this.#define(this.#functionName(what), at, type, body);
  }

  #define(name: string, at: string, type: string, body: string): string {
    const closed = this.#asksClosed(body);
    this.#functions.push(`function ${name}(value: ${type}${closed ? ', closed: boolean' : ''}): boolean {\n${body}}\n`);
    return `${name}(${at}${closed ? ', closed' : ''})`;
  }

  /** Whether a text refers to the parameter `closed`; a property or a value may have that name too. */
  #asksClosed(text: string): boolean {
    return this.#direction === 'both' && /!closed \|\||, closed\)|closed && Object\.hasOwn/.test(text);
  }

  /** `dashboardTiles` for what the property `tiles` must be. */
  #functionName(at: string): string {
    const named = at.startsWith('entry') ? at.replace('entry', this.#entry) : at;
    const what = capitalize(named === 'value' || named === 'item' ? 'part' : camelCase(named));
    let name = `${decapitalize(this.#name)}${what}`;
    for (let count = 2; this.#functionNames.has(name); count++) name = `${decapitalize(this.#name)}${what}${count}`;
    this.#functionNames.add(name);
    return name;
  }

  /** Statements that return whether `value` satisfies the schema. */
  #body(schema: JsonSchema, properties: string): string {
    if (schema.discriminator) return this.#unionBody(schema);
    if (isPlainObject(schema)) return this.#objectBody(schema, properties);
    const defined = isCertain(schema) ? [] : ['value !== undefined'];
    return `  return ${allOf([...defined, this.#condition(schema, 'value')])};\n`;
  }

  #unionBody({ discriminator }: JsonSchema): string {
    this.#scope.runtime.add('isObject');
    const { propertyName = '', mapping = {} } = discriminator ?? {};
    const cases = Object.entries(mapping).map(([tag, ref]) => {
      const call = this.#call(schemaName({ $ref: ref }) ?? '', 'value');
      return `    case ${quote(tag)}:\n      return ${call};\n`;
    });
    return `  if (!isObject(value)) return false;\n  switch (value[${quote(propertyName)}]) {\n${cases.join('')}    default:\n      return false;\n  }\n`;
  }

  #objectBody(schema: JsonSchema, properties: string): string {
    this.#scope.runtime.add('isObject');
    if (isSparse(schema)) return this.#entriesBody(schema, properties !== '');
    const names = namesAtThisLevel(schema);
    const locals = new Map(names.map((name, index) => [name, localName(name, index, decapitalize(this.#name))]));
    const conditions = [
      ...this.#objectConditions(schema, locals),
      ...this.#mapConditions(schema),
      ...this.#closedConditions(schema, locals, properties),
    ];
    const used = names.filter((name) => conditions.some((text) => mentions(text, locals.get(name) ?? '')));
    const plain = used.filter((name) => !(name in Object.prototype));
    const pattern = plain.map((name) =>
      locals.get(name) === name ? name : `${propertyKey(name)}: ${locals.get(name)}`,
    );
    const inherited = used.filter((name) => name in Object.prototype);
    return [
      '  if (!isObject(value)) return false;\n',
      pattern.length > 0 ? `  const { ${pattern.join(', ')} } = value;\n` : '',
      ...inherited.map(
        (name) =>
          `  const ${locals.get(name)} = Object.hasOwn(value, ${quote(name)}) ? value[${quote(name)}] : undefined;\n`,
      ),
      `  return ${allOf(conditions)};\n`,
    ].join('');
  }

  /**
   * The body for an object of which most properties may be absent: one walk over what is there. Reading each of them by
   * name would slow down with the number of different objects that the engine has seen.
   */
  #entriesBody(schema: JsonSchema, closes: boolean): string {
    const names = namesAtThisLevel(schema);
    const locals = new Map(names.map((name, index) => [name, localName(name, index, decapitalize(this.#name))]));
    const conditions = [...this.#jointConditions(schema, locals), ...this.#mapConditions(schema)];
    const kept = names.filter((name) => conditions.some((text) => mentions(text, locals.get(name) ?? '')));
    const required = new Set(schema.required);
    const cases = names.flatMap((name) => {
      const statements = [
        ...this.#entryTests(name, schema.properties?.[name]),
        ...(kept.includes(name) ? [`${locals.get(name)} = entry;`] : []),
        ...(required.has(name) ? ['missing--;'] : []),
      ];
      return closes || statements.length > 0 ? [`case ${quote(name)}: ${statements.join(' ')} break;\n`] : [];
    });
    const unknown = this.#direction === 'both' ? 'closed && Object.hasOwn(value, key)' : 'Object.hasOwn(value, key)';
    return [
      'if (!isObject(value)) return false;\n',
      ...kept.map((name) => `let ${locals.get(name)}: unknown;\n`),
      required.size > 0 ? `let missing = ${required.size};\n` : '',
      'for (const key in value) {\nconst entry = value[key];\nif (entry === undefined) continue;\nswitch (key) {\n',
      ...cases,
      closes ? `default: if (${unknown}) return false;\n` : '',
      `}\n}\nreturn ${allOf([...(required.size > 0 ? ['missing === 0'] : []), ...conditions])};\n`,
    ].join('');
  }

  /** What the value of a property must be, while the walk is at it. */
  #entryTests(name: string, property: JsonSchema | boolean | undefined): string[] {
    if (property === false) return ['return false;'];
    if (property === undefined || property === true || isFree(property)) return [];
    this.#entry = name;
    const condition = this.#condition(property, 'entry');
    return condition === 'true' ? [] : [`if (!${grouped(condition)}) return false;`];
  }

  /** What a schema says of the properties of one object, whose values are in local variables. */
  #objectConditions(schema: JsonSchema, locals: ReadonlyMap<string, string>): string[] {
    const required = new Set(schema.required);
    const conditions: string[] = [];
    for (const name of required) {
      const property = schema.properties?.[name];
      if (typeof property === 'object' && isCertain(property)) continue;
      conditions.push(`${locals.get(name)} !== undefined`);
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const local = locals.get(name) ?? '';
      if (property === false) conditions.push(`${local} === undefined`);
      if (typeof property === 'boolean' || isFree(property)) continue;
      const condition = this.#condition(property, local);
      if (condition === 'true') continue;
      conditions.push(required.has(name) ? condition : `(${local} === undefined || ${condition})`);
    }
    return [...conditions, ...this.#jointConditions(schema, locals)];
  }

  /** What a schema says of several properties of one object together. */
  #jointConditions(schema: JsonSchema, locals: ReadonlyMap<string, string>): string[] {
    const conditions: string[] = [];
    const at = (member: JsonSchema) =>
      speaksOfProperties(member) ? allOf(this.#objectConditions(member, locals)) : this.#condition(member, 'value');
    if (schema.anyOf) conditions.push(`(${schema.anyOf.map(at).join(' || ')})`);
    for (const member of schema.allOf ?? []) {
      conditions.push(...(speaksOfProperties(member) ? this.#objectConditions(member, locals) : [at(member)]));
    }
    conditions.push(conditional(schema, at));
    return conditions.filter((condition) => condition !== 'true');
  }

  /** What a schema says of all entries of an object: a loop, in a function of its own. */
  #mapConditions(schema: JsonSchema): string[] {
    const { additionalProperties, propertyNames, minProperties, maxProperties, properties } = schema as JsonSchema & {
      propertyNames?: JsonSchema;
      minProperties?: number;
      maxProperties?: number;
    };
    const values = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    if (!values && !propertyNames && minProperties === undefined && maxProperties === undefined) return [];
    const named = Object.keys(properties ?? {});
    const unnamed =
      named.length > 0
        ? `!${this.#scope.constants.name(literalText(named, { width: Infinity }), 'named')}.includes(key) && `
        : '';
    const checks = [
      ...(propertyNames
        ? [`    if (!(${this.#condition({ type: 'string', ...propertyNames }, 'key')})) return false;\n`]
        : []),
      ...(values && !isFree(values)
        ? [`    if (${unnamed}!(${this.#condition(values, 'entry')})) return false;\n`]
        : []),
    ];
    const counted = [
      ...(minProperties === undefined ? [] : [`count >= ${minProperties}`]),
      ...(maxProperties === undefined ? [] : [`count <= ${maxProperties}`]),
    ];
    const body = [
      counted.length > 0 ? '  let count = 0;\n' : '',
      '  for (const key of Object.keys(value)) {\n',
      '    const entry = value[key];\n    if (entry === undefined) continue;\n',
      counted.length > 0 ? '    count++;\n' : '',
      ...checks,
      `  }\n  return ${allOf(counted)};\n`,
    ];
    return [this.#hoist('value', 'Readonly<Record<string, unknown>>', body.join(''), 'entries')];
  }

  /**
   * That nothing is there but what has been tested: as many properties as that. Only where the counts differ is each looked up,
   * since one may be read-only, `undefined` or inherited.
   */
  #closedConditions(schema: JsonSchema, locals: ReadonlyMap<string, string>, properties: string): string[] {
    if (properties === '') return [];
    this.#scope.runtime.add('countOf').add('hasOnly');
    const required = new Set(schema.required);
    const tested = Object.entries(schema.properties ?? {}).filter(
      ([name, property]) => required.has(name) || (typeof property === 'object' && !isFree(property)),
    );
    const certain = tested.filter(([name]) => required.has(name)).length;
    const counts = [
      `${certain}`,
      ...tested.flatMap(([name]) => (required.has(name) ? [] : [`(${locals.get(name)} === undefined ? 0 : 1)`])),
    ];
    const condition = `(countOf(value) === ${counts.join(' + ')} || hasOnly(value, ${properties}))`;
    return [this.#direction === 'both' ? `(!closed || ${condition})` : condition];
  }

  /** The condition of a list. What its items must be is a loop in a function of its own, of which engines learn the items. */
  #listCondition(schema: JsonSchema, at: string): string {
    const { items, minItems, maxItems, uniqueItems } = schema as JsonSchema & {
      minItems?: number;
      maxItems?: number;
      uniqueItems?: boolean;
    };
    const counted = (list: string) => [
      ...(minItems === undefined ? [] : [`${list}.length >= ${minItems}`]),
      ...(maxItems === undefined ? [] : [`${list}.length <= ${maxItems}`]),
    ];
    const says = items && !isFree(items) ? items : undefined;
    if (!uniqueItems && !says) return allOf([`Array.isArray(${at})`, ...counted(at)]);
    const name = this.#functionName(at);
    const condition = says ? this.#condition(says, 'item') : 'true';
    if (uniqueItems) this.#scope.runtime.add('repeatedItem');
    const body = [
      `if (!${grouped(allOf(['Array.isArray(value)', ...counted('value')]))}) return false;\n`,
      condition === 'true'
        ? ''
        : `for (let index = 0; index < value.length; index++) {\nconst item: unknown = value[index];\nif (!${grouped(condition)}) return false;\n}\n`,
      `return ${uniqueItems ? 'repeatedItem(value) === undefined' : 'true'};\n`,
    ];
    return this.#define(name, at, 'unknown', body.join(''));
  }

  /** An expression that is true when what `at` names satisfies the schema. */
  #condition(schema: JsonSchema, at: string): string {
    const component = schemaName(schema);
    if (component !== undefined) return this.#call(component, at);
    if (schema.discriminator || isPlainObject(schema)) return this.#hoistedCall(schema, at);
    const parts = [...this.#valueConditions(schema, at), this.#typeCondition(schema, at)];
    if (schema.oneOf) parts.push(`(${schema.oneOf.map((member) => this.#condition(member, at)).join(' || ')})`);
    if (schema.anyOf) parts.push(`(${schema.anyOf.map((member) => this.#condition(member, at)).join(' || ')})`);
    for (const member of schema.allOf ?? []) parts.push(this.#condition(member, at));
    parts.push(conditional(schema, (member) => this.#condition(member, at)));
    return allOf(parts.filter((part) => part !== 'true'));
  }

  #valueConditions(schema: JsonSchema, at: string): string[] {
    const { const: only, enum: values } = schema;
    if (only !== undefined) return [`${at} === ${literalText(only)}`];
    if (values && isLong(values)) {
      const name = this.#scope.constants.name(literalText(values, { width: Infinity }), 'values');
      return [`(${name} as readonly unknown[]).includes(${at})`];
    }
    if (values) return [`(${values.map((value) => `${at} === ${literalText(value)}`).join(' || ')})`];
    return [];
  }

  #typeCondition(schema: JsonSchema, at: string): string {
    if (saysTypeByValues(schema)) return 'true';
    const types = [schema.type ?? []].flat();
    if (types.length > 0) {
      const each = types.map((type) => allOf(this.#conditionsOfType(type, schema, at)));
      return each.length === 1 ? (each[0] ?? 'true') : `(${each.join(' || ')})`;
    }
    return allOf(
      ['string', 'number', 'array', 'object'].flatMap((type) => {
        if (!keywordsOf[type]?.some((keyword) => keyword in schema)) return [];
        if (type === 'object') this.#scope.runtime.add('isObject');
        return [`(${otherThan[type]?.(at)} || ${allOf(this.#conditionsOfType(type, schema, at))})`];
      }),
    );
  }

  /** The test of the type first, then what the schema says of values of that type. */
  #conditionsOfType(type: string, schema: JsonSchema, at: string): string[] {
    switch (type) {
      case 'string':
        return textConditions(schema, at, this.#scope);
      case 'number':
      case 'integer':
        return numberConditions(type, schema, at, this.#scope);
      case 'array':
        return [
          arrayKeywords.some((keyword) => keyword in schema) ? this.#listCondition(schema, at) : `Array.isArray(${at})`,
        ];
      case 'object':
        this.#scope.runtime.add('isObject');
        return [
          isObjectSchema(schema) ? this.#hoistedCall(pick(schema, [...objectKeywords, 'type']), at) : `isObject(${at})`,
        ];
      case 'null':
        return [`${at} === null`];
      default:
        return [`typeof ${at} === ${quote(type)}`];
    }
  }

  #call(component: string, at: string): string {
    const other = this.#directionOf(component);
    const argument =
      other !== 'both' || this.#direction === 'response' ? '' : this.#direction === 'request' ? ', true' : ', closed';
    return `${guardName(component)}(${at}${argument})`;
  }

  #hoistedCall(schema: JsonSchema, at: string): string {
    const flags = Object.fromEntries(Object.keys(schema.properties ?? {}).map((key) => [key, true]));
    const known = this.#closes(schema)
      ? this.#scope.constants.name(literalText(flags, { width: Infinity }), 'known')
      : '';
    const body = schema.discriminator ? this.#unionBody(schema) : this.#objectBody(schema, known);
    return this.#hoist(at, 'unknown', body);
  }

  /** Whether unknown properties may be refused: a schema without a type speaks of some properties and not of all. */
  #closes(schema: JsonSchema): boolean {
    const open = this.#direction === 'response' || typeof schema.additionalProperties === 'object';
    return !open && schema.properties !== undefined && [schema.type].flat().includes('object');
  }
}
