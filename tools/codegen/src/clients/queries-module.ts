import type { Api, Operation } from '../read/api.ts';
import { callParameters } from '../read/parameters.ts';
import { docComment } from '../text/doc-comment.ts';
import { importText, methodText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { capitalize, quote } from '../text/names.ts';
import { inputNames } from '../types/input-variants.ts';
import { typeText } from '../types/type-text.ts';
import type { DerivedTypes } from './derived-types.ts';
import { errorName } from './operation-errors.ts';
import { optionsName } from './operation-options.ts';
import { valuesOfRows } from './operations-module.ts';

type Kind = 'query' | 'list' | 'mutation';

/** The type of the options of each kind, in the runtime of the clients. */
const optionTypes = { query: 'QueryOptions', list: 'InfiniteQueryOptions', mutation: 'MutationOptions' } as const;

/** Generates the options of all methods for TanStack Query: their types, and the table from which the runtime creates them. */
export function queriesModule(api: Api, { inputVariants }: DerivedTypes): string {
  const byResource = Map.groupBy(api.operations, (operation) => operation.resource);
  const imports = new Set<string>();
  const local = new Set<string>(['Resources']);
  const core = new Set<string>();
  const variants = inputNames(inputVariants);
  const type = (schema: Parameters<typeof typeText>[0], input: boolean) => {
    const nameOf = (component: string) => {
      const name = input ? variants(component) : component;
      imports.add(name);
      return name;
    };
    return typeText(schema, { input, nameOf }, '  ');
  };
  const member = (operation: Operation): string => {
    const { response, body, clientMethod, queryParameters } = operation;
    const kind = kindOf(operation);
    const failed = errorName(operation);
    const options = optionsName(operation);
    (failed === 'ApiError' ? core : local).add(failed);
    (options === 'CallOptions' ? core : local).add(options);
    const arrays = valuesOfRows(operation, api.schemas) !== undefined;
    if (arrays) core.add('WithValues');
    const output = response.schema ? type(response.schema, false) : 'void';
    const data = arrays ? `WithValues<${output.replace(/\[\]$/, '')}>[]` : output;
    const optional = queryParameters.some(({ required }) => required) ? '' : '?';
    const parameters = [
      ...callParameters(operation).map(({ name, schema }) => `${name}: ${type(schema, true)}`),
      ...(body ? [`body: ${type(body.schema, true)}`] : []),
      `options${optional}: ${options}`,
    ];
    const variables = kind === 'mutation' ? [`{ ${parameters.join('; ')} }`] : [];
    const result = `${optionTypes[kind]}<${[data, failed, ...variables].join(', ')}>`;
    const doc = docComment([`Options of \`${operation.resource}.${clientMethod}\`.`], '  ');
    return doc + methodText(clientMethod, kind === 'mutation' ? [] : parameters, result, '  ');
  };
  const interfaces = [...byResource].map(([resource, operations]) => {
    const key = docComment(['The start of all keys of the resource, for `invalidateQueries`.'], '  ');
    const members = operations.map(member).join('\n');
    return `/** Options for the methods of \`api.${resource}\`. */\nexport interface ${capitalize(resource)}Queries {\n${key}  readonly key: readonly [string, ${quote(resource)}];\n\n${members}}\n`;
  });
  const table = Object.fromEntries(
    [...byResource].map(([resource, operations]) => [
      resource,
      Object.fromEntries(
        operations.map((operation) => [
          operation.clientMethod,
          [
            kindOf(operation),
            ...callParameters(operation).map(({ name }) => name),
            ...(operation.body ? ['body'] : []),
          ],
        ]),
      ),
    ]),
  );
  const all = [...byResource.keys()].map((resource) => `  readonly ${resource}: ${capitalize(resource)}Queries;\n`);
  const used = [...new Set(api.operations.map((operation) => optionTypes[kindOf(operation)]))];
  return [
    importText('import type', core, '@observability-api/client-core'),
    importText(
      'import',
      [...used.map((name) => `type ${name}`), 'queriesOf', 'type QueryTable'],
      '@observability-api/client-core/query',
    ),
    importText('import type', imports, '@observability-api/schemas'),
    importText('import type', local, './resources.ts'),
    `\n${interfaces.join('\n')}`,
    `\n/** Options of all methods. */\nexport interface Queries {\n${all.join('')}}\n`,
    `\nconst table: QueryTable = ${literalText(table, { expanded: true })};\n`,
    '\n/**\n * Creates the options of all methods of a client for TanStack Query. `root` is the first part of all keys; clients that share\n * a `QueryClient` need different ones.\n */\n',
    `export function createQueries(api: Resources, root: string = ${quote(api.deployment)}): Queries {\n  return queriesOf(root, api, table) as Queries;\n}\n`,
  ].join('');
}

/** An operation such as `queryChartSeries` changes nothing, although its parameters are in the body of a POST. */
function kindOf({ id, method, response }: Operation): Kind {
  if (response.list) return 'list';
  return method === 'GET' || id.startsWith('query') ? 'query' : 'mutation';
}
