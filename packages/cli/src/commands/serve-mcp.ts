import { createApi } from '@observability-api/mcp';
import { serveStdio } from '@observability-api/mcp/stdio';
import { requireSettings } from '../connection/find-settings.ts';
import type { ConnectionFlags, Settings } from '../connection/settings.ts';
import { usageError } from '../errors.ts';
import type { Io } from '../io.ts';

/** Serves the tools for agents until standard input ends. */
export async function serveMcp(
  flags: ConnectionFlags & { readonly readOnly?: boolean },
  version: string,
  io: Io,
): Promise<void> {
  const settings = await requireSettings(flags, io);
  const { deployment } = settings;
  const api = createApi({ deployment, root: rootOf(settings), authorization: authorizationOf(settings) });
  await serveStdio({ api, version, readOnly: flags.readOnly === true });
}

function authorizationOf({ deployment, apiKey, keyId, keySecret }: Settings): string {
  if (deployment === 'open-source') return `Bearer ${apiKey ?? ''}`;
  return `Basic ${Buffer.from(`${keyId ?? ''}:${keySecret ?? ''}`).toString('base64')}`;
}

/** Returns the URL of the resources. The base URL may already contain the prefix of the deployment. */
function rootOf({ deployment, baseUrl, organizationId, serviceId }: Settings): string {
  const base = baseUrl.replace(/\/+$/, '');
  if (deployment === 'open-source') return `${base.replace(/\/api\/v2$/, '')}/api/v2`;
  if (organizationId === undefined || serviceId === undefined) {
    throw usageError(
      'Expected --organization-id and --service-id, the variables OBSERVABILITY_API_ORGANIZATION_ID and OBSERVABILITY_API_SERVICE_ID, or a context with both ids.',
    );
  }
  return `${base.replace(/\/v1$/, '')}/v1/organizations/${organizationId}/services/${serviceId}/observability`;
}
