import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartupError } from '../domain/startup-error.ts';
import { MIN_ENGINE_MEMORY } from '../telemetry/clickhouse/engine-memory.ts';
import type { EngineOptions } from '../telemetry/clickhouse/engine-options.ts';
import type { Settings } from './server-options.ts';

type TelemetrySettings = Pick<
  Settings,
  | 'telemetry'
  | 'selfTelemetry'
  | 'dataDir'
  | 'clickhouseUrl'
  | 'clickhouseUser'
  | 'clickhousePasswordFile'
  | 'clickhouseCluster'
  | 'engineMemory'
>;

function readPassword(path: string): string {
  try {
    return readFileSync(path, 'utf8').trimEnd();
  } catch (error) {
    throw new StartupError(`The file ${path} with the password of ClickHouse cannot be read.`, { cause: error });
  }
}

/** Where telemetry is, as the options say; `undefined` where it is switched off. Throws StartError. */
export function telemetryOptions(settings: TelemetrySettings): EngineOptions | undefined {
  const { telemetry, dataDir, clickhouseUrl, clickhouseUser, clickhousePasswordFile, clickhouseCluster, engineMemory } =
    settings;
  if (telemetry === 'off') {
    if (settings.selfTelemetry === 'on')
      throw new StartupError('--self-telemetry on means nothing with --telemetry off.');
    return undefined;
  }
  if (clickhouseUrl === undefined) {
    const needless = [
      ['--clickhouse-user', clickhouseUser],
      ['--clickhouse-password-file', clickhousePasswordFile],
      ['--clickhouse-cluster', clickhouseCluster],
    ].find(([, value]) => value !== undefined);
    if (needless) throw new StartupError(`${needless[0]} means nothing without --clickhouse-url.`);
    if (engineMemory !== undefined && !(engineMemory >= MIN_ENGINE_MEMORY)) {
      throw new StartupError(
        `Expected --engine-memory to be at least ${MIN_ENGINE_MEMORY / 1024 ** 2}MiB, received ${engineMemory} bytes.`,
      );
    }
    return {
      ...(dataDir !== ':memory:' && { directory: resolve(dataDir, 'telemetry') }),
      ...(engineMemory !== undefined && { memory: engineMemory }),
    };
  }
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

/** Whether the service writes its own requests: by default where nobody else's telemetry is, and something is kept. */
export function writesItself(settings: Pick<Settings, 'selfTelemetry' | 'clickhouseUrl' | 'dataDir'>): boolean {
  return settings.selfTelemetry === undefined
    ? settings.clickhouseUrl === undefined && settings.dataDir !== ':memory:'
    : settings.selfTelemetry === 'on';
}
