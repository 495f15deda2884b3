import type { RunningServer } from '../start-server.ts';
import type { Options } from './options.ts';
/** What is served, and where the credentials are. */
export declare const banner: ({ url, otlpUrl }: Pick<RunningServer, 'url' | 'otlpUrl'>, { deployment, dataDir }: Pick<Options, 'deployment' | 'dataDir'>) => string;
