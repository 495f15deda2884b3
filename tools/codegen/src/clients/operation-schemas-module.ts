import type { Api, Operation } from '../read/api.ts';
import { type JsonSchema, schemaName } from '../read/document.ts';
import { importText } from '../text/layout.ts';
import { Code, literalText } from '../text/literal.ts';
import { kebabCase } from '../text/names.ts';

/** Generates the table of the validators of request and response bodies. Lists are validated item by item. */
export function schemasModule(api: Api): string {
  const used = new Set<string>();
  const named = (schema: JsonSchema | undefined) => {
    const name = schema && schemaName(schema);
    if (name === undefined) return undefined;
    used.add(name);
    return new Code(name);
  };
  const entry = ({ body, response }: Operation) => ({
    body: named(body?.schema),
    response: named(response.schema?.items ?? response.schema),
  });
  const table = Object.fromEntries(api.operations.map((operation) => [operation.id, entry(operation)]));
  const imports = [...used].sort().map((name) => {
    return importText('import', [name], `@observability-api/schemas/${kebabCase(name)}`);
  });
  return [
    importText('import type', ['OperationSchemas'], '@observability-api/client-core/validation'),
    imports.join(''),
    `\n/** The validators of request and response bodies, for each operation of the ${api.deployment} deployment. */\n`,
    `export const schemas: Readonly<Record<string, OperationSchemas>> = ${literalText(table, { expanded: true })};\n`,
  ].join('');
}
