import type { Api, Operation } from '../read/api.ts';
import { callParameters } from '../read/parameters.ts';
import { docComment } from '../text/doc-comment.ts';
import { importText, methodText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { capitalize, quote } from '../text/names.ts';
import type { DerivedTypes } from './derived-types.ts';
import { contentType, methodParameters, type Types, typesOf } from './method-types.ts';
import { errorName } from './operation-errors.ts';
import { optionsName } from './operation-options.ts';
import { valuesOfRows } from './operations-module.ts';

/** How TanStack Query calls a method: as a query, as an infinite query of the pages of a list, or as a mutation. */
type Kind = 'query' | 'list' | 'mutation';

/** The types of `@observability-api/client-core/query` for the options of each kind of method. */
const optionTypes = { query: 'QueryOptions', list: 'InfiniteQueryOptions', mutation: 'MutationOptions' } as const;

/** Generates the options of all operations for TanStack Query: their types, and the table from which `queriesOf` creates them. */
export function queriesModule(api: Api, derived: DerivedTypes): string {
  const byResource = Map.groupBy(api.operations, (operation) => operation.resource);
  const imports = new Set<string>();
  const types = typesOf(derived, imports);
  const interfaces = [...byResource].map(([resource, operations]) =>
    queriesInterface(resource, operations, api.schemas, types),
  );
  const members = [...byResource.keys()].map((resource) => `  readonly ${resource}: ${interfaceName(resource)};\n`);
  const used = [...new Set(api.operations.map((operation) => optionTypes[kindOf(operation)]))];
  const { core, local } = importsOf(api);
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
    `\n/** Options of all operations. */\nexport interface Queries {\n${members.join('')}}\n`,
    `\nconst table: QueryTable = ${literalText(tableOf(byResource), { expanded: true })};\n`,
    '\n/**\n * Creates the options of all operations of a client for TanStack Query. `root` is the first element of all query keys; clients\n * that share a `QueryClient` need different roots.\n */\n',
    `export function createQueries(api: Resources, root: string = ${quote(api.deployment)}): Queries {\n  return queriesOf(root, api, table) as Queries;\n}\n`,
  ].join('');
}

/** Returns the types to import: `core` from `@observability-api/client-core`, `local` from `resources.ts`. */
function importsOf({ operations, schemas }: Api): { core: Set<string>; local: Set<string> } {
  const names = operations.flatMap((operation) => [errorName(operation), optionsName(operation)]);
  const isCore = (name: string) => name === 'ApiError' || name === 'CallOptions';
  const withValues = operations.some((operation) => valuesOfRows(operation, schemas)) ? ['WithValues'] : [];
  return {
    core: new Set([...names.filter(isCore), ...withValues]),
    local: new Set(['Resources', ...names.filter((name) => !isCore(name))]),
  };
}

function queriesInterface(
  resource: string,
  operations: readonly Operation[],
  schemas: Api['schemas'],
  types: Types,
): string {
  const key = docComment(['The prefix of all query keys of the resource, for `invalidateQueries`.'], '  ');
  const members = operations.map((operation) => optionsMethod(operation, schemas, types)).join('\n');
  return `/** Options for the methods of \`api.${resource}\`. */\nexport interface ${interfaceName(resource)} {\n${key}  readonly key: readonly [string, ${quote(resource)}];\n\n${members}}\n`;
}

/** Returns the method that creates the options of an operation. A mutation takes the arguments in `mutate`, as one object. */
function optionsMethod(operation: Operation, schemas: Api['schemas'], types: Types): string {
  const { resource, clientMethod } = operation;
  const kind = kindOf(operation);
  const parameters = methodParameters(operation, types);
  const variables = kind === 'mutation' ? [`{ ${parameters.join('; ')} }`] : [];
  const data = contentType(operation, schemas, types);
  const result = `${optionTypes[kind]}<${[data, errorName(operation), ...variables].join(', ')}>`;
  const doc = docComment([`Options of \`${resource}.${clientMethod}\`.`], '  ');
  return doc + methodText(clientMethod, kind === 'mutation' ? [] : parameters, result, '  ');
}

/** Returns the {@link Kind} of each method and the names of its arguments. */
function tableOf(byResource: ReadonlyMap<string, readonly Operation[]>): object {
  const rowOf = (operation: Operation) => [
    kindOf(operation),
    ...callParameters(operation).map(({ name }) => name),
    ...(operation.body ? ['body'] : []),
  ];
  return Object.fromEntries(
    [...byResource].map(([resource, operations]) => [
      resource,
      Object.fromEntries(operations.map((operation) => [operation.clientMethod, rowOf(operation)])),
    ]),
  );
}

function interfaceName(resource: string): string {
  return `${capitalize(resource)}Queries`;
}

function kindOf({ response, hasEffect }: Operation): Kind {
  if (response.list) return 'list';
  return hasEffect ? 'mutation' : 'query';
}
