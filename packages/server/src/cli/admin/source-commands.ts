import { readFileSync } from 'node:fs';
import { isObject } from '@observability-api/schemas/runtime';
import { AccountError } from '../../accounts/account-rules.ts';
import { createSource, deleteSource, listTenantSources, renameSource } from '../../accounts/tenant-sources.ts';
import { messageOf } from '../../domain/describe-error.ts';
import { parseClickhouseUrl } from '../option-parsers.ts';
import { clickhousePasswordFileOption, clickhouseUserOption, option } from '../shared-options.ts';
import { type CommandContext, examples } from './admin-command.ts';
import { createCheckTables, type EngineLocation } from './check-tables.ts';
import { toFields, toTable } from './output.ts';
import { addRenameAndDelete } from './rename-and-delete.ts';

interface TenantOption {
  readonly tenant?: string;
}

/** The options that define a source. */
interface Definition {
  readonly file?: string;
  readonly name?: string;
  readonly kind?: string;
  readonly database?: string;
  readonly table?: string;
  readonly timestamp?: string;
}

interface SourceOptions extends TenantOption, EngineLocation, Definition {
  /** False with `--no-check`. */
  readonly check: boolean;
}

function readDefinition(path: string): object {
  const text = readFileSync(path, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AccountError(`${path} is not valid JSON: ${messageOf(error)}.`, {
      cause: error,
    });
  }
  if (isObject(value)) return value;
  throw new AccountError(`Expected ${path} to contain a JSON object.`);
}

/** Returns the definition from the file and the options. Options take precedence. */
function toDefinition({ file, name, kind, database, table, timestamp }: Definition): object {
  const definition: { readonly from?: unknown } = file === undefined ? {} : readDefinition(file);
  const from = {
    ...(isObject(definition.from) && definition.from),
    ...(database !== undefined && { databaseName: database }),
    ...(table !== undefined && { tableName: table }),
  };
  return {
    ...definition,
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...((database !== undefined || table !== undefined) && { from }),
    ...(timestamp !== undefined && { timestampValueExpression: timestamp }),
  };
}

/** Registers `admin source`. */
export function sourceCommands(context: CommandContext): void {
  const { command, withStore } = context;
  const source = command('source', 'Manage sources, the tables that charts and alerts query');
  source
    .command('create')
    .description('Create a source from a file, from options, or both. Its tables must exist')
    .option('--tenant <id>', 'Team or service. Default: the only one')
    .option('--file <path>', 'JSON file with a source as in the API, without its id')
    .option('--name <name>', 'Name of the source')
    .option('--kind <kind>', 'Kind: log, trace, metric, session or promql')
    .option('--database <name>', 'Database of the table')
    .option('--table <name>', 'Table name')
    .option('--timestamp <expression>', 'Expression for the time of an event. Default: Timestamp')
    .option('--no-check', 'Create the source even if its tables do not exist or the telemetry engine cannot be reached')
    .addOption(
      option(
        '--clickhouse-url <url>',
        'ClickHouse server with the tables, as for the service. Default: embedded engine in the data directory',
      ).argParser(parseClickhouseUrl),
    )
    .addOption(clickhouseUserOption())
    .addOption(clickhousePasswordFileOption())
    .addHelpText(
      'after',
      examples(
        'source create --tenant <id> --name Audit --kind log --database audit --table otel_logs',
        'source create --tenant <id> --file source.json',
      ),
    )
    .action(
      withStore<SourceOptions>(async (context, options) => {
        const checkTables = options.check ? createCheckTables(options) : async () => {};
        const { tenant, source } = await createSource(context, toDefinition(options), {
          tenant: options.tenant,
          checkTables,
        });
        const { id, name, kind } = source;
        return { ...toFields({ id, tenant, name, kind }), json: { tenant, ...source } };
      }),
    );
  source
    .command('list')
    .description('List the sources. --json prints all properties')
    .option('--tenant <id>', 'List only the sources of this team or service')
    .addHelpText('after', examples('source list', 'source list --tenant <id> --json'))
    .action(
      withStore<TenantOption>(async (context, { tenant }) => {
        const sources = (await listTenantSources(context, tenant)).map((row) => ({
          tenant: row.tenant,
          ...row.source,
        }));
        return toTable(sources, {
          id: ({ id }) => id,
          tenant: ({ tenant }) => tenant,
          kind: ({ kind }) => kind,
          name: ({ name }) => name,
          database: ({ from }) => from.databaseName,
          table: ({ from }) => from.tableName,
        });
      }),
    );
  addRenameAndDelete(context, source, {
    rename: renameSource,
    delete: deleteSource,
    deleteDescription:
      'Delete a source. Fails if a dashboard, saved search or alert uses it, or if it is the trace source of another source. Its tables are not deleted',
  });
}
