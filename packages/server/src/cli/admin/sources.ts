import { readFileSync } from 'node:fs';
import { AccountError } from '../../accounts/account-rules.ts';
import { createSource, listTenantSources } from '../../accounts/tenant-sources.ts';
import { type CommandContext, examples } from './admin-command.ts';
import { toFields, toTable } from './output.ts';

interface OfTenant {
  readonly tenant?: string;
}

interface Definition extends OfTenant {
  readonly file?: string;
  readonly name?: string;
  readonly kind?: string;
  readonly database?: string;
  readonly table?: string;
  readonly timestamp?: string;
}

function fromFile(path: string): object {
  const text = readFileSync(path, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AccountError(`${path} is no JSON: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new AccountError(`${path} has no JSON object in it: a source is one.`);
}

function fromOptions({ name, kind, database, table, timestamp }: Definition): object {
  return {
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...(database !== undefined && {
      from: { databaseName: database, ...(table !== undefined && { tableName: table }) },
    }),
    ...(timestamp !== undefined && { timestampValueExpression: timestamp }),
  };
}

/** What the options say stands over what the file says. */
function definitionOf(options: Definition): object {
  return {
    ...(options.file !== undefined && fromFile(options.file)),
    ...fromOptions(options),
  };
}

/** `admin source`: tables that charts and alerts query. */
export function sourceCommands({ command, onStore }: CommandContext): void {
  const source = command('source', 'tables that charts and alerts query');
  source
    .command('create')
    .description('makes a source of a team or service, from a file, from options, or both')
    .option('--tenant <id>', 'the team or service')
    .option('--file <path>', 'a source of the API as JSON, without its id')
    .option('--name <name>', 'its name')
    .option('--kind <kind>', 'log, trace, metric or session')
    .option('--database <name>', 'the database of its table')
    .option('--table <name>', 'its table')
    .option('--timestamp <expression>', 'the time of an event; Timestamp when nothing is said')
    .addHelpText(
      'after',
      examples(
        'source create --tenant <id> --name Audit --kind log --database audit --table otel_logs',
        'source create --tenant <id> --file source.json',
      ),
    )
    .action(
      onStore<Definition>(async (context, options) => {
        const { tenant, source } = await createSource(context, definitionOf(options), options.tenant);
        const { id, name, kind } = source;
        return { ...toFields({ id, tenant, name, kind }), json: { tenant, ...source } };
      }),
    );
  source
    .command('list')
    .description('lists the sources; --json shows all of each')
    .option('--tenant <id>', 'only those of one team or service')
    .addHelpText('after', examples('source list', 'source list --tenant <id> --json'))
    .action(
      onStore<OfTenant>(async (context, { tenant }) => {
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
}
