import { describe, expect, it } from 'vitest';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { dashboard, tile } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off' });

const containers = [
  { id: 'c1', title: 'Box', collapsed: false, tabs: [{ id: 't1', title: 'One' }] },
  { id: 'c2', title: 'Second', collapsed: true, collapsible: false, bordered: true },
];

describe.each(deployments)('a dashboard of the %s deployment', (name) => {
  const api = () => served.caller(name);
  const filter = async (overrides: Json = {}) => {
    const [{ id: sourceId }] = (await api().get('/sources')).content;
    return { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId, ...overrides };
  };
  const issuesOf = async (body: Json) => issueCodes(await api().post('/dashboards', { ...dashboard(), ...body }));

  it('keeps the properties that an update omits', async () => {
    const details = {
      filters: [await filter({ id: 'service' })],
      savedQuery: 'a',
      savedQueryLanguage: 'sql',
      savedFilterValues: [
        { type: 'sql', condition: '1 = 1' },
        { type: 'variable', name: 'service', values: ['a'] },
      ],
      containers,
    };
    const tiles = [tile({ containerId: 'c1', tabId: 't1' })];
    const created = await api().create('/dashboards', { name: 'a', tiles, ...details });
    expect(created).toMatchObject(details);
    const updated = (await api().put(`/dashboards/${created.id}`, { name: 'b', tiles: created.tiles })).content;
    expect(updated).toEqual({ ...created, name: 'b' });
    const cleared = { filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [], containers: [] };
    const { containers: _, ...withoutContainers } = cleared;
    const { content } = await api().put(`/dashboards/${created.id}`, { name: 'b', tiles: [], ...cleared });
    expect(content).toEqual({ id: created.id, name: 'b', tiles: [], tags: [], ...withoutContainers });
  });

  it('checks the containers of its tiles against the stored ones if an update omits containers', async () => {
    const { id } = await api().create('/dashboards', { ...dashboard(), containers });
    const placed = dashboard(tile({ containerId: 'c1' }));
    expect((await api().put(`/dashboards/${id}`, placed)).status).toBe(200);
    const response = await api().put(`/dashboards/${id}`, { ...placed, containers: [] });
    expect(issueCodes(response)).toEqual(['/tiles/0/containerId reference']);
  });

  it('is returned without containers if it has none', async () => {
    const empty = await api().create('/dashboards', { ...dashboard(), containers: [] });
    expect(empty).not.toHaveProperty('containers');
  });

  it('assigns ids to filters without one', async () => {
    const { filters } = await api().create('/dashboards', {
      ...dashboard(),
      filters: [await filter(), await filter()],
    });
    expect(filters).toEqual([
      { ...(await filter()), id: expect.stringMatching(/^[0-9a-f]{24}$/) },
      { ...(await filter()), id: expect.stringMatching(/^[0-9a-f]{24}$/) },
    ]);
    expect(filters[0].id).not.toBe(filters[1].id);
  });

  it('uses lucene for a saved query without a language', async () => {
    const created = await api().create('/dashboards', { ...dashboard(), savedQuery: 'a' });
    expect(created.savedQueryLanguage).toBe('lucene');
  });

  it.each<[string, Json, string[]]>([
    [
      'a saved query with a language that is null',
      { savedQuery: 'a', savedQueryLanguage: null },
      ['/savedQueryLanguage condition'],
    ],
    ['containers with the same id', { containers: [containers[0], containers[0]] }, ['/containers/1/id uniqueItems']],
    [
      'tabs with the same id',
      {
        containers: [
          {
            ...containers[1],
            tabs: [
              { id: 't', title: 'a' },
              { id: 't', title: 'b' },
            ],
          },
        ],
      },
      ['/containers/0/tabs/1/id uniqueItems'],
    ],
    ['an unknown tab', { containers, tiles: [tile({ containerId: 'c1', tabId: 'x' })] }, ['/tiles/0/tabId reference']],
    ['a tab without a container', { containers, tiles: [tile({ tabId: 't1' })] }, ['/tiles/0/containerId condition']],
    [
      'a filter value of an unknown type',
      { savedFilterValues: [{ type: 'x' }] },
      ['/savedFilterValues/0/type discriminator'],
    ],
    ['a filter value without a condition', { savedFilterValues: [{}] }, ['/savedFilterValues/0/condition required']],
  ])('cannot have %s', async (_, body, expected) => {
    expect(await issuesOf(body)).toEqual(expected);
  });

  it.each<[string, Json[], string[]]>([
    ['the same id', [{ id: 'a' }, { id: 'a' }], ['/filters/1/id uniqueItems']],
    ['no effect', [{ isBroadcastEnabled: false }], ['/filters/0/isBroadcastEnabled condition']],
    ['the name of a variable but no variable', [{ variableName: 'a' }], ['/filters/0/variableName condition']],
    [
      'the same variable name',
      [
        { isVariableEnabled: true, name: ' 2nd one!' },
        { isVariableEnabled: true, variableName: 'v2nd_one' },
      ],
      ['/filters/1/variableName uniqueItems'],
    ],
    ['a variable without a name', [{ isVariableEnabled: true, name: '!?' }], ['/filters/0/variableName condition']],
    [
      'a malformed variable name',
      [{ isVariableEnabled: true, variableName: '1a' }],
      ['/filters/0/variableName pattern'],
    ],
  ])('cannot have filters with %s', async (_, overrides, expected) => {
    const filters = await Promise.all(overrides.map((properties) => filter(properties)));
    expect(await issuesOf({ filters })).toEqual(expected);
  });

  it('cannot restrict a filter to sources if the filter only sets a variable', async () => {
    const variable = await filter({ isBroadcastEnabled: false, isVariableEnabled: true });
    const filters = [{ ...variable, appliesToSourceIds: [variable.sourceId] }];
    expect(await issuesOf({ filters })).toEqual(['/filters/0/appliesToSourceIds condition']);
  });
});
