import { expect, it } from 'vitest';
import { copyOf, type Dashboard, DashboardInput } from '../src/index.ts';

const sourceId = '6740a3f2c51e9b0012d4e8d1';
const dashboard: Dashboard = {
  id: '6740a3f2c51e9b0012d4e8e0',
  name: 'Checkout',
  tags: ['shop'],
  containers: [{ id: 'main', title: 'Main', collapsed: false }],
  tiles: [
    {
      id: '6740a3f2c51e9b0012d4e8e1',
      name: 'Events',
      x: 0,
      y: 0,
      w: 12,
      h: 4,
      containerId: 'main',
      config: { displayType: 'markdown', markdown: '# Events' },
    },
  ],
  filters: [
    { id: '6740a3f2c51e9b0012d4e8e2', type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId },
  ],
  savedQuery: null,
  savedQueryLanguage: null,
  savedFilterValues: [],
} as Dashboard;

it('copyOf returns a valid create body without the ids that the service assigns', () => {
  const copy = copyOf(dashboard);
  expect(DashboardInput.check(copy)).toEqual([]);
  expect(copy.filters).toEqual([{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId }]);
  expect(JSON.stringify(copy)).not.toContain('"id":"6740');
  expect(copy.tiles[0]).toMatchObject({ name: 'Events', containerId: 'main' });
  expect(copy.containers).toEqual(dashboard.containers);
});
