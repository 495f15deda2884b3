import { describe, expect, it } from 'vitest';
import { deployments } from '../http/support/api.ts';
import { sendRaw } from '../http/support/send-raw.ts';
import { serve } from '../http/support/serve.ts';

const served = serve();
const canary = 'canary-3f9a';

/** The lines of the head of the first answer. */
function headOf(answer: string) {
  return answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
}
function statusOf(answer: string) {
  return Number(answer.split(' ', 2)[1]);
}
function namesOf(answer: string) {
  return headOf(answer)
    .slice(1)
    .map((line) => line.split(':', 1)[0]?.toLowerCase());
}

describe.each(deployments)('a response of the %s deployment', (name) => {
  const ask = (path: string, lines: readonly string[], { authorized = true } = {}) => {
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

  it.each(headers)('has nothing in its head of the header %s', async (header) => {
    const plain = await ask('/dashboards', []);
    const answer = await ask('/dashboards', [`${header}: ${canary}`]);
    expect(headOf(answer).join('\n')).not.toContain(canary);
    expect(namesOf(answer)).toEqual(namesOf(plain));
  });

  it.each(['Authorization', 'Proxy-Authorization'])('has nothing in it of credentials in %s', async (header) => {
    const answer = await ask('/dashboards', [`${header}: Basic ${canary}`], { authorized: false });
    expect(statusOf(answer)).toBe(401);
    expect(answer).not.toContain(canary);
  });

  it.each([
    `/dashboards?limit=1%0d%0aX-Evil:%20${canary}`,
    `/dashboards/%0d%0aX-Evil:%20${canary}`,
    `/dashboards%0d%0aX-Evil:%20${canary}`,
    `/dashboards/${'a'.repeat(24)}%0aX-Evil:%20${canary}`,
    `/${canary}%E5%98%8A%E5%98%8DX-Evil:%201`,
  ])('has no line of its head from the path %s', async (path) => {
    const answer = await ask(path, []);
    expect([400, 404]).toContain(statusOf(answer));
    expect(namesOf(answer)).not.toContain('x-evil');
    expect(headOf(answer).join('\n')).not.toContain(canary);
  });

  it.each([
    ['a header that goes on in the next line', ['X-A: 1', ` X-Evil: ${canary}`]],
    ['a carriage return in a value', [`X-Request-Id: a\rX-Evil: ${canary}`]],
    ['a NUL in a value', [`X-Request-Id: a\0${canary}`]],
    ['a space in a name', [`X Evil: ${canary}`]],
    ['a space before the colon', [`X-Evil : ${canary}`]],
    ['two lengths', ['Content-Length: 3', 'Content-Length: 4']],
    ['a length and chunks', ['Content-Length: 3', 'Transfer-Encoding: chunked']],
    ['an unknown coding', ['Transfer-Encoding: gzip, x']],
    ['a length that is no number', ['Content-Length: 1x']],
  ])('to %s is 400 and ends the connection', async (_, lines) => {
    const answer = await ask('/dashboards', lines);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/^HTTP\/1\.1 \d/gm)).toHaveLength(1);
    expect(answer).not.toContain(canary);
  });

  it('keeps a request id that is a uuid and no other', async () => {
    const uuid = '0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10';
    expect(await ask('/sources', [`X-Request-Id: ${uuid}`])).toContain(uuid);
    for (const id of [`${uuid}0`, `x${uuid}`, `${uuid}, ${uuid}`, `${uuid};x`, uuid.replace('4a39', '1a39')]) {
      expect(headOf(await ask('/sources', [`X-Request-Id: ${id}`])).join('\n')).not.toContain(id);
    }
    const twice = await ask('/sources', [`X-Request-Id: ${uuid}`, `X-Request-Id: ${canary}`]);
    expect(headOf(twice).join('\n')).not.toContain(canary);
  });
});
