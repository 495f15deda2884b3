import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RunningServer } from '../app/start-server.ts';
import type { Options } from './options.ts';

const LABEL_WIDTH = 18;
const URL_WIDTH = 34;

function bannerLine(label: string, url: string, note: string): string {
  return `  ${label.padEnd(LABEL_WIDTH)}${note ? `${url.padEnd(URL_WIDTH)} ${note}` : url}`;
}

/** Returns the path of the credentials file, relative to the working directory if it is below it. */
function credentialsPath(dataDir: string): string {
  const path = join(dataDir, 'credentials.json');
  if (!existsSync(path)) return '';
  const short = relative(process.cwd(), path);
  return `(${short.startsWith('..') ? path : short})`;
}

/** Returns the startup banner: the served addresses and the path of the credentials file. */
export function banner(
  { url, otlpUrl }: Pick<RunningServer, 'url' | 'otlpUrl'>,
  { deployment, dataDir }: Pick<Options, 'deployment' | 'dataDir'>,
): string {
  const path = credentialsPath(dataDir);
  const lines = [
    ...(deployment === 'managed' ? [] : [bannerLine('Open source API', `${url}/api/v2`, `Bearer  ${path}`.trim())]),
    ...(deployment === 'open-source' ? [] : [bannerLine('Managed API', `${url}/v1`, `Basic   ${path}`.trim())]),
    ...(otlpUrl === undefined ? [] : [bannerLine('OpenTelemetry', otlpUrl, 'OTLP over HTTP, with the ingestion key')]),
    bannerLine('Reference', `${url}/docs`, ''),
  ];
  return `\n${lines.join('\n')}\n`;
}
