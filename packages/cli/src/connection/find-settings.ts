import { CommandError, EXIT, usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { readContexts } from './contexts.ts';
import { type ConnectionFlags, type Deployment, deployments, type Settings } from './settings.ts';

type Values = { readonly [Name in keyof Settings]?: string | undefined };

/** Settings of the connection, some of which can be missing. */
type PartialSettings = { readonly [Name in keyof Settings]-?: Settings[Name] | undefined };

/**
 * Returns the known settings of the connection, in this order of precedence: the options, the context that `--context` or
 * `OBSERVABILITY_CONTEXT` names, the environment variables of the clients, the default context. The variables and a context are
 * not combined. The variables take precedence over the default context only if they or the options contain credentials. Throws a
 * CommandError for an unknown context, an unknown deployment, or an invalid file of contexts.
 */
export async function findSettings(flags: ConnectionFlags, io: Io): Promise<PartialSettings> {
  const { contexts, current } = await readContexts(io.env);
  const name = flags.context ?? (io.env['OBSERVABILITY_CONTEXT'] || undefined);
  if (name !== undefined && !Object.hasOwn(contexts, name)) {
    const known = Object.keys(contexts).join(', ') || 'none';
    throw usageError(`There is no context "${name}". Known contexts: ${known}. Run \`observability login ${name}\`.`);
  }
  const fromFlags = { ...flags, baseUrl: flags.url };
  const environment = environmentValues(io.env);
  const named = name === undefined ? undefined : contexts[name];
  const stored = current === undefined ? undefined : contexts[current];
  const base: Values =
    named ?? (hasCredentials(environment) || hasCredentials(fromFlags) ? environment : (stored ?? environment));
  return merge(fromFlags, base);
}

/** Returns the settings of {@link findSettings}. Throws a CommandError if they lack the URL or the deployment. */
export async function requireSettings(flags: ConnectionFlags, io: Io): Promise<Settings> {
  const { baseUrl, deployment, ...others } = await findSettings(flags, io);
  if (baseUrl !== undefined && deployment !== undefined) return { ...others, baseUrl, deployment };
  throw new CommandError(
    'The URL or the credentials are missing. Run `observability login`, or set OBSERVABILITY_API_URL with OBSERVABILITY_API_KEY (open source) or with OBSERVABILITY_API_KEY_ID and OBSERVABILITY_API_KEY_SECRET (managed).',
    EXIT.authentication,
  );
}

function environmentValues(env: Io['env']): Values {
  const read = (name: string) => env[`OBSERVABILITY_API_${name}`] || undefined;
  return {
    baseUrl: read('URL'),
    apiKey: read('KEY'),
    keyId: read('KEY_ID'),
    keySecret: read('KEY_SECRET'),
    organizationId: read('ORGANIZATION_ID'),
    serviceId: read('SERVICE_ID'),
  };
}

function hasCredentials({ apiKey, keyId }: Values): boolean {
  return apiKey !== undefined || keyId !== undefined;
}

function merge(first: Values, second: Values): PartialSettings {
  const pick = (key: keyof Values) => first[key] ?? second[key];
  return {
    deployment: deploymentIn(first) ?? deploymentIn(second),
    baseUrl: pick('baseUrl'),
    apiKey: pick('apiKey'),
    keyId: pick('keyId'),
    keySecret: pick('keySecret'),
    organizationId: pick('organizationId'),
    serviceId: pick('serviceId'),
  };
}

/** Returns the deployment that is named, or else that of the credentials. Returns undefined if there is neither. */
function deploymentIn(values: Values): Deployment | undefined {
  return parseDeployment(values.deployment) ?? deploymentOf(values);
}

function parseDeployment(value: string | undefined): Deployment | undefined {
  if (value === undefined) return undefined;
  const deployment = deployments.find((name) => name === value);
  if (deployment) return deployment;
  throw usageError(`Expected the deployment to be open-source or managed, received "${value}".`);
}

/**
 * Returns the deployment of the credentials: keys of the managed deployment have an id, keys of the open source deployment do not. Returns
 * undefined without credentials.
 */
function deploymentOf({ apiKey, keyId }: Values): Deployment | undefined {
  if (apiKey !== undefined) return 'open-source';
  return keyId === undefined ? undefined : 'managed';
}
