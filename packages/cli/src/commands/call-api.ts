import { ListCall } from '@observability-api/client-core';
import { createAnyClient, methodOf, requestValidation } from '../connection/client.ts';
import { findSettings, requireSettings } from '../connection/find-settings.ts';
import type { ConnectionFlags, Settings } from '../connection/settings.ts';
import { CommandError, usageError } from '../errors.ts';
import { apiCommands } from '../generated/commands.ts';
import type { Io } from '../io.ts';
import { describeError } from '../output/error-message.ts';
import { type Format, formatOf, printList, printValue } from '../output/format.ts';
import type { ApiCommand } from './api-command.ts';
import { printDryRun } from './dry-run.ts';
import { itemsName, kebabCase } from './names.ts';
import { readBody } from './read-body.ts';

/** The options of a command of the API. */
export interface ApiFlags extends ConnectionFlags {
  readonly file?: string | undefined;
  readonly dryRun?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly output?: string | undefined;
}

/** Calls the operation of a command and prints its result. With `--dry-run`, prints the request and does not send it. */
export async function callApi(spec: ApiCommand, ids: readonly string[], flags: ApiFlags, io: Io): Promise<void> {
  const format = formatOf(flags.output, io);
  const body = spec.body === undefined ? [] : [await readBody(flags.file, io)];
  const options = callOptions(spec, flags, io);
  if (flags.dryRun) {
    return printDryRun(spec, await dryRunSettings(spec, flags, io), [...ids, ...body, options], format, io);
  }
  const settings = await requireSettings(flags, io);
  const client = await createAnyClient(settings, spec.body === undefined ? {} : await requestValidation(settings));
  const call = methodOf(client, spec, settings)(...ids, ...body, options);
  const addHint = (error: unknown): never => {
    throw withListHint(error, spec, settings);
  };
  if (call instanceof ListCall) return printPages(call, spec, flags, format, io).catch(addHint);
  const data = await Promise.resolve(call).catch(addHint);
  if (spec.empty) io.stderr.write(`${spec.summary}: done${ids.length > 0 ? ` (${ids.join(' ')})` : ''}.\n`);
  else if (Array.isArray(data)) await printList(data, itemsName(spec), format, io);
  else await printValue(data, format, io);
}

/**
 * Adds the command that lists the ids to the error of an unknown or invalid id. Returns other errors unchanged, and all errors if the
 * command does not have exactly one id or the resource has no `list`.
 */
function withListHint(error: unknown, { resource, ids }: ApiCommand, { deployment }: Settings): unknown {
  const { status, issues = [] } = error as {
    readonly status?: number;
    readonly issues?: readonly { readonly in?: string }[];
  };
  const isUnknownId = status === 404 || (status === 400 && issues.some((issue) => issue.in === 'params'));
  const hasList = apiCommands.some(
    (command) => command.resource === resource && command.method === 'list' && command.deployments.includes(deployment),
  );
  if (ids.length !== 1 || !isUnknownId || !hasList) return error;
  const { message, exitCode } = describeError(error);
  const hint = `Run \`observability ${kebabCase(resource)} list\` to find the id.`;
  return new CommandError(`${message}\n${hint}`, exitCode, { cause: error });
}

function callOptions({ options }: ApiCommand, flags: object, io: Io): Record<string, unknown> {
  const values = flags as Readonly<Record<string, unknown>>;
  const entries = options.filter(({ name }) => values[name] !== undefined).map(({ name }) => [name, values[name]]);
  return { ...Object.fromEntries(entries), ...(io.signal && { signal: io.signal }) };
}

async function printPages(
  call: ListCall<unknown>,
  spec: ApiCommand,
  flags: ApiFlags,
  format: Format,
  io: Io,
): Promise<void> {
  if (!flags.all) {
    const page = await call;
    await printList(page.items, itemsName(spec), format, io);
    if (page.nextOffset === undefined) return;
    const remaining = (page.meta?.total ?? 0) - page.nextOffset;
    io.stderr.write(`${remaining > 0 ? `${remaining} more` : 'There are more'}. Use --all to read all pages.\n`);
    return;
  }
  const items: unknown[] = [];
  const { createProgress } = await import('../output/progress.ts');
  const progress = createProgress(`Reading ${itemsName(spec)}`, io);
  try {
    for await (const page of call.pages()) {
      items.push(...page.items);
      progress.update(items.length, page.meta?.total);
    }
  } finally {
    progress.end();
  }
  await printList(items, itemsName(spec), format, io);
}

/**
 * Returns the settings of the connection for a request that is not sent. Missing settings have placeholders. Throws a CommandError if the
 * selected deployment does not have the operation.
 */
async function dryRunSettings(
  { deployments, resource, method }: ApiCommand,
  flags: ConnectionFlags,
  io: Io,
): Promise<Settings> {
  const found = await findSettings(flags, io);
  const deployment = deployments.find((name) => name === (found.deployment ?? name));
  if (!deployment)
    throw usageError(
      `${kebabCase(resource)} ${kebabCase(method)} does not exist in the ${found.deployment} deployment.`,
    );
  return {
    deployment,
    baseUrl: found.baseUrl || 'http://localhost:8000',
    apiKey: found.apiKey ?? 'none',
    keyId: found.keyId ?? 'none',
    keySecret: found.keySecret ?? 'none',
    organizationId: found.organizationId || 'ORGANIZATION_ID',
    serviceId: found.serviceId || 'SERVICE_ID',
  };
}
