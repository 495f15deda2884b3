import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withDefaults } from '../../src/app/server-options.ts';
import { isSelfTelemetryEnabled, telemetryOptions } from '../../src/app/telemetry-options.ts';
import { openEngine } from '../../src/telemetry/clickhouse/open-engine.ts';

const directory = mkdtempSync(join(tmpdir(), 'telemetry-options-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('telemetry', () => {
  it('is stored in the data directory by default', () => {
    expect(telemetryOptions(withDefaults({ dataDir: '/x' }))).toEqual({ directory: join('/x', 'telemetry') });
  });

  it('is stored in an absolute directory, so that a change of the working directory has no effect', () => {
    expect(telemetryOptions(withDefaults({ dataDir: './data' }))).toEqual({ directory: resolve('data/telemetry') });
  });

  it('is temporary if the service is in memory', () => {
    expect(telemetryOptions(withDefaults({ dataDir: ':memory:' }))).toEqual({});
  });

  it('is not stored if it is off', () => {
    expect(telemetryOptions(withDefaults({ telemetry: 'off' }))).toBeUndefined();
  });

  it('is stored on the ClickHouse server of the options, whose password is read from the file', () => {
    const file = join(directory, 'password');
    writeFileSync(file, 'secret \n');
    const options = {
      clickhouseUrl: 'http://db',
      clickhouseUser: 'u',
      clickhousePasswordFile: file,
      clickhouseCluster: 'c',
    };
    expect(telemetryOptions(withDefaults(options))).toEqual({
      url: 'http://db',
      user: 'u',
      password: 'secret',
      cluster: 'c',
    });
  });
});

describe('a start', () => {
  it('is rejected if the password file cannot be read', () => {
    const options = withDefaults({ clickhouseUrl: 'http://db', clickhousePasswordFile: join(directory, 'none') });
    expect(() => telemetryOptions(options)).toThrow(/^The ClickHouse password file .* cannot be read\.$/);
  });

  it.each([
    [{ clickhouseUser: 'u' }, '--clickhouse-user requires --clickhouse-url.'],
    [{ clickhousePasswordFile: 'f' }, '--clickhouse-password-file requires --clickhouse-url.'],
    [{ clickhouseCluster: 'c' }, '--clickhouse-cluster requires --clickhouse-url.'],
    [
      { clickhouseUrl: 'http://h', engineMemory: 2 ** 31 },
      '--engine-memory applies to the embedded engine only. Remove it, or remove --clickhouse-url.',
    ],
    [{ engineMemory: 2 ** 20 }, 'Expected --engine-memory to be at least 512MiB, received 1048576 bytes.'],
    [{ telemetry: 'off' as const, selfTelemetry: 'on' as const }, '--self-telemetry on requires --telemetry on.'],
  ])('is rejected with %j', (options, message) => {
    expect(() => telemetryOptions(withDefaults(options))).toThrow(message);
  });

  it('is rejected with an invalid ClickHouse URL', async () => {
    await expect(openEngine({ url: 'db:8123' })).rejects.toThrow(
      'Expected a valid URL that starts with http:// or https://',
    );
  });
});

describe('self-telemetry', () => {
  it.each([
    [{ dataDir: '/x' }, true],
    [{ dataDir: ':memory:' }, false],
    [{ dataDir: '/x', clickhouseUrl: 'http://db' }, false],
    [{ dataDir: '/x', clickhouseUrl: 'http://db', selfTelemetry: 'on' as const }, true],
    [{ dataDir: '/x', selfTelemetry: 'off' as const }, false],
  ])('with the options %j is enabled: %j', (options, expected) => {
    expect(isSelfTelemetryEnabled(withDefaults(options))).toBe(expected);
  });
});
