import type { Engine } from './engine.ts';
import type { EngineOptions } from './engine-options.ts';

/** Opens the engine. Throws StartError with a message that says what to do. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  if ('url' in options) return (await import('./remote.ts')).openRemote(options);
  return (await import('./embedded.ts')).openEmbedded(options);
}
