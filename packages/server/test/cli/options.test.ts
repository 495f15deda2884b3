import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaults, withDefaults } from '../../src/app/server-options.ts';
import { readOptions } from '../../src/cli/options.ts';
import { StartupError } from '../../src/domain/errors.ts';

afterEach(() => vi.unstubAllEnvs());

const request = readOptions(['--help']);
const help = 'print' in request ? request.print : '';

/** The options in the help, except `--version` and `--help`. */
const names = [...help.matchAll(/^ +--([a-z-]+)/gm)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'version' && name !== 'help');

/** Returns the environment variable that sets an option. */
function variableOf(name: string): string {
  return `OBSERVABILITY_API_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** Returns the message of the StartupError for the arguments, or `accepted`. */
function errorOf(...argv: string[]): string {
  try {
    readOptions(argv);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('the options', () => {
  it('have defaults', () => {
    expect(readOptions([])).toEqual({
      serve: {
        host: '127.0.0.1',
        port: 8000,
        dataDir: './data',
        deployment: 'both',
        maxBodyBytes: 8_388_608,
        maxDashboardBytes: 4_194_304,
        maxDashboards: 10_000,
        maxAlerts: 10_000,
        maxWebhooks: 1_000,
        maxSavedSearches: 10_000,
        maxStoredBytes: 1_073_741_824,
        logLevel: 'info',
        webhookAllow: [],
        rateLimit: 'default',
        trustedProxies: [],
        allowedHosts: [],
        maxConnectionsPerAddress: 512,
        corsOrigin: [],
        metrics: 'loopback',
        mcp: 'on',
        telemetry: 'on',
        viewer: 'on',
        workers: 1,
      },
    });
  });

  it('are read from the command line, and lists are split at commas', () => {
    const argv = ['--port', '0', '--data-dir=/x', '--deployment', 'managed', '--webhook-allow', 'a:1, 10.0.0.0/8'];
    expect(readOptions(argv)).toMatchObject({
      serve: { port: 0, dataDir: '/x', deployment: 'managed', webhookAllow: ['a:1', '10.0.0.0/8'] },
    });
  });

  it('of a service on PostgreSQL behind a proxy are read', () => {
    const argv = [
      '--database-url=postgres://user:secret@db/name',
      '--trusted-proxies=10.0.0.0/8,::1',
      '--cors-origin=https://a.example,https://b.example',
      '--rate-limit=open-source=5/1,managed=6/2',
      '--metrics=public',
      '--workers=4',
      '--clickhouse-url=https://db:8443',
    ];
    expect(readOptions(argv)).toMatchObject({
      serve: {
        databaseUrl: 'postgres://user:secret@db/name',
        trustedProxies: ['10.0.0.0/8', '::1'],
        corsOrigin: ['https://a.example', 'https://b.example'],
        rateLimit: 'open-source=5/1,managed=6/2',
        metrics: 'public',
        workers: 4,
        clickhouseUrl: 'https://db:8443',
      },
    });
  });

  it.each([
    ['1073741824', 2 ** 30],
    ['512MiB', 512 * 2 ** 20],
    ['2GiB', 2 ** 31],
    ['3g', 3 * 2 ** 30],
    ['4GB', 2 ** 32],
  ])('accept %s as the engine memory', (text, engineMemory) => {
    expect(readOptions([`--engine-memory=${text}`])).toMatchObject({ serve: { engineMemory } });
  });

  it.each(['', '2 GiB', '-1', '1.5GiB', '2TiB', 'GiB'])('reject %j as the engine memory', (text) => {
    expect(errorOf(`--engine-memory=${text}`)).toContain('expected a number of bytes such as 2GiB or 1536MiB');
  });

  it('of telemetry on a cluster are read', () => {
    const argv = [
      '--clickhouse-url=http://db:8123',
      '--clickhouse-user=writer',
      '--clickhouse-password-file=/run/secret',
      '--clickhouse-cluster=main',
      '--self-telemetry=on',
      '--otlp-port=14318',
      '--otlp-grpc-port=14317',
    ];
    expect(readOptions(argv)).toMatchObject({
      serve: {
        clickhouseUrl: 'http://db:8123',
        clickhouseUser: 'writer',
        clickhousePasswordFile: '/run/secret',
        clickhouseCluster: 'main',
        selfTelemetry: 'on',
        otlpPort: 14_318,
        otlpGrpcPort: 14_317,
      },
    });
    expect(readOptions(['--telemetry=off'])).toMatchObject({ serve: { telemetry: 'off' } });
    expect(readOptions(['--otlp-grpc-port=off'])).toMatchObject({ serve: { otlpGrpcPort: 'off' } });
    expect(errorOf('--otlp-grpc-port=65536')).toContain('expected off or an integer from 0 to 65535');
  });

  it('have the same defaults as startServer, which also replaces undefined with the default', () => {
    // `checkResponses` is only for tests, and `workers` is an option of the command line only.
    const { checkResponses, ...commonDefaults } = defaults;
    expect(readOptions([])).toEqual({ serve: { ...commonDefaults, workers: 1 } });
    expect(withDefaults({ port: 1, host: undefined } as never)).toMatchObject({ ...defaults, port: 1 });
  });

  it('are read from the environment, and the command line takes precedence', () => {
    vi.stubEnv('OBSERVABILITY_API_PORT', '18000');
    vi.stubEnv('OBSERVABILITY_API_LOG_LEVEL', 'warn');
    vi.stubEnv('OBSERVABILITY_API_MAX_BODY_BYTES', '1000');
    const argv = ['--log-level', 'error'];
    expect(readOptions(argv)).toMatchObject({ serve: { port: 18_000, logLevel: 'error', maxBodyBytes: 1000 } });
  });

  it('each have an environment variable in the help', () => {
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(help).toContain(`env: ${variableOf(name)})`);
  });

  it('include --version, which prints the version', () => {
    expect(readOptions(['--version'])).toEqual({ print: expect.stringMatching(/^\d+\.\d+\.\d+.*\n$/) });
  });

  it('that are invalid are rejected with a message that states the reason', () => {
    expect(errorOf('--prot', '1')).toMatchInlineSnapshot(`"Unknown option '--prot': did you mean --port?"`);
    expect(errorOf('--data-dri=x')).toMatchInlineSnapshot(`"Unknown option '--data-dri=x': did you mean --data-dir?"`);
    expect(errorOf('--nothing-like-it')).toMatchInlineSnapshot(`"Unknown option '--nothing-like-it'."`);
    expect(errorOf('--port', 'abc')).toMatchInlineSnapshot(
      `"Option '--port <number>' argument 'abc' is invalid: expected an integer from 0 to 65535."`,
    );
    expect(errorOf('--port', '65536')).toMatchInlineSnapshot(
      `"Option '--port <number>' argument '65536' is invalid: expected an integer from 0 to 65535."`,
    );
    expect(errorOf('--port')).toMatchInlineSnapshot(`"Option '--port <number>' requires a value."`);
    expect(errorOf('--deployment', 'manged')).toMatchInlineSnapshot(
      `"Option '--deployment <name>' argument 'manged' is invalid: expected open-source, managed, both; did you mean managed?"`,
    );
    expect(errorOf('--log-level', 'loud')).toMatchInlineSnapshot(
      `"Option '--log-level <level>' argument 'loud' is invalid: expected trace, debug, info, warn, error, fatal, silent."`,
    );
    expect(errorOf('--data-dir', '')).toMatchInlineSnapshot(
      `"Option '--data-dir <path>' argument '' is invalid: expected a non-empty value."`,
    );
    expect(errorOf('--metrics', 'publc')).toMatchInlineSnapshot(
      `"Option '--metrics <access>' argument 'publc' is invalid: expected loopback, public, off; did you mean public?"`,
    );
    expect(errorOf('--rate-limit', '5')).toMatchInlineSnapshot(
      `"Option '--rate-limit <limits>' argument '5' is invalid: expected off, default, <requests>/<seconds>, or open-source=<requests>/<seconds>,managed=<requests>/<seconds>."`,
    );
    expect(errorOf('--workers', '0')).toMatchInlineSnapshot(
      `"Option '--workers <number>' argument '0' is invalid: expected an integer from 1 to 256."`,
    );
    expect(errorOf('--workers', '2')).toMatchInlineSnapshot(
      `"More than one worker requires a shared store. Set --database-url, or remove --workers."`,
    );
    expect(errorOf('--workers', '2', '--database-url', 'postgres://db/name')).toMatchInlineSnapshot(
      `"More than one worker requires a shared telemetry store. Set --clickhouse-url, or --telemetry off."`,
    );
    expect(errorOf('--telemetry', 'no')).toContain('expected on, off');
    expect(errorOf('--clickhouse-url', 'db:8123')).toContain('expected a URL such as http://host:8123');
    expect(errorOf('start')).toMatchInlineSnapshot(
      `"Unexpected argument "start". This command has only options. See --help."`,
    );
  });

  it('that are invalid in the environment are rejected', () => {
    vi.stubEnv('OBSERVABILITY_API_PORT', 'abc');
    expect(errorOf()).toMatchInlineSnapshot(
      `"Option '--port <number>' value 'abc' from env 'OBSERVABILITY_API_PORT' is invalid: expected an integer from 0 to 65535."`,
    );
  });

  it.each([
    [['--database-url', 'mysql://user:canary@db/name']],
    [['--database-url', 'postgres://user:can/ary@:x/canary@db']],
    [['--database-ulr=postgres://user:canary@db/name']],
    [['--database-ulr=postgres://db/name?user=u&password=canary']],
    [['--port=postgres://user:canary@db/name']],
    [['--clickhouse-url', 'postgres://user:canary@db']],
    [['--clickhouse-ulr=http://user:canary@db']],
  ])('do not reveal a password when they are rejected: %j', (argv) => {
    const text = errorOf(...argv);
    expect(text).not.toBe('accepted');
    expect(text).not.toContain('canary');
  });

  it('do not reveal a password from the environment', () => {
    vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', 'postgre://user:canary@db/name');
    const text = errorOf();
    expect(text).toContain('OBSERVABILITY_API_DATABASE_URL');
    expect(text).not.toContain('canary');
    vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', 'postgres://user:canary@db/name');
    expect(JSON.stringify(readOptions(['--help']))).not.toContain('canary');
  });

  it('are all in the reference, with their environment variables', () => {
    const page = readFileSync(new URL('../../../docs/chapters/hosting-options.md', import.meta.url), 'utf8');
    for (const name of names) {
      expect(page).toMatch(new RegExp(`^\\| \`--${name}\` \\| .* \\| \`${variableOf(name)}\` \\|$`, 'm'));
    }
  });
});
