import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/templates/presets.ts';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { alert, alertTargets, text, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ webhookAllow: ['127.0.0.1:9000', 'fd00::/8'], telemetry: 'off' });

function map(length: number, value = 'v') {
  return Object.fromEntries(Array.from({ length }, (_, index) => [`X-${index}`, value]));
}
function url(length: number) {
  return 'https://hooks.example.org/'.padEnd(length, 'x');
}

/** URLs of private addresses. `security/delivery-targets.test.ts` tests more addresses and spellings. */
const privateUrls = [
  'http://127.0.0.1/',
  'http://127.0.0.1:9001/',
  'HTTP://127.0.0.1/',
  'http://127.0.0.1?x=1',
  'http://127.0.0.1#x',
  'http://2130706433/',
  'http://10.1.2.3:8080/',
  'http://169.254.169.254/latest/meta-data',
  'http://[0:0:0:0:0:0:0:1]:8080/',
  'http://[::ffff:127.0.0.1]/',
];

const secrets = {
  headers: { Authorization: 'Bearer hunter2' },
  queryParams: { key: 'hunter2' },
  secret: 'hunter2hunter2hunter2',
};

describe.each(deployments)('a webhook of the %s deployment', (name) => {
  const api = () => served.caller(name);
  const create = (overrides: Json) => api().post('/webhooks', webhook(overrides));

  it('has the written properties without secrets', async () => {
    const body = webhook({ description: 'd', body: '"{{title}}"' });
    const created = await api().create('/webhooks', { ...body, ...secrets });
    const now = new Date(served.clock.time).toISOString();
    expect(created).toEqual({ ...body, id: expect.stringMatching(/^[0-9a-f]{24}$/), createdAt: now, updatedAt: now });
    const responses = [
      await api().get(`/webhooks/${created.id}`),
      await api().get('/webhooks'),
      await api().put(`/webhooks/${created.id}`, { ...body, ...secrets }),
    ];
    expect(responses[0]?.content).toEqual(created);
    for (const { text: body, status } of responses) {
      expect(status).toBe(200);
      expect(body).not.toContain('hunter2');
    }
  });

  it('is replaced by an update, which removes an omitted description and body, and keeps createdAt', async () => {
    const created = await api().create('/webhooks', webhook({ description: 'd', body: '{}' }));
    served.clock.time += 1000;
    const { content } = await api().put(`/webhooks/${created.id}`, {
      name: created.name,
      service: 'generic',
      url: created.url,
    });
    expect(content).toEqual({
      id: created.id,
      name: created.name,
      service: 'generic',
      url: created.url,
      createdAt: created.createdAt,
      updatedAt: new Date(served.clock.time).toISOString(),
    });
  });

  it('can change its `service`, the kind of its receiver', async () => {
    const created = await api().create('/webhooks', webhook({ body: '{}', headers: { a: 'b' } }));
    const { content } = await api().put(`/webhooks/${created.id}`, webhook({ service: 'slack' }));
    expect(content).toMatchObject({ id: created.id, service: 'slack' });
    expect(content.body).toBe(undefined);
  });

  it('trims its name before it checks that the name is unique and not blank', async () => {
    const { name: first } = await api().create('/webhooks', webhook());
    expect((await api().create('/webhooks', webhook({ name: '  Padded  ' }))).name).toBe('Padded');
    for (const taken of [`${first} `, ' Padded']) {
      expect(issueCodes(await create({ name: taken }))).toEqual(['/name condition']);
    }
    expect(issueCodes(await create({ name: '   ' }))).toEqual(['/name condition']);
  });

  it('has a unique name among the webhooks with the same `service`', async () => {
    const first = await api().create('/webhooks', webhook());
    const second = await api().create('/webhooks', webhook());
    const duplicate = await create({ name: first.name });
    expect(duplicate.status).toBe(400);
    expect(issueCodes(duplicate)).toEqual(['/name condition']);
    const renamed = await api().put(`/webhooks/${second.id}`, webhook({ name: first.name }));
    expect(issueCodes(renamed)).toEqual(['/name condition']);
    expect((await create({ name: first.name, service: 'slack' })).status).toBe(200);
    expect((await api().put(`/webhooks/${first.id}`, webhook({ name: first.name }))).status).toBe(200);
    await api().delete(`/webhooks/${first.id}`);
    expect((await create({ name: first.name })).status).toBe(200);
  });

  it('is created by one of several concurrent requests with the same name', async () => {
    const body = webhook();
    const responses = await Promise.all([1, 2, 3, 4].map(() => api().post('/webhooks', body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('cannot be deleted while alerts use it, and the error contains their number', async () => {
    const targets = await alertTargets(api());
    const path = `/webhooks/${targets.webhookId}`;
    const first = await api().create('/alerts', alert(targets));
    const rejected = await api().delete(path);
    expect([rejected.status, rejected.message]).toEqual([409, expect.stringMatching(/^1 alert uses /)]);
    const second = await api().create('/alerts', alert(targets));
    expect((await api().delete(path)).message).toMatch(/^2 alerts use /);
    expect((await api().get(path)).status).toBe(200);
    await api().delete(`/alerts/${first.id}`);
    const other = (await api().create('/webhooks', webhook())).id;
    await api().put(`/alerts/${second.id}`, alert({ ...targets, webhookId: other }));
    expect((await api().delete(path)).status).toBe(200);
    expect((await api().delete(`/webhooks/${other}`)).status).toBe(409);
  });

  it.each(privateUrls)('cannot have the private url %s', async (target) => {
    const response = await create({ url: target });
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual(['/url condition']);
    const { id } = await api().create('/webhooks', webhook({ service: 'slack' }));
    const slack = await api().put(`/webhooks/${id}`, webhook({ service: 'slack', url: target }));
    expect(issueCodes(slack)).toEqual(['/url condition']);
  });

  it.each([
    'https://hooks.example.org',
    'HTTPS://HOOKS.EXAMPLE.ORG:8443/a?b=c#d',
    'http://8.8.8.8/',
    'http://[2606:4700::1111]:8080/',
    'http://127.0.0.1:9000/on-the-allow-list',
    'http://[fd12::1]/on-the-allow-list',
    'http://127.0.0.1.example.org/',
  ])('can have the url %s', async (target) => {
    const { status, content } = await create({ url: target });
    expect(status).toBe(200);
    expect(content.url).toBe(target);
  });

  it.each<[string, Json, string[]]>([
    ['an ftp url', { url: 'ftp://example.org/' }, ['/url pattern']],
    ['a file url', { url: 'file:///etc/passwd' }, ['/url pattern']],
    ['an incomplete url', { url: 'http://' }, ['/url format']],
    ['a url without scheme', { url: 'example.org/hook' }, ['/url pattern', '/url format']],
    ['a url with spaces', { url: 'http://example.org/a b' }, ['/url format']],
    ['a url with a line break', { url: 'http://example.org/\n' }, ['/url format']],
    ['an address in full-width digits', { url: 'http://１２７.0.0.1/' }, ['/url format']],
    ['credentials in the url', { url: 'http://user:hunter2@example.org/' }, ['/url format']],
    ['an invalid port', { url: 'http://example.org:99999/' }, ['/url format']],
    ['a url of 2,049 characters', { url: url(2049) }, ['/url maxLength']],
    ['an unknown service', { service: 'pager' }, ['/service discriminator']],
    ['an empty name', { name: '' }, ['/name minLength']],
    ['a long name', { name: text(1025) }, ['/name maxLength']],
    ['a description that is null', { description: null }, ['/description type']],
    ['a long body', { body: text(16_385) }, ['/body maxLength']],
    ['a template that is not Handlebars', { body: '{"text": "{{title}"}' }, ['/body format']],
    ['a template with a loop', { body: '{{#each group}}{{this}}{{/each}}' }, ['/body format']],
    [
      'a template with two unknown variables',
      { body: '{{titel}} {{#if urgency}}{{link}}{{/if}}' },
      ['/body format', '/body format'],
    ],
    ['a template that does not produce JSON', { body: '{"text": {{title}} }' }, ['/body format']],
    [
      'a template that produces JSON for some notifications only',
      { body: '[1{{#if group}},{{/if}}]' },
      ['/body format'],
    ],
    ['an empty template', { body: '' }, ['/body format']],
    ['101 headers', { headers: map(101) }, ['/headers maxProperties']],
    ['a header with a space', { headers: { 'a b': 'v' } }, ['/headers/a b pattern']],
    ['a header without a name', { headers: { '': 'v' } }, ['/headers/ minLength', '/headers/ pattern']],
    ['a header with a line break', { headers: { a: 'v\r\nHost: x' } }, ['/headers/a pattern']],
    ['a header that is a number', { headers: { a: 1 } }, ['/headers/a type']],
    ['headers that are null', { headers: null }, ['/headers type']],
    ['101 query parameters', { queryParams: map(101) }, ['/queryParams maxProperties']],
    ['a short secret', { secret: 'x'.repeat(15) }, ['/secret minLength']],
    ['a long secret', { secret: 'x'.repeat(257) }, ['/secret maxLength']],
  ])('cannot have %s', async (_, overrides, expected) => {
    const response = await create(overrides);
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual(expected);
  });

  it.each(['headers', 'queryParams', 'body'])('cannot have %s if its service is Slack', async (field) => {
    const response = await create({ service: 'slack', [field]: field === 'body' ? 'b' : {} });
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual([`/${field} unknownProperty`]);
  });

  it.each<[string, Json]>([
    ['a name of 1,024 characters', { name: text(1024) }],
    ['a description of 2,048 characters', { description: text(2048) }],
    ['a url of 2,048 characters', { url: url(2048) }],
    ['a body of 16,384 characters', { body: `"${text(16_382)}"` }],
    ['a template', { body: '{"text": "{{title}}{{#if group}} in {{group}}{{/if}}", "value": {{value}} }' }],
    ['100 headers and 100 query parameters', { headers: map(100), queryParams: map(100, '😀') }],
    ['a secret of 16 characters', { secret: 'x'.repeat(16) }],
    ['a secret of 256 characters', { secret: 'x'.repeat(256) }],
    ['a secret that is null', { secret: null }],
  ])('can have %s', async (_, overrides) => {
    expect((await create(overrides)).status).toBe(200);
  });

  it.each([
    ['{{titel}}', 'the template has the unknown variable "titel", did you mean "title"?'],
    [
      '{{urgency}}',
      'the template has the unknown variable "urgency", expected one of title, body, link, state, startTime',
    ],
    ['{"value": {{value}}}', 'the template is not valid Handlebars: see line 1. Put a space between the braces'],
    [`{{title ${'(a '.repeat(200)}`, 'the template has nested parentheses'],
    [`{{title ${'a '.repeat(8_000)}}}`, 'the template has more than 2500 Handlebars tokens'],
    ['{"text": {{title}} }', 'the template renders invalid JSON: "{\\"text\\": Too many errors }"'],
    [
      '{"a": 1{{#if value}}, "b": {{value}}{{else}},{{/if}} }',
      'the template renders invalid JSON when value is 0: "{\\"a\\": 1, }"',
    ],
    ['[{{#if group}}1{{/if}}{{#if body}},{{else}}2{{/if}}]', 'the template renders invalid JSON: "[1,]"'],
    ['{"v": -{{value}} }', 'the template renders invalid JSON when value is -12.5: "{\\"v\\": --12.5 }"'],
    [
      '{"up": {{#if (eq state "ALERT")}}0{{/if}}{{#if (eq state "OK")}}1{{/if}} }',
      'the template renders invalid JSON when state is INSUFFICIENT_DATA: "{\\"up\\":  }"',
    ],
    [
      '{"priority": {{#if (eq severity "critical")}}1{{/if}}{{#if (eq severity "error")}}2{{/if}}{{#unless severity}}3{{/unless}} }',
      'the template renders invalid JSON when severity is warning: "{\\"priority\\":  }"',
    ],
    [
      '{"limit": {{#if (eq comparator "above")}}1{{/if}} }',
      'the template renders invalid JSON when comparator is below: "{\\"limit\\":  }"',
    ],
    [
      '{"kind": {{#unless (eq alertType "inline")}}1{{/unless}} }',
      'the template renders invalid JSON when alertType is inline: "{\\"kind\\":  }"',
    ],
    [
      '{"up": true {{#if var.host}} "host": "{{var.host}}" {{/if}} }',
      'the template renders invalid JSON when each var.<field> is 1: "{\\"up\\": true  \\"host\\": \\"1\\"  }"',
    ],
    ['{"v": {{threshold}}.0 }', 'the template renders invalid JSON: "{\\"v\\": 10.5.0 }"'],
    [
      '\n{{upper title}}',
      'the template has a helper in line 2: only variables, if, unless, `(eq variable "text")` and `truncate variable 80` are supported',
    ],
    ['{{truncate title}}', 'the template has a helper in line 1: only variables, if, unless, '],
  ])('is rejected with the reason if its template is %j', async (body, expected) => {
    const { issues } = await create({ body });
    expect(issues?.[0]?.message).toContain(expected);
  });

  it.each([
    [53, '😀 }"'],
    [54, '😀 "…'],
  ])('is rejected with a message that quotes at most 64 characters of invalid JSON: %i emoji', async (count, end) => {
    const { issues } = await create({ body: `{"text": ${'😀'.repeat(count)} }` });
    expect(issues?.[0]?.message.endsWith(end)).toBe(true);
  });

  it('for incident.io keeps its `service` and its body', async () => {
    const { content } = await create({ service: 'incidentio', body: '{"title": "{{title}}"}' });
    expect(content).toMatchObject({ service: 'incidentio', body: '{"title": "{{title}}"}' });
    expect((await api().put(`/webhooks/${content.id}`, content)).content).toMatchObject({ body: content.body });
  });

  it.each(['pagerduty', 'opsgenie', 'teams', 'discord', 'telegram', 'incidentio'] as const)(
    'with the preset %s has its template as the body, which can be written back',
    async (preset) => {
      const { status, content } = await create({ preset });
      expect([status, content.service, content.preset]).toEqual([200, 'generic', undefined]);
      expect(content.body).toBe(presets[preset]);
      expect((await api().put(`/webhooks/${content.id}`, content)).content.body).toBe(content.body);
      const { issues } = await create({ preset, body: content.body });
      expect(issues.map(({ pointer, code }) => [pointer, code])).toEqual([['/preset', 'condition']]);
    },
  );

  it('is rejected with the supported values if it has no `service`', async () => {
    const { issues } = await api().post('/webhooks', { name: 'a', url: 'https://example.org' });
    expect(issues).toMatchObject([
      { pointer: '/service', code: 'required', expected: ['generic', 'incidentio', 'slack'] },
    ]);
  });
});
