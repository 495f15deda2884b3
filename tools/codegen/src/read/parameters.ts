import { summarizeSchema } from '../text/doc-comment.ts';
import type { Operation, PlacedParameter } from './api.ts';
import type { JsonSchema, Parameter } from './document.ts';

/** Parameters of one kind as an object schema, so that types and rules are made of them as of any other. */
export function parametersSchema(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, describedSchema(parameter)])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  };
}

/** The parameter's schema, described by the parameter where it has no description of its own. */
export function describedSchema({ schema, description }: Parameter): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}

/** The words of a path parameter, on one line. */
export function parameterDoc(parameter: Parameter): string {
  return summarizeSchema(describedSchema(parameter));
}

/** Path parameters that a client is created with and a call may override. */
export function clientDefaults(operation: Operation): readonly PlacedParameter[] {
  return operation.pathParameters.filter((parameter) => parameter['x-client-default']);
}

/** Path parameters that every call names, in the order of the path. */
export function callParameters(operation: Operation): readonly PlacedParameter[] {
  return operation.pathParameters.filter((parameter) => !parameter['x-client-default']);
}
