import type { JsonSchema } from '../read/document.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { importText, unionText } from '../text/layout.ts';
import { kebabCase, propertyKey, quote } from '../text/names.ts';
import { byName, draftProperties, widenedProperties } from './draft-properties.ts';
import { type Drafts, draftName, draftNames } from './drafts.ts';
import { inputNames } from './input-variants.ts';
import { type PropertyType, propertyTypes, type TypeOptions, typeText } from './type-text.ts';

/** Generates the types of the drafts that `modify` passes to its callback. Returns `''` if there are none. */
export function draftsModule(
  drafts: Drafts,
  schemas: ReadonlyMap<string, JsonSchema>,
  inputVariants: ReadonlySet<string>,
): string {
  const read = { input: false, nameOf: draftNames(drafts) };
  const sent = { input: true, nameOf: inputNames(inputVariants) };
  const declarations = [...drafts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([output, { input, isPart }]) => {
      const schema = schemas.get(output) ?? {};
      if (schema.discriminator) return union(output, schema, isPart, read);
      const inherited = byName(propertyTypes(schemas.get(input) ?? {}, sent, '  '));
      const properties = draftProperties(output, drafts, schemas);
      const widened = widenedProperties(output, drafts, schemas);
      const members = properties.read.map((property) => {
        const text = member(property, properties.written, inherited, isPart);
        return widened.includes(property.name) ? docComment(describeSchema(property.schema), '  ') + text : text;
      });
      const base = widened.length === 0 ? input : `Omit<${input}, ${widened.map(quote).join(' | ')}>`;
      return `${docOf(output, input, isPart)}export interface ${draftName(output)} extends ${base} {\n${members.join('')}}\n`;
    });
  const text = declarations.join('\n');
  const used = [...schemas.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const imports = used.map((name) => importText('import type', [name], `./${kebabCase(name)}.ts`));
  return text === '' ? '' : `${imports.join('')}\n${text}`;
}

function union(output: string, { discriminator }: JsonSchema, isPart: boolean, responseOptions: TypeOptions): string {
  const members = Object.values(discriminator?.mapping ?? {}).map(($ref) => typeText({ $ref }, responseOptions));
  // Several tags may select the same member.
  return docComment([useOf(output, isPart)]) + unionText(`export type ${draftName(output)} =`, [...new Set(members)]);
}

function docOf(output: string, input: string, isPart: boolean): string {
  const detail = isPart
    ? 'Fields that the service assigns are absent in a new one.'
    : `Its properties accept the values of {@link ${input}}, except read-only arrays.`;
  return docComment([`${useOf(output, isPart)} ${detail}`]);
}

function useOf(output: string, isPart: boolean): string {
  return isPart
    ? `An editable {@link ${output}} inside the value that \`modify\` changes.`
    : `An editable {@link ${output}}, passed to the callback of \`modify\`.`;
}

/**
 * Returns the member for a property of the response component, or `''` if the inherited one fits. A property that cannot be written is
 * read-only. A required one that accepts more types than it returns becomes a getter and a setter, unless the draft is a part.
 */
function member(
  property: PropertyType,
  writtenTypes: ReadonlyMap<string, PropertyType>,
  inherited: ReadonlyMap<string, PropertyType>,
  isPart: boolean,
): string {
  const { name } = property;
  const writtenType = writtenTypes.get(name);
  const required = property.required && !isPart;
  if (!writtenType) {
    return docComment(describeSchema(property.schema), '  ') + memberText({ ...property, required }, 'readonly ');
  }
  const types = [...new Set([...property.types, ...writtenType.types])];
  if (required && types.length > property.types.length) return accessorText(property, types);
  return types.join() === inherited.get(name)?.types.join() ? '' : memberText({ ...writtenType, types });
}

function memberText({ name, required, types }: PropertyType, modifier = ''): string {
  return unionText(`${modifier}${propertyKey(name)}${required ? '' : '?'}:`, types, '  ');
}

/** Returns a getter and a setter for a property that accepts more types than it returns. */
function accessorText({ name, types }: PropertyType, setterTypes: readonly string[]): string {
  const key = propertyKey(name);
  return `${unionText(`get ${key}():`, types, '  ')}  set ${key}(value: ${setterTypes.join(' | ')});\n`;
}
