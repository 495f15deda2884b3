import { stringify } from 'yaml';
import { parametersOf } from '../clients/client-operations.ts';
import type { Api, Operation } from '../read/api.ts';
import { JSON_MEDIA_TYPE, type JsonSchema, schemaName } from '../read/document.ts';
import { callParameters, describedSchema, offeredHeaders } from '../read/parameters.ts';
import { summarizeSchema } from '../text/doc-comment.ts';
import { literalText } from '../text/literal.ts';
import { camelCase } from '../text/names.ts';

/** Generates the table of the commands: one entry per operation, with the deployments that have it. */
export function commandsModule(apis: readonly Api[]): string {
  const byMethod = new Map<string, Operation[]>();
  for (const operation of apis.flatMap(({ operations }) => operations)) {
    const method = `${operation.resource}.${operation.clientMethod}`;
    byMethod.set(method, [...(byMethod.get(method) ?? []), operation]);
  }
  const commands = [...byMethod.values()].map((operations) => {
    const [operation] = operations as [Operation];
    const deployments = apis.filter(({ operations: apiOperations }) =>
      operations.some((candidate) => apiOperations.includes(candidate)),
    );
    return commandEntry(
      operation,
      deployments.map(({ deployment }) => deployment),
      apis,
    );
  });
  return [
    "import type { ApiCommand } from '../commands/api-command.ts';\n\n",
    '/** One command for each operation of the specs. */\n',
    `export const apiCommands: readonly ApiCommand[] = ${literalText(commands, { expanded: true })};\n`,
  ].join('');
}

function commandEntry(operation: Operation, deployments: readonly string[], apis: readonly Api[]): unknown {
  const { body, response } = operation;
  return {
    resource: operation.resource,
    method: operation.clientMethod,
    operation: operation.id,
    deployments,
    http: operation.method.toUpperCase(),
    summary: operation.summary.replace(/\.$/, ''),
    description: operation.description.trim(),
    stability: operation.stability === 'stable' ? undefined : operation.stability,
    ids: callParameters(operation).map(({ name }) => name),
    options: [
      ...parametersOf(operation, JSON_MEDIA_TYPE).map((parameter) => ({
        name: parameter.name,
        type: typeOf(parameter.schema, apis),
        values: valuesOf(parameter.schema, apis),
        required: parameter.required || undefined,
        description: summarizeSchema(describedSchema(parameter)),
      })),
      ...offeredHeaders(operation).map((parameter) => ({
        name: camelCase(parameter.name),
        type: 'string',
        description: summarizeSchema(describedSchema(parameter)),
      })),
    ],
    body: body && (schemaName(body.schema) ?? 'object'),
    example: body && stringify(body.example, { lineWidth: 0 }),
    list: response.list || undefined,
    versioned: response.versioned || undefined,
    empty: response.property === undefined && !response.bare ? true : undefined,
  };
}

function resolveSchema(schema: JsonSchema, apis: readonly Api[]): JsonSchema {
  const name = schemaName(schema);
  if (name === undefined) return schema;
  return apis.map(({ schemas }) => schemas.get(name)).find((component) => component !== undefined) ?? schema;
}

function typeOf(schema: JsonSchema, apis: readonly Api[]): string {
  const { type } = resolveSchema(schema, apis);
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string';
}

function valuesOf(schema: JsonSchema, apis: readonly Api[]): unknown {
  return resolveSchema(schema, apis).enum;
}
