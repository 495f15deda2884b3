import { rmSync } from 'node:fs';

/** Removes a directory that a process which was just killed, or the engine beside it, may still be writing into. */
export function removeDirectory(path: string): void {
  return rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
