import { describe, expect, it, vi } from 'vitest';
import type { ConnectionOptions, Logger, LogLevel } from '../../src/index.ts';
import { redactBody } from '../../src/logging/redact.ts';
import { clientOf, secret } from '../support/client.ts';
import { data, json, reset, serve } from '../support/serve.ts';

/** Creates a logger that records its lines. */
function recordingLogger() {
  const lines: [level: string, message: string, details?: unknown][] = [];
  const keep =
    (level: string) =>
    (...line: [string, unknown?]) =>
      void lines.push([level, ...line]);
  const logger: Logger = { error: keep('error'), warn: keep('warn'), info: keep('info'), debug: keep('debug') };
  return { lines, logger };
}

async function readLog(logLevel: LogLevel, options: ConnectionOptions = {}) {
  const server = await serve(
    // The response header shows that the server honors idempotency keys. The client then retries a POST.
    json(503, {}, { 'retry-after': '0', 'idempotency-key': 'a' }),
    data({ name: 'one', keySecret: secret }),
  );
  const { lines, logger } = recordingLogger();
  await clientOf(server.origin, { logger, logLevel, ...options }).create({ name: 'one', secret } as { name: string });
  return lines;
}

describe('the log', () => {
  it.each(['off', 'error', 'warn'] as const)('has no lines for a call at level %s', async (level) => {
    expect(await readLog(level)).toEqual([]);
  });

  it('has a line for each attempt and each retry at level info, without the body', async () => {
    const lines = (await readLog('info')).map((line) => line.join(' ').replace(/\d+ ms/, 'n ms'));
    expect(lines).toEqual([
      'info POST /api/things, attempt 1: 503 in n ms (request id-1)',
      'info POST /api/things: retrying in n ms',
      'info POST /api/things, attempt 2: 200 in n ms (request id-1)',
    ]);
  });

  it('has headers and bodies at level debug, with secrets redacted', async () => {
    const lines = await readLog('debug', { headers: { 'x-api-key': secret, 'x-team': 'blue' } });
    const [sent] = lines;
    expect(sent).toMatchObject([
      'debug',
      'POST /api/things, attempt 1: sending',
      { headers: { 'x-api-key': '[redacted]', 'x-team': 'blue' }, body: { name: 'one', secret: '[redacted]' } },
    ]);
    expect(lines.at(-1)).toMatchObject([
      'debug',
      'POST /api/things, attempt 2: received',
      { headers: { 'x-request-id': 'id-1' }, body: { data: { name: 'one', keySecret: '[redacted]' } } },
    ]);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('names the error of a failed attempt', async () => {
    const { origin } = await serve(reset);
    const { lines, logger } = recordingLogger();
    await clientOf(origin, { logger, logLevel: 'info', retries: 0 })
      .get('one')
      .catch(() => {});
    expect(lines[0]?.[1]).toMatch(/GET \/api\/me\/things\/one, attempt 1: ConnectionError after \d+ ms/);
  });

  it('is the console by default', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { origin } = await serve(data({}));
    await clientOf(origin, { logLevel: 'info' }).get('one');
    expect(info).toHaveBeenCalledOnce();
    info.mockRestore();
  });

  it('rejects an unknown level', () => {
    expect(() => clientOf('http://127.0.0.1:9', { logLevel: 'verbose' as LogLevel })).toThrow(
      /`logLevel` must be one of off, error, warn, info, debug, received verbose/,
    );
  });
});

describe('a logged body', () => {
  it('has no secrets at any depth, and only the origin of URLs', () => {
    const body = {
      url: 'https://hooks.example.com/services/T000/very-secret',
      headers: { 'x-token': 'a' },
      list: [{ keySecret: 'b', keyId: 'id', apiKey: 'c', accessToken: 'd', secret: { deep: 'e' } }],
      hashData: { keyIdHash: 'f' },
      url2: 'x',
    };
    expect(redactBody(JSON.stringify(body))).toEqual({
      url: 'https://hooks.example.com/[redacted]',
      headers: '[redacted]',
      list: [
        { keySecret: '[redacted]', keyId: 'id', apiKey: '[redacted]', accessToken: '[redacted]', secret: '[redacted]' },
      ],
      hashData: '[redacted]',
      url2: 'x',
    });
    expect(redactBody('{"url":"nonsense"}')).toEqual({ url: '[redacted]' });
    expect(redactBody('{"url":["https://x.example/secret"]}')).toEqual({ url: 'https://x.example/[redacted]' });
  });

  it('is replaced by its length if it is not JSON', () => {
    expect(redactBody('<html>')).toBe('6 characters that are not JSON');
  });

  it('is undefined if it is empty', () => {
    expect(redactBody('')).toBeUndefined();
  });
});
