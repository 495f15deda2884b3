import { ManagedError, OpenSourceError } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { listen } from '../../telemetry/ingest/listen.ts';
import { deployments } from '../support/api.ts';
import { sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** The answer to a request line, with nothing but a host. */
async function ask(url: string, line: string) {
  const answer = await sendRaw(url, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ', 2)[1]), head, body };
}

/** The same path, as callers may write it. */
const spellings: readonly (readonly [how: string, spell: (path: string) => string])[] = [
  ['with its origin', (path) => `http://elsewhere.example.org:1234${path}`],
  ['with its origin in capitals', (path) => `HTTP://ELSEWHERE${path}`],
  ['with a letter escaped', (path) => path.replace(/^\/(.)/, (_, first) => `/%${first.charCodeAt(0).toString(16)}`)],
  ['with the last letter escaped', (path) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)],
  ['with a query', (path) => `${path}?a=/v1/b%zz`],
  ['with a fragment', (path) => `${path}#a`],
];

describe.each(deployments)('a path of the %s deployment', (name) => {
  const dashboards = () => `${served.caller(name).root}/dashboards`;
  const isOwnError = name === 'managed' ? ManagedError.is : OpenSourceError.is;

  it.each(spellings)('is routed and refused as ever %s', async (_, spell) => {
    const { url } = served;
    const unknown = await ask(url, `GET ${spell(dashboards())}`);
    expect(unknown.status).toBe(401);
    expect(isOwnError(JSON.parse(unknown.body))).toBe(true);
    const unrouted = await ask(url, `PATCH ${spell(dashboards())}`);
    expect(unrouted.status).toBe(405);
    expect(unrouted.head.toLowerCase()).toContain('\r\nallow: get, head, post\r\n');
    expect(isOwnError(JSON.parse(unrouted.body))).toBe(true);
  });

  it('is another one where an escape means something else', async () => {
    expect((await ask(served.url, `PATCH ${dashboards().replace('/dashboards', '%2Fdashboards')}`)).status).toBe(404);
    expect((await ask(served.url, `PATCH ${dashboards().replace('dash', '%2564ash')}`)).status).toBe(404);
  });

  it('with a broken escape is refused in its own words, wherever that is', async () => {
    for (const broken of ['/%zz', '/%%36%34', '/%6', '/%']) {
      const { status, body } = await ask(served.url, `GET http://elsewhere${dashboards()}${broken}`);
      expect([broken, status]).toEqual([broken, 400]);
      expect(isOwnError(JSON.parse(body))).toBe(true);
    }
  });
});

it.each(['http://elsewhere', 'http://elsewhere?a=b', 'ftp://elsewhere/api/v2/dashboards', '*'])(
  '%s is no path that there is',
  async (target) => {
    expect((await ask(served.url, `OPTIONS ${target}`)).status).toBe(404);
  },
);

it.each(spellings)('a path of telemetry is one %s too', async (_, spell) => {
  const { url } = await listen();
  const { status, head } = await ask(url, `GET ${spell('/v1/logs')}`);
  expect(status).toBe(405);
  expect(head.toLowerCase()).toContain('\r\nallow: post\r\n');
  expect((await ask(url, `POST ${spell('/v1/logs')}`)).status).toBe(401);
});
