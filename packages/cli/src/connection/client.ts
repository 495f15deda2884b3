import type { Call, ConnectionOptions, ListCall } from '@observability-api/client-core';
import type { ApiCommand } from '../commands/api-command.ts';
import { kebabCase } from '../commands/names.ts';
import { usageError } from '../errors.ts';
import type { Json } from '../monitoring/kinds.ts';
import { withOptionNames } from '../output/error-message.ts';
import type { Settings } from './settings.ts';

type Method = (...values: unknown[]) => Call<unknown> | ListCall<unknown>;

/** A client of either deployment, as methods by resource and name. */
export type AnyClient = Readonly<Record<string, Readonly<Record<string, Method>>>>;

/** Creates the client of a deployment. Loads only its package. */
export async function createAnyClient(settings: Settings, options: ConnectionOptions = {}): Promise<AnyClient> {
  const { deployment, baseUrl, apiKey, keyId, keySecret, organizationId, serviceId } = settings;
  try {
    if (deployment === 'open-source') {
      const { createClient } = await import('@observability-api/open-source');
      return createClient({ baseUrl, apiKey, ...options }) as unknown as AnyClient;
    }
    const { createClient } = await import('@observability-api/managed');
    const credentials = { keyId, keySecret, organizationId, serviceId };
    return createClient({ baseUrl, ...credentials, ...options }) as unknown as AnyClient;
  } catch (error) {
    if (error instanceof TypeError) throw usageError(withOptionNames(error.message));
    throw error;
  }
}

/** Returns the items of all pages of a list. Returns an empty list if the deployment does not have the resource. */
export async function listAll(client: AnyClient, resource: string): Promise<readonly Json[]> {
  const call = client[resource]?.['list']?.({}) as ListCall<unknown> | undefined;
  return ((await call?.all()) ?? []) as readonly Json[];
}

/** Returns the option that validates the requests of a deployment, but not the responses. */
export async function requestValidation({ deployment }: Pick<Settings, 'deployment'>): Promise<ConnectionOptions> {
  const { strict } =
    deployment === 'open-source'
      ? await import('@observability-api/open-source/validation')
      : await import('@observability-api/managed/validation');
  return {
    validation: (operation, direction, value, log) => {
      if (direction === 'request') strict(operation, direction, value, log);
    },
  };
}

/** Returns the method of a command. Throws a CommandError if the deployment does not have it. */
export function methodOf(client: AnyClient, command: ApiCommand, settings: Settings): Method {
  const resource = client[command.resource];
  const method = resource?.[command.method];
  if (method && resource) return method.bind(resource);
  const known = command.deployments.join(' and ');
  throw usageError(
    `${kebabCase(command.resource)} ${kebabCase(command.method)} exists only in the ${known} deployment. The current deployment is ${settings.deployment}.`,
  );
}
