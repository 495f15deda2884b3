import { summarizeSchema } from '../text/doc-comment.ts';
import type { LocatedParameter, Operation } from './api.ts';
import type { JsonSchema, Parameter } from './document.ts';

/** Returns an object schema for parameters of one location (`in`), so that a rule can be generated from it. */
export function parametersSchema(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, describedSchema(parameter)])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  };
}

/** Returns the parameter's schema with the description of the parameter, if it has one. */
export function describedSchema({ schema, description }: Parameter): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}

/** Returns the description and the constraints of a path parameter on one line. */
export function parameterDoc(parameter: Parameter): string {
  return summarizeSchema(describedSchema(parameter));
}

/** Returns the path parameters that are set when the client is created. A call may override them. */
export function clientDefaults(operation: Operation): readonly LocatedParameter[] {
  return operation.pathParameters.filter((parameter) => parameter['x-client-default']);
}

/** Returns the path parameters that every call passes, in the order of the path. */
export function callParameters(operation: Operation): readonly LocatedParameter[] {
  return operation.pathParameters.filter((parameter) => !parameter['x-client-default']);
}

/** Headers that only callers with their own cache need. They can be sent with the option `headers`. */
const CACHE_HEADERS = new Set(['If-None-Match']);

/** Returns the headers that are options of the client method. */
export function offeredHeaders(operation: Operation): readonly Parameter[] {
  return operation.headerParameters.filter(({ name }) => !CACHE_HEADERS.has(name));
}
