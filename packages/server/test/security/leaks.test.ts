import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, startChild } from '../faults/child.ts';
import { type Api, type ApiResponse, callAs, createApi, firstCaller, type Json } from '../http/support/api.ts';
import { dashboard, webhook } from '../http/support/request-bodies.ts';
import { sendRaw } from '../http/support/send-raw.ts';
import { basic } from '../support/service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leaks-'));
const secrets = new Map<string, string>();
const answers: string[] = [];
let child: Child;
let metrics = '';

/** A secret that stands out wherever it is repeated. */
function canary(what: string): string {
  const secret = `canary-${what.replaceAll(' ', '-')}-${crypto.randomUUID()}`;
  secrets.set(what, secret);
  return secret;
}

/** Requests of every kind that carry secrets, right and wrong. */
async function everyKind(api: Api, keys: Api): Promise<void> {
  const note = async (answer: Promise<ApiResponse>) => {
    const { text, headers, content } = await answer;
    answers.push(text, JSON.stringify([...headers]));
    return content;
  };
  const { url, root, name } = api;
  for (const scheme of ['Bearer', 'Basic', 'Digest', '']) {
    await note(callAs(api, `${scheme} ${canary(`${name} ${scheme} credentials`)}`).get('/dashboards'));
  }
  await note(callAs(api, basic(canary(`${name} key id`), canary(`${name} key secret`))).get('/dashboards'));
  await note(api.get(`/dashboards?limit=${canary(`${name} query value`)}`));
  await note(api.get(`/dashboards?${canary(`${name} query name`)}=1`));
  const hook = (more: Json) => webhook({ headers: { authorization: canary(`${name} header`) }, ...more });
  const { id } = await note(api.post('/webhooks', hook({ secret: canary(`${name} secret`) })));
  await note(api.get(`/webhooks/${id}`));
  await note(api.put(`/webhooks/${id}`, hook({ queryParams: { token: canary(`${name} parameter`) } })));
  await note(api.put(`/webhooks/${id}`, hook({ url: 'http://127.0.0.1/' })));
  await note(api.put(`/webhooks/${id}`, hook({ queryParams: { token: [canary(`${name} parameter in a list`)] } })));
  await note(api.put(`/webhooks/${id}`, hook({ headers: { token: `${canary(`${name} bad header`)}\n` } })));
  await note(api.put(`/webhooks/${id}`, hook({ secret: [canary(`${name} secret in a list`)] })));
  await note(api.send('PUT', `/webhooks/${id}`, { raw: `{"secret":"${canary(`${name} cut off`)}` }));
  await note(api.send('POST', '/webhooks', { raw: canary(`${name} text`), headers: { 'content-type': 'text/plain' } }));
  await note(
    api.get('/webhooks', { cookie: canary(`${name} cookie`), 'x-api-key': canary(`${name} header of another`) }),
  );
  await note(api.post('/dashboards', dashboard(), { 'idempotency-key': canary(`${name} idempotency key`) }));
  await note(api.delete(`/webhooks/${id}`));
  answers.push(
    await sendRaw(url, `GET ${root}/${canary(`${name} unrouted`)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
  );
  answers.push(await sendRaw(url, `GET ${root}/dashboards HTTP/1.1\r\n${canary(`${name} no header`)}\r\n\r\n`));
  if (name !== 'managed') return;
  const made = await note(keys.post('', {}));
  // It is said once, to the one who made it.
  answers.splice(-2);
  secrets.set('made key id', made.keyId).set('made key secret', made.keySecret);
  await note(callAs(api, basic(made.keyId, made.keySecret)).get('/dashboards'));
  await note(callAs(api, basic(made.keyId, canary('wrong secret'))).get('/dashboards'));
  const digest = (fill: string) => `${fill.repeat(42)}A=`;
  const hashData = { keyIdHash: digest('Q'), keyIdSuffix: 'abcd', keySecretHash: digest('Z') };
  for (const _ of ['made', 'in use']) await note(keys.post('', { hashData }));
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
  const managed = firstCaller('managed', child.url, credentials);
  const keys = createApi({ ...managed, root: `/v1/organizations/${credentials.managed.organizationId}/keys` });
  await everyKind(child.api, keys);
  await everyKind(managed, keys);
  metrics = await (await fetch(`${child.url}/metrics`)).text();
  await child.end('SIGTERM');
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** The names of the secrets that a text has in it, as they are or as a header carries them. */
function foundIn(text: string): string[] {
  return [...secrets]
    .filter(([, secret]) => [secret, btoa(secret).replace(/=+$/, '')].some((one) => text.includes(one)))
    .map(([what]) => what);
}

it('no line that the process writes has a secret in it', () => {
  expect(child.output().match(/"requestId"/g)?.length).toBeGreaterThan(40);
  expect(foundIn(child.output())).toEqual([]);
});

it('no answer has a secret in it, but what was asked of a query by its name or value', () => {
  expect(answers.length).toBeGreaterThan(60);
  const said = new Set(answers.flatMap(foundIn));
  // A name that a query does not have is said back, so that its typing error is seen; the search does find things.
  expect(said).toContain('managed query name');
  expect([...said].filter((what) => !/query/.test(what))).toEqual([]);
});

it('no metric has a secret in it', () => {
  expect(metrics).toMatch(/^# HELP .*requests/m);
  expect(foundIn(metrics)).toEqual([]);
});
