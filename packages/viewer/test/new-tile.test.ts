import { type Dashboard, TileInput } from '@observability-api/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import { newTile } from '../src/edit/use-dashboard-draft.ts';

afterEach(() => vi.unstubAllGlobals());

it('a new tile is valid and has its own id, also without crypto.randomUUID, which requires HTTPS or localhost', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const dashboard = { tiles: [] } as unknown as Dashboard;
  const [first, second] = [newTile(dashboard, 'a'.repeat(24)), newTile(dashboard, 'a'.repeat(24))];
  expect(TileInput.check(first)).toEqual([]);
  expect(first.id).not.toBe(second.id);
});
