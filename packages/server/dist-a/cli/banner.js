import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
const LABEL_WIDTH = 18;
const URL_WIDTH = 34;
const line = (label, url, note) => `  ${label.padEnd(LABEL_WIDTH)}${note ? `${url.padEnd(URL_WIDTH)} ${note}` : url}`;
/** Where the credentials are, as short as it can be said from the working directory; never what they are. */
const credentialsPlace = (dataDir) => {
    const path = join(dataDir, 'credentials.json');
    if (!existsSync(path))
        return '';
    const short = relative(process.cwd(), path);
    return `(${short.startsWith('..') ? path : short})`;
};
/** What is served, and where the credentials are. */
export const banner = ({ url, otlpUrl }, { deployment, dataDir }) => {
    const place = credentialsPlace(dataDir);
    const lines = [
        ...(deployment === 'managed' ? [] : [line('Open source API', `${url}/api/v2`, `Bearer  ${place}`.trim())]),
        ...(deployment === 'open-source' ? [] : [line('Managed API', `${url}/v1`, `Basic   ${place}`.trim())]),
        ...(otlpUrl === undefined ? [] : [line('OpenTelemetry', otlpUrl, 'OTLP over HTTP, with the ingestion key')]),
        line('Reference', `${url}/docs`, ''),
    ];
    return `\n${lines.join('\n')}\n`;
};
