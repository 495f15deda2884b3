import type { Api, Operation } from '../read/api.ts';
import type { JsonSchema } from '../read/document.ts';
import { callParameters } from '../read/parameters.ts';
import { draftNames } from '../types/drafts.ts';
import { inputNames } from '../types/input-variants.ts';
import { typeText } from '../types/type-text.ts';
import type { DerivedTypes } from './derived-types.ts';
import { optionsName } from './operation-options.ts';
import { valuesOfRows } from './operations-module.ts';

/** Functions that return the TypeScript type of a schema. */
export interface Types {
  /** In a response. */
  output(schema: JsonSchema): string;
  /** In a request. */
  input(schema: JsonSchema): string;
  /** As the draft that `modify` passes to its callback. */
  draft(schema: JsonSchema): string;
}

/** Returns functions for the types of schemas. They add the names that a type uses to `imports`. */
export function typesOf({ inputVariants, drafts }: DerivedTypes, imports: Set<string>): Types {
  const type = (schema: JsonSchema, input: boolean, typeNameOf: (component: string) => string) => {
    const nameOf = (component: string) => {
      const name = typeNameOf(component);
      imports.add(name);
      return name;
    };
    return typeText(schema, { input, nameOf }, '  ');
  };
  const [sent, draft] = [inputNames(inputVariants), draftNames(drafts)];
  return {
    output: (schema) => type(schema, false, (component) => component),
    input: (schema) => type(schema, true, sent),
    draft: (schema) => type(schema, false, draft),
  };
}

/** Returns the parameters for the ids in the path of an operation. */
export function idParameters(operation: Operation, types: Types): string[] {
  return callParameters(operation).map(({ name, schema }) => `${name}: ${types.input(schema)}`);
}

/** Returns the parameters of the method of an operation: the ids, the body and the options. */
export function methodParameters(operation: Operation, types: Types): string[] {
  const { body, queryParameters } = operation;
  const optional = queryParameters.some(({ required }) => required) ? '' : '?';
  return [
    ...idParameters(operation, types),
    ...(body ? [`body: ${types.input(body.schema)}`] : []),
    `options${optional}: ${optionsName(operation)}`,
  ];
}

/** Returns the type of the value that a call returns. For a list, this is the type of an item. Rows of charts also have `values`. */
export function contentType(operation: Operation, schemas: Api['schemas'], types: Types): string {
  const { schema } = operation.response;
  if (!schema) return 'void';
  const text = types.output(schema);
  return valuesOfRows(operation, schemas) ? `WithValues<${text.replace(/\[\]$/, '')}>[]` : text;
}
