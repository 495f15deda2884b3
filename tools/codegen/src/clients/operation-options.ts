import type { Operation } from '../read/api.ts';
import type { Parameter } from '../read/document.ts';
import { clientDefaults, describedSchema, offeredHeaders } from '../read/parameters.ts';
import { referencedNames } from '../read/references.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { unionText } from '../text/layout.ts';
import { camelCase, capitalize, propertyKey } from '../text/names.ts';
import { typeMembers } from '../types/type-text.ts';

/** Returns the parameters that are options of a client method, in the order of the generated interface. */
function optionParameters(operation: Operation): readonly Parameter[] {
  return [...clientDefaults(operation), ...operation.queryParameters, ...offeredHeaders(operation)];
}

/** Returns the name of a method's options type. */
export function optionsName(operation: Operation): string {
  return optionParameters(operation).length === 0 ? 'CallOptions' : `${capitalize(operation.id)}Options`;
}

/** Returns the options interface of a method, if it has its own. */
export function optionsInterface(operation: Operation, imports: Set<string>): string[] {
  const parameters = optionParameters(operation);
  if (parameters.length === 0) return [];
  const lines = parameters.map((parameter) => {
    for (const name of referencedNames(parameter.schema)) imports.add(name);
    const key = propertyKey(parameter.in === 'header' ? camelCase(parameter.name) : parameter.name);
    const required = parameter.in === 'query' && parameter.required;
    const types = typeMembers(parameter.schema, { input: true }, '  ');
    const text = required ? unionText(`${key}:`, types, '  ') : unionText(`${key}?:`, [...types, 'undefined'], '  ');
    return docComment(describeSchema(describedSchema(parameter)), '  ') + text;
  });
  const doc = `/** Options of \`${operation.resource}.${operation.clientMethod}\`. */\n`;
  return [`${doc}export interface ${optionsName(operation)} extends CallOptions {\n${lines.join('')}}\n`];
}
