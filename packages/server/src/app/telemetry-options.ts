import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartupError } from '../domain/errors.ts';
import { MEMORY } from '../store/store.ts';
import { MIN_ENGINE_MEMORY } from '../telemetry/clickhouse/engine-memory.ts';
import type { EngineOptions } from '../telemetry/clickhouse/open-engine.ts';
import type { Settings } from './server-options.ts';

type EngineSettings = Pick<
  Settings,
  'dataDir' | 'clickhouseUrl' | 'clickhouseUser' | 'clickhousePasswordFile' | 'clickhouseCluster' | 'engineMemory'
>;

type TelemetrySettings = EngineSettings & Pick<Settings, 'telemetry' | 'selfTelemetry'>;

function readPassword(path: string): string {
  try {
    return readFileSync(path, 'utf8').trimEnd();
  } catch (error) {
    throw new StartupError(`The ClickHouse password file ${path} cannot be read.`, { cause: error });
  }
}

/**
 * Returns the engine options, or undefined if telemetry is disabled. Throws StartupError for conflicting options, and the errors of
 * {@link engineOptions}.
 */
export function telemetryOptions(settings: TelemetrySettings): EngineOptions | undefined {
  if (settings.telemetry !== 'off') return engineOptions(settings);
  if (settings.selfTelemetry === 'on') throw new StartupError('--self-telemetry on requires --telemetry on.');
  return undefined;
}

/**
 * Returns the options of the ClickHouse server or of the embedded engine. Throws StartupError for invalid and conflicting options, and if
 * the password file cannot be read.
 */
export function engineOptions(settings: EngineSettings): EngineOptions {
  const { clickhouseUrl, clickhouseUser, clickhousePasswordFile, clickhouseCluster, engineMemory } = settings;
  if (clickhouseUrl === undefined) return embeddedEngineOptions(settings);
  if (engineMemory !== undefined) {
    throw new StartupError(
      '--engine-memory applies to the embedded engine only. Remove it, or remove --clickhouse-url.',
    );
  }
  return {
    url: clickhouseUrl,
    ...(clickhouseUser !== undefined && { user: clickhouseUser }),
    ...(clickhousePasswordFile !== undefined && { password: readPassword(clickhousePasswordFile) }),
    ...(clickhouseCluster !== undefined && { cluster: clickhouseCluster }),
  };
}

function embeddedEngineOptions(settings: EngineSettings): EngineOptions {
  const { dataDir, clickhouseUser, clickhousePasswordFile, clickhouseCluster, engineMemory } = settings;
  const unused = [
    ['--clickhouse-user', clickhouseUser],
    ['--clickhouse-password-file', clickhousePasswordFile],
    ['--clickhouse-cluster', clickhouseCluster],
  ].find(([, value]) => value !== undefined);
  if (unused) throw new StartupError(`${unused[0]} requires --clickhouse-url.`);
  if (engineMemory !== undefined && !(engineMemory >= MIN_ENGINE_MEMORY)) {
    throw new StartupError(
      `Expected --engine-memory to be at least ${MIN_ENGINE_MEMORY / 1024 ** 2}MiB, received ${engineMemory} bytes.`,
    );
  }
  return {
    ...(dataDir !== MEMORY && { directory: resolve(dataDir, 'telemetry') }),
    ...(engineMemory !== undefined && { memory: engineMemory }),
  };
}

/**
 * Returns true if a service with telemetry stores the requests that it receives as telemetry. By default, it does so with the
 * embedded engine and a data directory on disk.
 */
export function isSelfTelemetryEnabled(
  settings: Pick<Settings, 'selfTelemetry' | 'clickhouseUrl' | 'dataDir'>,
): boolean {
  return settings.selfTelemetry === undefined
    ? settings.clickhouseUrl === undefined && settings.dataDir !== MEMORY
    : settings.selfTelemetry === 'on';
}
