import { type JsonSchema, schemaName } from '../read/document.ts';
import { decapitalize, propertyKey, quote } from '../text/names.ts';
import { allOf, mentions, negated } from './expressions.ts';
import type { GuardWriter } from './guard-writer.ts';
import { localName, namesAtThisLevel } from './local-names.ts';
import { closedConditions, jointConditions, mapConditions, objectConditions } from './object-conditions.ts';
import { acceptsEverything, isSparse } from './schema-kind.ts';

/** The statement for a forbidden property. */
const REJECT = 'return false;';

/** Returns the body of the guard of a tagged union: a call of the guard of the member that the tag selects. */
export function unionBody(writer: GuardWriter, { discriminator }: JsonSchema): string {
  writer.scope.runtime.add('isObject');
  const { propertyName = '', mapping = {}, absent } = discriminator ?? {};
  const cases = Object.entries(mapping).map(([tag, ref]) => {
    const call = writer.call(schemaName({ $ref: ref }) ?? '', 'value');
    return `    case ${quote(tag)}:\n      return ${call};\n`;
  });
  if (absent !== undefined) {
    cases.push(`    case undefined:\n      return ${writer.call(schemaName({ $ref: absent }) ?? '', 'value')};\n`);
  }
  return `  if (!isObject(value)) return false;\n  switch (value[${quote(propertyName)}]) {\n${cases.join('')}    default:\n      return false;\n  }\n`;
}

/**
 * Returns the body of the guard of an object. If the object is closed (rejects unknown properties), `properties` is the expression for its
 * known properties. For an open object, it is `''`.
 */
export function objectBody(writer: GuardWriter, schema: JsonSchema, properties: string): string {
  writer.scope.runtime.add('isObject');
  if (isSparse(schema)) return entriesBody(writer, schema, properties !== '');
  const names = namesAtThisLevel(schema);
  const locals = new Map(names.map((name, index) => [name, localName(name, index, decapitalize(writer.name))]));
  const conditions = [
    ...objectConditions(writer, schema, locals),
    ...mapConditions(writer, schema),
    ...closedConditions(writer, schema, locals, properties),
  ];
  const used = names.filter((name) => conditions.some((text) => mentions(text, locals.get(name) ?? '')));
  const destructured = used.filter((name) => !(name in Object.prototype));
  const pattern = destructured.map((name) =>
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
 * Returns the body for an object with mostly optional properties: a loop over the properties that are present. Reading
 * each property by name slows down with the number of object shapes that the engine has seen.
 */
function entriesBody(writer: GuardWriter, schema: JsonSchema, closes: boolean): string {
  const names = namesAtThisLevel(schema);
  const locals = new Map(names.map((name, index) => [name, localName(name, index, decapitalize(writer.name))]));
  const conditions = [...jointConditions(writer, schema, locals), ...mapConditions(writer, schema)];
  const checkedNames = names.filter((name) => conditions.some((text) => mentions(text, locals.get(name) ?? '')));
  const required = new Set(schema.required);
  const statementsOf = (name: string) => [
    ...entryTests(writer, name, schema.properties?.[name]),
    ...(checkedNames.includes(name) ? [`${locals.get(name)} = entry;`] : []),
    ...(required.has(name) ? ['missing--;'] : []),
  ];
  // Properties with the same check share it.
  const groups = Map.groupBy(names, (name) => statementsOf(name).join(' '));
  const cases = [...groups].flatMap(([statements, members]) => {
    if (!closes && statements === '') return [];
    const labels = members.map((name) => `case ${quote(name)}:`).join('\n');
    return [`${labels} ${statements}${statements === REJECT ? '' : ' break;'}\n`];
  });
  const unknown = writer.direction === 'both' ? 'closed && Object.hasOwn(value, key)' : 'Object.hasOwn(value, key)';
  return [
    'if (!isObject(value)) return false;\n',
    ...checkedNames.map((name) => `let ${locals.get(name)}: unknown;\n`),
    required.size > 0 ? `let missing = ${required.size};\n` : '',
    'for (const key in value) {\nconst entry = value[key];\nif (entry === undefined) continue;\nswitch (key) {\n',
    ...cases,
    closes ? `default: if (${unknown}) return false;\n` : '',
    `}\n}\nreturn ${allOf([...(required.size > 0 ? ['missing === 0'] : []), ...conditions])};\n`,
  ].join('');
}

/** Returns the statements that check the property whose value is in `entry`. */
function entryTests(writer: GuardWriter, name: string, property: JsonSchema | boolean | undefined): string[] {
  if (property === false) return [REJECT];
  if (property === undefined || property === true || acceptsEverything(property)) return [];
  writer.entry = name;
  const condition = writer.condition(property, 'entry');
  return condition === 'true' ? [] : [`if (${negated(condition)}) return false;`];
}
