import { rmSync } from 'node:fs';

/** Removes a directory. Retries, because a killed process or the telemetry engine may still write into it. */
export function removeDirectory(path: string): void {
  return rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
