import { afterEach, describe, expect, it, vi } from 'vitest';
import { readOptions } from '../src/cli/options.ts';
import { StartError } from '../src/store/start-error.ts';

afterEach(() => vi.unstubAllEnvs());

const refused = (...argv: string[]): string => {
  try {
    readOptions(argv);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the options', () => {
  it('need nothing', () => {
    expect(readOptions([])).toEqual({
      serve: {
        host: '127.0.0.1',
        port: 8000,
        dataDir: './data',
        deployment: 'both',
        maxBodyBytes: 8_388_608,
        logLevel: 'info',
        webhookAllow: [],
      },
    });
  });

  it('are read from the command line, and lists are split at commas', () => {
    const argv = ['--port', '0', '--data-dir=/x', '--deployment', 'managed', '--webhook-allow', 'a:1, 10.0.0.0/8'];
    expect(readOptions(argv)).toMatchObject({
      serve: { port: 0, dataDir: '/x', deployment: 'managed', webhookAllow: ['a:1', '10.0.0.0/8'] },
    });
  });

  it('are read from the environment, and the command line wins', () => {
    vi.stubEnv('OBSERVABILITY_API_PORT', '18000');
    vi.stubEnv('OBSERVABILITY_API_LOG_LEVEL', 'warn');
    vi.stubEnv('OBSERVABILITY_API_MAX_BODY_BYTES', '1000');
    const argv = ['--log-level', 'error'];
    expect(readOptions(argv)).toMatchObject({ serve: { port: 18_000, logLevel: 'error', maxBodyBytes: 1000 } });
  });

  it('are all in the help, each with the name of its variable', () => {
    const request = readOptions(['--help']);
    const help = 'print' in request ? request.print : '';
    for (const name of ['host', 'port', 'data-dir', 'deployment', 'max-body-bytes', 'log-level', 'webhook-allow']) {
      expect(help).toContain(`--${name} `);
      expect(help).toContain(`OBSERVABILITY_API_${name.replaceAll('-', '_').toUpperCase()}`);
    }
  });

  it('answer the version', () => {
    expect(readOptions(['--version'])).toEqual({ print: expect.stringMatching(/^\d+\.\d+\.\d+.*\n$/) });
  });

  it('that are wrong are refused in one sentence with the nearest right one', () => {
    expect(refused('--prot', '1')).toMatchInlineSnapshot(`"Unknown option '--prot': did you mean --port?"`);
    expect(refused('--data-dri=x')).toMatchInlineSnapshot(`"Unknown option '--data-dri=x': did you mean --data-dir?"`);
    expect(refused('--nothing-like-it')).toMatchInlineSnapshot(`"Unknown option '--nothing-like-it'."`);
    expect(refused('--port', 'abc')).toMatchInlineSnapshot(
      `"Option '--port <number>' argument 'abc' is invalid: expected a whole number from 0 to 65535."`,
    );
    expect(refused('--port', '65536')).toMatchInlineSnapshot(
      `"Option '--port <number>' argument '65536' is invalid: expected a whole number from 0 to 65535."`,
    );
    expect(refused('--port')).toMatchInlineSnapshot(`"Option '--port <number>' needs a value."`);
    expect(refused('--deployment', 'manged')).toMatchInlineSnapshot(
      `"Option '--deployment <name>' argument 'manged' is invalid: expected open-source, managed, both; did you mean managed?"`,
    );
    expect(refused('--log-level', 'loud')).toMatchInlineSnapshot(
      `"Option '--log-level <level>' argument 'loud' is invalid: expected trace, debug, info, warn, error, fatal, silent."`,
    );
    expect(refused('--data-dir', '')).toMatchInlineSnapshot(
      `"Option '--data-dir <path>' argument '' is invalid: expected a value that is not empty."`,
    );
    expect(refused('start')).toMatchInlineSnapshot(`"There are only options, no arguments: see --help."`);
  });

  it('that are wrong in the environment are refused too', () => {
    vi.stubEnv('OBSERVABILITY_API_PORT', 'abc');
    expect(refused()).toMatchInlineSnapshot(
      `"Option '--port <number>' value 'abc' from env 'OBSERVABILITY_API_PORT' is invalid: expected a whole number from 0 to 65535."`,
    );
  });
});
