import { readFileSync } from 'node:fs';
import { Refusal } from '../../access/refusal.js';
import { createSource, listTenantSources } from '../../access/tenant-sources.js';
import { examples } from './building.js';
import { asFields, asTable } from './output.js';
const fromFile = (path) => {
    const text = readFileSync(path, 'utf8');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new Refusal(`${path} is no JSON: ${error instanceof Error ? error.message : error}.`, { cause: error });
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return value;
    throw new Refusal(`${path} has no JSON object in it: a source is one.`);
};
const fromOptions = ({ name, kind, database, table, timestamp }) => ({
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...(database !== undefined && {
        from: { databaseName: database, ...(table !== undefined && { tableName: table }) },
    }),
    ...(timestamp !== undefined && { timestampValueExpression: timestamp }),
});
/** What the options say stands over what the file says. */
const definitionOf = (options) => ({
    ...(options.file !== undefined && fromFile(options.file)),
    ...fromOptions(options),
});
/** `admin source`: tables that charts and alerts query. */
export const sourceCommands = ({ command, onStore }) => {
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
        .addHelpText('after', examples('source create --tenant <id> --name Audit --kind log --database audit --table otel_logs', 'source create --tenant <id> --file source.json'))
        .action(onStore(async (context, options) => {
        const { tenant, source } = await createSource(context, definitionOf(options), options.tenant);
        const { id, name, kind } = source;
        return { ...asFields({ id, tenant, name, kind }), json: { tenant, ...source } };
    }));
    source
        .command('list')
        .description('lists the sources; --json shows all of each')
        .option('--tenant <id>', 'only those of one team or service')
        .addHelpText('after', examples('source list', 'source list --tenant <id> --json'))
        .action(onStore(async (context, { tenant }) => {
        const sources = (await listTenantSources(context, tenant)).map((row) => ({
            tenant: row.tenant,
            ...row.source,
        }));
        return asTable(sources, {
            id: ({ id }) => id,
            tenant: ({ tenant }) => tenant,
            kind: ({ kind }) => kind,
            name: ({ name }) => name,
            database: ({ from }) => from.databaseName,
            table: ({ from }) => from.tableName,
        });
    }));
};
