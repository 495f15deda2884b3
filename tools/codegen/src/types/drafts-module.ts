import type { JsonSchema } from '../read/document.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { importText, unionText } from '../text/layout.ts';
import { kebabCase, propertyKey, quote } from '../text/names.ts';
import { byName, draftProperties, widenedProperties } from './draft-properties.ts';
import { type Drafts, draftName, draftNames } from './drafts.ts';
import { sentNames } from './input-variants.ts';
import { type PropertyType, propertyTypes, type TypeOptions, typeText } from './type-text.ts';

/** The types of what `modify` hands out; `''` where there are none. */
export function draftsModule(
  drafts: Drafts,
  schemas: ReadonlyMap<string, JsonSchema>,
  twins: ReadonlySet<string>,
): string {
  const read = { input: false, nameOf: draftNames(drafts) };
  const sent = { input: true, nameOf: sentNames(twins) };
  const declarations = [...drafts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([answer, { input, isPart }]) => {
      const schema = schemas.get(answer) ?? {};
      if (schema.discriminator) return union(answer, schema, read);
      const inherited = byName(propertyTypes(schemas.get(input) ?? {}, sent, '  '));
      const properties = draftProperties(answer, drafts, schemas);
      const widened = widenedProperties(answer, drafts, schemas);
      const members = properties.read.map((property) => {
        const text = member(property, properties.written, inherited, isPart);
        return widened.includes(property.name) ? docComment(describeSchema(property.schema), '  ') + text : text;
      });
      const base = widened.length === 0 ? input : `Omit<${input}, ${widened.map(quote).join(' | ')}>`;
      return `${docOf(answer, input, isPart)}export interface ${draftName(answer)} extends ${base} {\n${members.join('')}}\n`;
    });
  const text = declarations.join('\n');
  const used = [...schemas.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const imports = used.map((name) => importText('import type', [name], `./${kebabCase(name)}.ts`));
  return text === '' ? '' : `${imports.join('')}\n${text}`;
}

function union(answer: string, { discriminator }: JsonSchema, read: TypeOptions): string {
  const members = Object.values(discriminator?.mapping ?? {}).map(($ref) => typeText({ $ref }, read));
  const doc = `/** An editable {@link ${answer}}, passed to the callback of \`modify\`. */\n`;
  return doc + unionText(`export type ${draftName(answer)} =`, members);
}

function docOf(answer: string, input: string, isPart: boolean): string {
  const what = isPart
    ? `An editable {@link ${answer}} inside the value that \`modify\` changes. Fields that the service assigns are absent in a new one.`
    : `An editable {@link ${answer}}, passed to the callback of \`modify\`. Every value that {@link ${input}} accepts can be assigned.`;
  return docComment([what]);
}

/**
 * A property of what is read, in a draft that has those of what is written already: one that is only read; a list that can be
 * changed in place; and in place of one that need not be written but is always read, one that is there and takes more.
 */
function member(
  property: PropertyType,
  written: ReadonlyMap<string, PropertyType>,
  inherited: ReadonlyMap<string, PropertyType>,
  isPart: boolean,
): string {
  const { name } = property;
  const given = written.get(name);
  const required = property.required && !isPart;
  if (!given) {
    return docComment(describeSchema(property.schema), '  ') + memberText({ ...property, required }, 'readonly ');
  }
  const types = [...new Set([...property.types, ...given.types])];
  if (required && types.length > property.types.length) return accessorText(property, types);
  return types.join() === inherited.get(name)?.types.join() ? '' : memberText({ ...given, types });
}

function memberText({ name, required, types }: PropertyType, modifier = ''): string {
  return unionText(`${modifier}${propertyKey(name)}${required ? '' : '?'}:`, types, '  ');
}

/** A property that is read as one type, and takes more. */
function accessorText({ name, types }: PropertyType, taken: readonly string[]): string {
  const key = propertyKey(name);
  return `${unionText(`get ${key}():`, types, '  ')}  set ${key}(value: ${taken.join(' | ')});\n`;
}
