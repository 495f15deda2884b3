import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import type { Engine } from './engine.ts';
import { openRemote, type RemoteOptions } from './remote.ts';

/** The options of the embedded engine, or of a ClickHouse server. */
export type EngineOptions = EmbeddedOptions | RemoteOptions;

/** Opens the embedded engine or connects to a ClickHouse server. Throws StartupError for an invalid URL. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  return 'url' in options ? openRemote(options) : openEmbedded(options);
}
