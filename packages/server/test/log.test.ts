import { describe, expect, it } from 'vitest';
import { createLog } from '../src/log/create-log.ts';
import { prettyLine } from '../src/log/pretty-line.ts';

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

/** Everything that is written to standard output meanwhile. */
const written = (write: () => void): string => {
  const { write: before } = process.stdout;
  let text = '';
  process.stdout.write = ((chunk: string) => {
    text += chunk;
    return true;
  }) as typeof process.stdout.write;
  try {
    write();
  } finally {
    process.stdout.write = before;
  }
  return text;
};

describe('a line for people', () => {
  it('is a request in the order in which it is read', () => {
    expect(prettyLine(JSON.stringify(request))).toBe(
      '09:30:00.125 GET /api/v2/dashboards 200 1.25 ms requestId=r address=127.0.0.1\n',
    );
  });

  it('says where there is no route', () => {
    expect(prettyLine(JSON.stringify({ ...request, route: null, status: 404 }))).toContain('GET (no route) 404');
  });

  it('has the stack of an error below it', () => {
    const err = { type: 'Error', message: 'broken', stack: 'Error: broken\n    at somewhere' };
    const line = { level: 50, time: request.time, requestId: 'r', err, msg: 'request failed' };
    expect(prettyLine(JSON.stringify(line))).toBe(
      '09:30:00.125 ERROR request failed requestId=r\nError: broken\n    at somewhere\n',
    );
  });

  it('moves no cursor', () => {
    const line = { ...request, address: '\u001b[2J\u0007', err: { message: 'a\u001b[1mb' } };
    expect(prettyLine(JSON.stringify(line))).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

describe('the log on a terminal', () => {
  it('is for people', () => {
    expect(
      written(() => createLog('info', true).info({ method: 'GET', status: 200, durationMs: 1 }, 'request')),
    ).toMatch(/^\d\d:\d\d:\d\d\.\d{3} GET \(no route\) 200 1 ms\n$/);
  });

  it('says of an error its name, message, code and cause, and nothing that a library hung on it', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', password: 'canary' });
    const error = Object.assign(new Error('not available', { cause }), { detail: 'canary', input: 'canary' });
    const text = written(() => createLog('info', true).error({ err: error }, 'request failed'));
    expect(text).toContain('not available');
    expect(text).not.toContain('canary');
  });
});
