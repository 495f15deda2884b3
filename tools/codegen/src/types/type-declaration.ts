import type { JsonSchema } from '../read/document.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { unionText } from '../text/layout.ts';
import { propertyKey } from '../text/names.ts';
import type { Direction } from './direction.ts';
import { inputNames, inputVariantName } from './input-variants.ts';
import { objectBody, propertyTypes, type TypeOptions, typeMembers } from './type-text.ts';

/** Returns the type declaration of a component, preceded by its input variant if it has one. */
export function typeDeclaration(
  name: string,
  schema: JsonSchema,
  direction: Direction,
  inputVariants: ReadonlySet<string>,
): string {
  const sent = { input: true, nameOf: inputNames(inputVariants) };
  if (direction === 'request') return declaration(name, schema, sent);
  if (!inputVariants.has(name)) return declaration(name, schema, { input: direction === 'both', mutable: true });
  return `${inputVariantDeclaration(name, schema, sent)}\n${mutableDeclaration(name, schema, sent)}`;
}

function declaration(name: string, schema: JsonSchema, options: TypeOptions): string {
  const doc = docComment(describeSchema(schema));
  const body = isObject(schema) ? objectBody(schema, options) : '';
  if (body.startsWith('{')) return `${doc}export interface ${name} ${body}\n`;
  return doc + unionText(`export type ${name} =`, typeMembers(schema, options));
}

function inputVariantDeclaration(name: string, schema: JsonSchema, options: TypeOptions): string {
  const sentence = `Input variant of {@link ${name}}: its arrays may be read-only.`;
  return declaration(inputVariantName(name), { ...schema, description: sentence }, options);
}

/**
 * Returns the declaration of the type with mutable arrays. An interface redeclares only the properties whose types differ from those in the
 * input variant, and inherits the others.
 */
function mutableDeclaration(name: string, schema: JsonSchema, options: TypeOptions): string {
  if (!isObject(schema)) return declaration(name, schema, { input: true, mutable: true });
  const asSent = new Map(
    propertyTypes(schema, options, '  ').map(({ name: property, types }) => [property, types.join()]),
  );
  const mutableProperties = propertyTypes(schema, { input: true, mutable: true }, '  ').filter(
    ({ name: property, types }) => types.join() !== asSent.get(property),
  );
  const members = mutableProperties.map(({ name: property, required, types }) =>
    unionText(`${propertyKey(property)}${required ? '' : '?'}:`, types, '  '),
  );
  const doc = docComment(describeSchema(schema));
  return `${doc}export interface ${name} extends ${inputVariantName(name)} {\n${members.join('')}}\n`;
}

function isObject(schema: JsonSchema): boolean {
  return schema.type === 'object' && schema.properties !== undefined;
}
