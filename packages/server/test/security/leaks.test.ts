import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, startChild } from '../faults/child.ts';
import { type Api, type ApiResponse, callerWith, type Json, withCredentials } from '../http/support/api.ts';
import { keysOf } from '../http/support/organization.ts';
import { dashboard, webhook } from '../http/support/request-bodies.ts';
import { sendRaw } from '../http/support/send-raw.ts';
import { basic } from '../support/service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leaks-'));
const secrets = new Map<string, string>();
const responses: string[] = [];
let child: Child;
let metrics = '';

/** Creates and records a unique secret that the test can find in any output. */
function canary(description: string): string {
  const secret = `canary-${description.replaceAll(' ', '-')}-${crypto.randomUUID()}`;
  secrets.set(description, secret);
  return secret;
}

/** Returns the header of Basic authentication. Records its base64 text as a secret. */
function secretHeader(keyId: string, keySecret: string): string {
  const header = basic(keyId, keySecret);
  secrets.set(`Basic header ${secrets.size}`, header.slice('Basic '.length));
  return header;
}

/** Sends valid and invalid requests with secrets in credentials, paths, queries, headers and bodies. */
async function sendSecrets(api: Api, keys: Api): Promise<void> {
  const record = async (response: Promise<ApiResponse>) => {
    const { text, headers, content } = await response;
    responses.push(text, JSON.stringify([...headers]));
    return content;
  };
  const { url, root, name } = api;
  for (const scheme of ['Bearer', 'Basic', 'Digest', '']) {
    await record(withCredentials(api, `${scheme} ${canary(`${name} ${scheme} credentials`)}`).get('/dashboards'));
  }
  const header = secretHeader(canary(`${name} key id`), canary(`${name} key secret`));
  await record(withCredentials(api, header).get('/dashboards'));
  await record(api.get(`/dashboards?limit=${canary(`${name} query value`)}`));
  await record(api.get(`/dashboards?${canary(`${name} query name`)}=1`));
  const hook = (overrides: Json) => webhook({ headers: { authorization: canary(`${name} header`) }, ...overrides });
  const { id } = await record(api.post('/webhooks', hook({ secret: canary(`${name} secret`) })));
  await record(api.get(`/webhooks/${id}`));
  await record(api.put(`/webhooks/${id}`, hook({ queryParams: { token: canary(`${name} parameter`) } })));
  await record(api.put(`/webhooks/${id}`, hook({ url: 'http://127.0.0.1/' })));
  await record(api.put(`/webhooks/${id}`, hook({ queryParams: { token: [canary(`${name} parameter in a list`)] } })));
  await record(api.put(`/webhooks/${id}`, hook({ headers: { token: `${canary(`${name} bad header`)}\n` } })));
  await record(api.put(`/webhooks/${id}`, hook({ secret: [canary(`${name} secret in a list`)] })));
  await record(api.send('PUT', `/webhooks/${id}`, { raw: `{"secret":"${canary(`${name} cut off`)}` }));
  await record(
    api.send('POST', '/webhooks', { raw: canary(`${name} text`), headers: { 'content-type': 'text/plain' } }),
  );
  await record(
    api.get('/webhooks', { cookie: canary(`${name} cookie`), 'x-api-key': canary(`${name} x-api-key header`) }),
  );
  await record(api.post('/dashboards', dashboard(), { 'idempotency-key': canary(`${name} idempotency key`) }));
  await record(api.delete(`/webhooks/${id}`));
  responses.push(
    await sendRaw(url, `GET ${root}/${canary(`${name} unrouted`)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
  );
  responses.push(await sendRaw(url, `GET ${root}/dashboards HTTP/1.1\r\n${canary(`${name} no header`)}\r\n\r\n`));
  if (name !== 'managed') return;
  const created = await record(keys.post('', {}));
  // Only the response that creates a key contains its secret.
  responses.splice(-2);
  secrets.set('created key id', created.keyId).set('created key secret', created.keySecret);
  await record(withCredentials(api, secretHeader(created.keyId, created.keySecret)).get('/dashboards'));
  await record(withCredentials(api, secretHeader(created.keyId, canary('wrong secret'))).get('/dashboards'));
  const digest = (fill: string) => `${fill.repeat(42)}A=`;
  const hashData = { keyIdHash: digest('Q'), keyIdSuffix: 'abcd', keySecretHash: digest('Z') };
  for (const _ of ['created', 'in use']) await record(keys.post('', { hashData }));
  secrets.set('digest of an id', hashData.keyIdHash).set('digest of a secret', hashData.keySecretHash);
}

beforeAll(async () => {
  child = await startChild({ dataDir, args: ['--log-level=trace'] });
  const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  for (const [deployment, parts] of Object.entries<Record<string, string>>(credentials)) {
    for (const [part, value] of Object.entries(parts)) {
      if (/key|secret/i.test(part)) secrets.set(`${deployment} ${part}`, value);
    }
  }
  secretHeader(credentials.managed.keyId, credentials.managed.keySecret);
  const managed = callerWith('managed', child.url, credentials);
  const keys = keysOf(managed);
  await sendSecrets(child.api, keys);
  await sendSecrets(managed, keys);
  metrics = await (await fetch(`${child.url}/metrics`)).text();
  await child.end('SIGTERM');
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Returns the descriptions of the secrets in a string, in plain text or in base64. */
function foundIn(text: string): string[] {
  return [...secrets]
    .filter(([, secret]) => [secret, btoa(secret).replace(/=+$/, '')].some((form) => text.includes(form)))
    .map(([description]) => description);
}

it('the log contains no secret', () => {
  expect(child.output().match(/"requestId"/g)?.length).toBeGreaterThan(40);
  expect(foundIn(child.output())).toEqual([]);
});

it('responses contain no secret, except invalid query parameters, the idempotency key of the request and a created key', () => {
  expect(responses.length).toBeGreaterThan(60);
  const leaked = new Set(responses.flatMap(foundIn));
  // An error repeats invalid query parameters. A response repeats the Idempotency-Key of its request. This also proves that the search
  // works.
  expect([...leaked]).toEqual(
    expect.arrayContaining(['managed query name', 'managed query value', 'managed idempotency key']),
  );
  expect([...leaked].filter((description) => !/query|idempotency/.test(description))).toEqual([]);
});

it('metrics contain no secret', () => {
  expect(metrics).toMatch(/^# HELP .*requests/m);
  expect(foundIn(metrics)).toEqual([]);
});
