import type { Engine } from './engine.ts';
import type { EngineOptions } from './engine-options.ts';

/** Opens the embedded engine or connects to a ClickHouse server. Throws StartupError for an invalid URL. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  if ('url' in options) return (await import('./remote.ts')).openRemote(options);
  return (await import('./embedded.ts')).openEmbedded(options);
}
