import { createAnyClient, methodOf, requestValidation } from '../connection/client.ts';
import type { Settings } from '../connection/settings.ts';
import type { Io } from '../io.ts';
import { type Format, printValue } from '../output/format.ts';
import type { ApiCommand } from './api-command.ts';

interface CapturedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Headers that the client sets itself. The dry run does not print them. `authorization` contains credentials. */
const HIDDEN_HEADERS = new Set(['authorization', 'user-agent', 'accept', 'content-type', 'traceparent', 'tracestate']);

/** Builds and validates the request of a command and prints it instead of sending it. */
export async function printDryRun(
  spec: ApiCommand,
  settings: Settings,
  values: readonly unknown[],
  format: Format,
  io: Io,
): Promise<void> {
  let captured: CapturedRequest | undefined;
  const client = await createAnyClient(settings, {
    ...(await requestValidation(settings)),
    retries: 0,
    fetch: (url, { method, headers, body }) => {
      const shown = Object.entries(headers).filter(([name]) => !HIDDEN_HEADERS.has(name));
      captured = {
        method,
        url,
        headers: Object.fromEntries(shown),
        ...(body !== null && { body: JSON.parse(body) as unknown }),
      };
      throw new Error('dry run');
    },
  });
  try {
    await methodOf(client, spec, settings)(...values);
  } catch (error) {
    if (!captured) throw error;
  }
  const { headers = {}, ...request } = captured ?? { method: spec.http, url: '' };
  await printValue(
    { ...request, ...(Object.keys(headers).length > 0 && { headers }) },
    format === 'table' ? 'yaml' : format,
    io,
  );
  io.stderr.write('Nothing was sent.\n');
}
