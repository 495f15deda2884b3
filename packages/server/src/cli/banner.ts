import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RunningServer } from '../app/start-server.ts';
import { MEMORY } from '../store/store.ts';
import type { Options } from './options.ts';

/** The properties of a running service that the startup messages need. */
export type StartedService = Pick<
  RunningServer,
  'url' | 'otlpUrl' | 'otlpGrpcUrl' | 'viewerUrl' | 'notices' | 'credentials'
> & {
  /** Absent with several processes: only the process that created the code of a sign-in link knows it. */
  readonly createSignInUrl?: RunningServer['createSignInUrl'];
};

const LABEL_WIDTH = 18;
const URL_WIDTH = 34;

function bannerLine(label: string, url: string, note: string): string {
  return `  ${label.padEnd(LABEL_WIDTH)}${note ? `${url.padEnd(URL_WIDTH)} ${note}` : url}`;
}

/**
 * Returns the path of the credentials file in parentheses, relative to the working directory if the file is in it. Returns an empty
 * string if there is no file.
 */
function credentialsNote(dataDir: string): string {
  const path = join(dataDir, 'credentials.json');
  if (!existsSync(path)) return '';
  const relativePath = relative(process.cwd(), path);
  return `(${relativePath.startsWith('..') ? path : relativePath})`;
}

/**
 * Returns the startup banner: the served addresses, and the path of the credentials file. For a service in memory, it has the keys
 * instead of the path.
 */
export function banner(
  { url, otlpUrl, otlpGrpcUrl, viewerUrl, credentials }: Omit<StartedService, 'notices' | 'createSignInUrl'>,
  { deployment, dataDir, mcp }: Pick<Options, 'deployment' | 'dataDir' | 'mcp'>,
): string {
  const note = credentialsNote(dataDir);
  // No other process can read the keys of a service in memory.
  const { openSource, managed } = (dataDir === MEMORY && credentials) || {};
  const bearer = `Bearer  ${openSource?.apiKey ?? note}`.trim();
  const basic = `Basic   ${managed ? `${managed.keyId}:${managed.keySecret}` : note}`.trim();
  const tenant = deployment === 'managed' ? managed : openSource;
  const withKey = tenant ? `with the key ${tenant.ingestionKey}` : 'with the ingestion key';
  const lines = [
    ...(deployment === 'managed' ? [] : [bannerLine('Open source API', `${url}/api/v2`, bearer)]),
    ...(deployment === 'open-source' ? [] : [bannerLine('Managed API', `${url}/v1`, basic)]),
    ...(otlpUrl === undefined ? [] : [bannerLine('OpenTelemetry', otlpUrl, `OTLP over HTTP, ${withKey}`)]),
    ...(otlpGrpcUrl === undefined ? [] : [bannerLine('', otlpGrpcUrl, `OTLP over gRPC, ${withKey}`)]),
    bannerLine('Reference', `${url}/docs`, ''),
    ...(mcp === 'off' ? [] : [bannerLine('Tools for agents', `${url}/mcp`, 'MCP, with the same keys')]),
    ...(viewerUrl === undefined ? [] : [bannerLine('Viewer', viewerUrl, '')]),
  ];
  return `\n${lines.join('\n')}\n`;
}

/** Returns the last lines of the startup message. The link is on its own line, so that it is easy to select. */
export function readyText({ url }: Pick<StartedService, 'url'>, signInUrl: string | undefined): string {
  const readyLine = `Ready at ${url}\n`;
  if (signInUrl === undefined) return readyLine;
  return `${readyLine}\nLook at your dashboards. This link signs you in once, within 10 minutes:\n\n  ${signInUrl}\n\n`;
}
