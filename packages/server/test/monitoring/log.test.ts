import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/monitoring/create-log.ts';
import { prettyLine } from '../../src/monitoring/pretty-line.ts';

const request = {
  level: 30,
  time: '2026-01-12T09:30:00.125Z',
  method: 'GET',
  route: '/api/v2/dashboards',
  status: 200,
  durationMs: 1.25,
  requestId: 'r',
  address: '127.0.0.1',
  msg: 'request',
};

/** Returns the text that a callback writes to stdout. */
function captureStdout(write: () => void): string {
  const { write: originalWrite } = process.stdout;
  let text = '';
  process.stdout.write = ((chunk: string) => {
    text += chunk;
    return true;
  }) as typeof process.stdout.write;
  try {
    write();
  } finally {
    process.stdout.write = originalWrite;
  }
  return text;
}

describe('a log line for a terminal', () => {
  it('has the fields of a request in reading order', () => {
    expect(prettyLine(JSON.stringify(request))).toBe(
      '09:30:00.125 GET /api/v2/dashboards 200 1.25 ms requestId=r address=127.0.0.1\n',
    );
  });

  it('shows a request without a route', () => {
    expect(prettyLine(JSON.stringify({ ...request, route: null, status: 404 }))).toContain('GET (no route) 404');
  });

  it('shows the route and the status of rejected telemetry', () => {
    const line = {
      level: 40,
      time: request.time,
      route: '/logs',
      status: 405,
      reason: 'no',
      msg: 'telemetry rejected',
    };
    expect(prettyLine(JSON.stringify(line))).toBe('09:30:00.125 WARN telemetry rejected /logs 405 reason=no\n');
  });

  it('is followed by the stack of an error', () => {
    const err = { type: 'Error', message: 'broken', stack: 'Error: broken\n    at somewhere' };
    const line = { level: 50, time: request.time, requestId: 'r', err, msg: 'request failed' };
    expect(prettyLine(JSON.stringify(line))).toBe(
      '09:30:00.125 ERROR request failed requestId=r\nError: broken\n    at somewhere\n',
    );
  });

  it('contains no control characters of a terminal', () => {
    const line = { ...request, address: '\u001b[2J\u0007', err: { message: 'a\u001b[1mb' } };
    expect(prettyLine(JSON.stringify(line))).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it.each([
    ['a line break in a value', { keySuffix: 'ab\n09:30:00.125 GET /forged 200 1 ms' }],
    ['other kinds of line breaks in a value', { keySuffix: 'a\rb\u0085c\u2028d\u2029e' }],
    ['a line break in a message', { method: undefined, msg: 'refused\n09:30:00.125 GET /forged 200 1 ms' }],
    ['a line break in a route', { route: '/a\n09:30:00.125 GET /forged 200 1 ms' }],
    ['line breaks in a list', { reasons: ['a\nb', 'c\u2028d'] }],
  ])('is one line, even with %s', (_, overrides) => {
    const text = prettyLine(JSON.stringify({ ...request, ...overrides }));
    expect(text).toMatch(/^09:30:00\.125 [^\n\r\u0085\u2028\u2029]+\n$/);
  });

  it('indents all lines of an error message after the first one', () => {
    const message = 'refused\n09:30:00.125 GET /forged 200 1 ms\ncaused by nothing';
    const err = { message, stack: `Error: ${message}\n    at somewhere`, cause: { message, code: 'A\nB' } };
    const [, ...errorLines] = prettyLine(JSON.stringify({ ...request, err }))
      .trimEnd()
      .split('\n');
    expect(errorLines.filter((line) => !line.startsWith(' '))).toEqual(['Error: refused', 'caused by refused']);
  });
});

describe('the log on a terminal', () => {
  it('is formatted for terminals', () => {
    expect(
      captureStdout(() => createLog('info', true).info({ method: 'GET', status: 200, durationMs: 1 }, 'request')),
    ).toMatch(/^\d\d:\d\d:\d\d\.\d{3} GET \(no route\) 200 1 ms\n$/);
  });
});

const program = fileURLToPath(new URL('./log.child.ts', import.meta.url));

/** Returns the output of a process that logs an error with nested causes, for a terminal or as JSON. */
function failingLog(form: 'terminal' | 'JSON') {
  return spawnSync(process.execPath, [program, 'error', form], { encoding: 'utf8' }).stdout;
}

describe('a logged error', () => {
  const stack = expect.stringContaining('log.child.ts');

  it('has its name, message, code, stack and cause in JSON, and no other property', () => {
    const text = failingLog('JSON');
    const cause = { type: 'TypeError', message: 'connection refused', code: 'ECONNREFUSED', stack };
    expect(JSON.parse(text).err).toEqual({
      type: 'Error',
      message: 'not available',
      code: 'SQLITE_BUSY',
      stack,
      cause: { type: 'RangeError', message: 'no connection', stack, cause },
    });
    expect(text).not.toContain('canary');
  });

  it('has its name, message, code, stack and cause on a terminal, and no other property', () => {
    const text = failingLog('terminal');
    const stackLines = String.raw`(    at [^\n]+\n)+`;
    const expected = [
      String.raw`^\d\d:\d\d:\d\d\.\d{3} ERROR request failed\n`,
      String.raw`Error: not available\n${stackLines}    code: SQLITE_BUSY\n`,
      String.raw`caused by RangeError: no connection\n${stackLines}`,
      String.raw`caused by TypeError: connection refused\n${stackLines}    code: ECONNREFUSED\n$`,
    ];
    expect(text).toMatch(new RegExp(expected.join('')));
    expect(text).not.toContain('canary');
  });

  it('has its cause on a terminal, even if the cause is not an error', () => {
    const text = captureStdout(() => createLog('info', true).error({ err: new Error('a', { cause: 'b' }) }, 'failed'));
    expect(text).toMatch(/\ncaused by b\n$/);
  });
});

describe('the log', () => {
  it('loses no line when the process exits', () => {
    const { stdout, status } = spawnSync(process.execPath, [program, 'lines', '2000'], { encoding: 'utf8' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 2000 }, (_, line) => line));
    expect(status).toBe(0);
  });

  it('does not prevent the exit of the process if its output is not read', async () => {
    const child = spawn(process.execPath, [program, 'lines', '20000'], { stdio: ['ignore', 'pipe', 'inherit'] });
    expect(await once(child, 'exit')).toEqual([0, null]);
    child.stdout.destroy();
  });
});
