import { beforeAll, describe, expect, it } from 'vitest';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { savedSearch, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Conditions on one expression: a list of values, or a range. */
const accepted = [
  "ServiceName IN ('api')",
  "SeverityText NOT IN ('debug', 'info')",
  'Duration BETWEEN 1 AND 2',
  "LogAttributes['a and b'] in ('x or y')",
  "toString(ResourceAttributes['k8s.pod']) IN ('a', 'it\\'s')",
  "ServiceName IN ('a', (('b')))",
];

const rejected = [
  'a = 1 OR b = 2',
  "ServiceName = 'a'",
  "ServiceName IN ('a') OR Body IN ('b')",
  "ServiceName IN ('a') AND Body IN ('b')",
  'Duration BETWEEN 1 AND 2 AND 3',
  "ServiceName IN ('a'",
  "ServiceName IN ('it's')",
  "ServiceName IN ('a'])",
  'Duration BETWEEN AND 2',
  'a = 1 OR-b IN (1)',
  'a=1 or+y in (1)',
  'Duration BETWEEN 1 AND 2 OR-1',
  'a/**/or/**/b in (1)',
  "IN ('a')",
  "NOT ServiceName IN ('a')",
  'Duration NOT BETWEEN 1 AND 2',
];

describe.each(deployments)('a saved search of the %s deployment', (name) => {
  const api = () => served.caller(name);
  let sourceId: string;
  beforeAll(async () => {
    sourceId = (await api().get('/sources')).content[0].id;
  });
  const create = (overrides: Json = {}) => api().post('/saved-searches', savedSearch(sourceId, overrides));

  it('has the defaults of all properties that a request omits', async () => {
    const { content } = await create({ name: ' Errors ' });
    const now = new Date(served.clock.time).toISOString();
    expect(content).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...(name === 'open-source' && { teamId: expect.stringMatching(/^[0-9a-f]{24}$/) }),
      name: 'Errors',
      sourceId,
      select: '',
      where: '',
      whereLanguage: 'lucene',
      orderBy: '',
      tags: [],
      filters: [],
      createdAt: now,
      updatedAt: now,
    });
    expect((await api().get(`/saved-searches/${content.id}`)).content).toEqual(content);
  });

  it('has the properties of the request, and can be sent back unchanged', async () => {
    const body = savedSearch(sourceId, {
      select: 'Body',
      where: 'a:b',
      whereLanguage: 'sql',
      orderBy: 'Timestamp DESC',
      tags: ['a', 'a'],
      filters: [{ condition: "ServiceName IN ('api')" }],
    });
    const created = await create(body);
    expect(created.content).toMatchObject({ ...body, filters: [{ type: 'sql', condition: "ServiceName IN ('api')" }] });
    const path = `/saved-searches/${created.content.id}`;
    const written = await api().put(path, created.content, { 'if-match': created.headers.get('etag') ?? '' });
    expect(written.content).toEqual({ ...created.content, updatedAt: expect.any(String) });
  });

  it('is replaced as a whole', async () => {
    const { content } = await create({ where: 'a:b', tags: ['a'] });
    const path = `/saved-searches/${content.id}`;
    const replaced = await api().put(path, savedSearch(sourceId, { name: 'Other' }));
    expect(replaced.content).toMatchObject({ id: content.id, name: 'Other', where: '', tags: [] });
    expect((await api().get(path)).content).toEqual(replaced.content);
  });

  it('is not found after it is deleted', async () => {
    const { content } = await create();
    const path = `/saved-searches/${content.id}`;
    expect((await api().delete(path)).status).toBe(200);
    for (const gone of [api().get(path), api().delete(path), api().put(path, savedSearch(sourceId))]) {
      expect((await gone).status).toBe(404);
    }
  });

  it.each(accepted)('can have the filter %s', async (condition) => {
    expect((await create({ filters: [{ condition }] })).status).toBe(200);
  });

  it.each(rejected)('is rejected with the filter %s', async (condition) => {
    const { status, issues } = await create({ filters: [{ type: 'sql', condition }] });
    expect([status, issues.map(({ pointer }) => pointer)]).toEqual([400, ['/filters/0/condition']]);
  });

  it('is rejected with all issues of its references and its name', async () => {
    const response = await create({ name: '  ', sourceId: UNKNOWN_ID });
    expect([response.status, issueCodes(response)]).toEqual([400, ['/name condition', '/sourceId reference']]);
  });

  it.each<[string, Json, string]>([
    ['a Lucene filter', { filters: [{ type: 'lucene', condition: 'a:b' }] }, '/filters/0/type const'],
    ['101 filters', { filters: Array.from({ length: 101 }, () => ({ condition: "a IN ('b')" })) }, '/filters maxItems'],
    ['an unknown language', { whereLanguage: 'promql' }, '/whereLanguage enum'],
    ['an unknown property', { nope: 1 }, '/nope unknownProperty'],
  ])('cannot have %s', async (_, overrides, issue) => {
    const response = await create(overrides);
    expect([response.status, issueCodes(response)]).toEqual([400, [issue]]);
  });
});

it('a saved search is counted in the metric observability_api_stored', async () => {
  const api = served.caller('managed');
  const metric = async () => {
    const text = await (await fetch(`${served.url}/metrics`)).text();
    return Number(/observability_api_stored\{kind="saved_searches"\} (\d+)/.exec(text)?.[1]);
  };
  const before = await metric();
  const [{ id: sourceId }] = (await api.get('/sources')).content;
  const { id } = await api.create('/saved-searches', savedSearch(sourceId));
  expect(await metric()).toBe(before + 1);
  await api.delete(`/saved-searches/${id}`);
  expect(await metric()).toBe(before);
});
