import type { Direction } from '../guards/guard-writer.ts';
import type { JsonSchema } from '../read/document.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { unionText } from '../text/layout.ts';
import { propertyKey } from '../text/names.ts';
import { sentNames, twinName } from './input-variants.ts';
import { objectBody, propertyTypes, type TypeOptions, typeMembers } from './type-text.ts';

/** The type of a component; before that of one that has a twin, the type of what is sent of it. */
export function typeDeclaration(
  name: string,
  schema: JsonSchema,
  direction: Direction,
  twins: ReadonlySet<string>,
): string {
  const sent = { input: true, nameOf: sentNames(twins) };
  if (direction === 'request') return declaration(name, schema, sent);
  if (!twins.has(name)) return declaration(name, schema, { input: direction === 'both', mutable: true });
  return `${twinDeclaration(name, schema, sent)}\n${changeableDeclaration(name, schema, sent)}`;
}

function declaration(name: string, schema: JsonSchema, options: TypeOptions): string {
  const doc = docComment(describeSchema(schema));
  const body = isObject(schema) ? objectBody(schema, options) : '';
  if (body.startsWith('{')) return `${doc}export interface ${name} ${body}\n`;
  return doc + unionText(`export type ${name} =`, typeMembers(schema, options));
}

function twinDeclaration(name: string, schema: JsonSchema, sent: TypeOptions): string {
  const sentence = `Input variant of {@link ${name}}: its arrays may be read-only.`;
  return declaration(twinName(name), { ...schema, description: sentence }, sent);
}

/** The same with lists that can be changed in place. Nothing is said twice: what is not about lists is the twin's. */
function changeableDeclaration(name: string, schema: JsonSchema, sent: TypeOptions): string {
  if (!isObject(schema)) return declaration(name, schema, { input: true, mutable: true });
  const asSent = new Map(
    propertyTypes(schema, sent, '  ').map(({ name: property, types }) => [property, types.join()]),
  );
  const changeable = propertyTypes(schema, { input: true, mutable: true }, '  ').filter(
    ({ name: property, types }) => types.join() !== asSent.get(property),
  );
  const members = changeable.map(({ name: property, required, types }) =>
    unionText(`${propertyKey(property)}${required ? '' : '?'}:`, types, '  '),
  );
  const doc = docComment(describeSchema(schema));
  return `${doc}export interface ${name} extends ${twinName(name)} {\n${members.join('')}}\n`;
}

function isObject(schema: JsonSchema): boolean {
  return schema.type === 'object' && schema.properties !== undefined;
}
