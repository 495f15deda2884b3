import { ManagedError, OpenSourceError } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { listen } from '../../telemetry/ingest/start-listener.ts';
import { deployments } from '../support/api.ts';
import { sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Sends a request line with the headers Host and Connection. Returns the response. */
async function request(url: string, line: string) {
  const response = await sendRaw(url, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = response.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ', 2)[1]), head, body };
}

/** Functions that return another request target with the same path. */
const spellings: readonly (readonly [description: string, spell: (path: string) => string])[] = [
  ['with an origin', (path) => `http://elsewhere.example.org:1234${path}`],
  ['with an origin in capitals', (path) => `HTTP://ELSEWHERE${path}`],
  ['with an escaped letter', (path) => path.replace(/^\/(.)/, (_, first) => `/%${first.charCodeAt(0).toString(16)}`)],
  ['with an escaped last letter', (path) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)],
  ['with a query', (path) => `${path}?a=/v1/b%zz`],
  ['with a fragment', (path) => `${path}#a`],
];

describe.each(deployments)('a path of the %s deployment', (name) => {
  const dashboards = () => `${served.caller(name).root}/dashboards`;
  const isDeploymentError = name === 'managed' ? ManagedError.is : OpenSourceError.is;

  it.each(spellings)('%s is routed like the path itself', async (_, spell) => {
    const { url } = served;
    const unauthenticated = await request(url, `GET ${spell(dashboards())}`);
    expect(unauthenticated.status).toBe(401);
    expect(isDeploymentError(JSON.parse(unauthenticated.body))).toBe(true);
    const wrongMethod = await request(url, `PATCH ${spell(dashboards())}`);
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.head.toLowerCase()).toContain('\r\nallow: get, head, post\r\n');
    expect(isDeploymentError(JSON.parse(wrongMethod.body))).toBe(true);
  });

  it('is another path if an escape changes its meaning', async () => {
    expect((await request(served.url, `PATCH ${dashboards().replace('/dashboards', '%2Fdashboards')}`)).status).toBe(
      404,
    );
    expect((await request(served.url, `PATCH ${dashboards().replace('dash', '%2564ash')}`)).status).toBe(404);
  });

  it('is rejected with an error of its deployment if an escape is malformed', async () => {
    for (const malformed of ['/%zz', '/%%36%34', '/%6', '/%']) {
      const { status, body } = await request(served.url, `GET http://elsewhere${dashboards()}${malformed}`);
      expect([malformed, status]).toEqual([malformed, 400]);
      expect(isDeploymentError(JSON.parse(body))).toBe(true);
    }
  });
});

it.each(['http://elsewhere', 'http://elsewhere?a=b'])('%s is the root path', async (target) => {
  const { status, head } = await request(served.url, `GET ${target}`);
  expect(status).toBe(302);
  expect(head.toLowerCase()).toMatch(/\r\nlocation: \/(view|docs)\/\r\n/);
});

it.each(['ftp://elsewhere/api/v2/dashboards', '*'])('%s is an unknown path', async (target) => {
  expect((await request(served.url, `OPTIONS ${target}`)).status).toBe(404);
});

it.each(spellings)('an OTLP path %s is routed like the path itself', async (_, spell) => {
  const { url } = await listen();
  const { status, head } = await request(url, `GET ${spell('/v1/logs')}`);
  expect(status).toBe(405);
  expect(head.toLowerCase()).toContain('\r\nallow: post\r\n');
  expect((await request(url, `POST ${spell('/v1/logs')}`)).status).toBe(401);
});
