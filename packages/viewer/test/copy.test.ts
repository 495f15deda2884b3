import { type Dashboard, DashboardInput } from '@observability-api/schemas';
import { expect, it } from 'vitest';
import { copyOf } from '../src/dashboard/copy.ts';

function dashboardOf(name: string): Dashboard {
  const saved = { savedQuery: null, savedQueryLanguage: null, savedFilterValues: [] };
  return { id: '65f5e4a3b9e77c001a123456', name, tiles: [], tags: ['shop'], filters: [], ...saved };
}

it('copies a dashboard without its id', () => {
  const { id: _id, ...properties } = dashboardOf('Shop');
  expect(copyOf(dashboardOf('Shop'))).toEqual({ ...properties, name: 'Shop (copy)' });
});

it('shortens the name of a copy to the limit of the service', () => {
  expect(copyOf(dashboardOf('a'.repeat(1017))).name).toBe(`${'a'.repeat(1017)} (copy)`);
  const longest = copyOf(dashboardOf('a'.repeat(1024)));
  expect(longest.name).toBe(`${'a'.repeat(1017)} (copy)`);
  expect(DashboardInput.check(longest)).toEqual([]);
  // The limit counts code points.
  expect(copyOf(dashboardOf('😀'.repeat(1024))).name).toBe(`${'😀'.repeat(1017)} (copy)`);
});
