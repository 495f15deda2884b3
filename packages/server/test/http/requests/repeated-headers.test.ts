import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { dashboard } from '../support/request-bodies.ts';
import { sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('in the %s deployment', (name) => {
  const send = (method: string, path: string, lines: readonly string[], body = '') => {
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: a',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    return sendRaw(served.url, `${[...head, ...lines].join('\r\n')}\r\n\r\n${body}`);
  };
  const authorization = () => `Authorization: ${served.caller(name).authorization}`;
  const path = () => `${served.caller(name).root}/dashboards`;

  it.each([
    ['Authorization', () => [authorization(), authorization()]],
    ['Authorization', () => [authorization(), 'AUTHORIZATION: Bearer other']],
    ['Authorization', () => ['authorization:', authorization()]],
    ['Content-Type', () => [authorization(), 'Content-Type: application/json', 'content-type: text/plain']],
    [
      'Idempotency-Key',
      () => [authorization(), 'Content-Type: application/json', 'Idempotency-Key: a', 'idempotency-key: a'],
    ],
    ['Origin', () => [authorization(), 'Origin: https://a.example', 'Origin: https://b.example']],
  ])('%s is rejected if it occurs twice', async (header, lines) => {
    const response = await send('POST', path(), lines(), JSON.stringify(dashboard()));
    expect(response.startsWith('HTTP/1.1 400 ')).toBe(true);
    expect(response).toContain(`Expected one ${header} header, received 2.`);
  });

  it.each(['/health', '/nothing'])('Authorization is rejected for %s if it occurs twice', async (systemPath) => {
    expect(await send('GET', systemPath, ['Authorization: a', 'Authorization: b'])).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('If-Match and If-None-Match are lists and can occur several times', async () => {
    const { id } = await served.caller(name).create('/dashboards', dashboard());
    const read = await send('GET', `${path()}/${id}`, [authorization(), 'If-None-Match: "7"', 'If-None-Match: "1"']);
    expect(read).toMatch(/^HTTP\/1\.1 304 /);
    const removed = await send('DELETE', `${path()}/${id}`, [authorization(), 'If-Match: "7"', 'If-Match: "1"']);
    expect(removed).toMatch(/^HTTP\/1\.1 200 /);
  });
});
