import { describe, expect, it } from 'vitest';
import { deployments } from '../http/support/api.ts';
import { sendRaw } from '../http/support/send-raw.ts';
import { serve } from '../http/support/serve.ts';

const served = serve();
const canary = 'canary-3f9a';

/** Returns the status line and the header lines of the first response. */
function headOf(response: string) {
  return response.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
}
function statusOf(response: string) {
  return Number(response.split(' ', 2)[1]);
}
function namesOf(response: string) {
  return headOf(response)
    .slice(1)
    .map((line) => line.split(':', 1)[0]?.toLowerCase());
}

describe.each(deployments)('a response of the %s deployment', (name) => {
  const request = (path: string, lines: readonly string[], { authorized = true } = {}) => {
    const { url, root, authorization } = served.caller(name);
    const head = [`GET ${root}${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'];
    if (authorized) head.push(`Authorization: ${authorization}`);
    return sendRaw(url, `${[...head, ...lines].join('\r\n')}\r\n\r\n`);
  };

  const headers = [
    'X-Request-Id',
    'If-None-Match',
    'If-Match',
    'Idempotency-Key',
    'Origin',
    'Access-Control-Request-Method',
    'Access-Control-Request-Headers',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'Forwarded',
    'Accept',
    'Accept-Language',
    'User-Agent',
    'Referer',
    'Cookie',
    'RateLimit-Limit',
    'Upgrade',
    'TE',
    'Range',
  ];

  it.each(headers)('to a GET request copies nothing from the header %s into its headers', async (header) => {
    const plain = await request('/dashboards', []);
    const response = await request('/dashboards', [`${header}: ${canary}`]);
    expect(headOf(response).join('\n')).not.toContain(canary);
    expect(namesOf(response)).toEqual(namesOf(plain));
  });

  it.each(['Authorization', 'Proxy-Authorization'])(
    'does not contain the credentials of the request header %s',
    async (header) => {
      const response = await request('/dashboards', [`${header}: Basic ${canary}`], { authorized: false });
      expect(statusOf(response)).toBe(401);
      expect(response).not.toContain(canary);
    },
  );

  it.each([
    `/dashboards?limit=1%0d%0aX-Evil:%20${canary}`,
    `/dashboards/%0d%0aX-Evil:%20${canary}`,
    `/dashboards%0d%0aX-Evil:%20${canary}`,
    `/dashboards/${'a'.repeat(24)}%0aX-Evil:%20${canary}`,
    // The low bytes of these two characters are LF and CR.
    `/${canary}%E5%98%8A%E5%98%8DX-Evil:%201`,
  ])('copies nothing from the path %s into its headers', async (path) => {
    const response = await request(path, []);
    expect([400, 404]).toContain(statusOf(response));
    expect(namesOf(response)).not.toContain('x-evil');
    expect(headOf(response).join('\n')).not.toContain(canary);
  });

  it.each([
    ['a folded header', ['X-A: 1', ` X-Evil: ${canary}`]],
    ['a carriage return in a value', [`X-Request-Id: a\rX-Evil: ${canary}`]],
    ['a NUL in a value', [`X-Request-Id: a\0${canary}`]],
    ['a space in a name', [`X Evil: ${canary}`]],
    ['a space before the colon', [`X-Evil : ${canary}`]],
    ['two Content-Length headers', ['Content-Length: 3', 'Content-Length: 4']],
    ['Content-Length and Transfer-Encoding', ['Content-Length: 3', 'Transfer-Encoding: chunked']],
    ['an unknown transfer coding', ['Transfer-Encoding: gzip, x']],
    ['an invalid Content-Length', ['Content-Length: 1x']],
  ])('to %s is a single response, with status 400', async (_, lines) => {
    const response = await request('/dashboards', lines);
    expect(statusOf(response)).toBe(400);
    expect(response.match(/^HTTP\/1\.1 \d/gm)).toHaveLength(1);
    expect(response).not.toContain(canary);
  });
});
