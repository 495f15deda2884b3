import { describe, expect, it } from 'vitest';
import { visit, waitForTiles } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { fill, press, waitForText } from './helpers.ts';

export function hostingTests(context: Context): void {
  describe('the app on a separate origin', () => {
    it('calls only the API in its settings, and saves with If-Match', async () => {
      const { client, separateHost, apiKey, server, sourceId } = context.service;
      const config = { displayType: 'line' as const, sourceId, select: [{ aggFn: 'count' as const }] };
      const tile = { name: 'Events', x: 0, y: 0, w: 12, h: 5, config };
      const { id } = await client.dashboards.create({ name: 'Elsewhere', tiles: [tile] });
      const url = `${separateHost.url}/dashboards/${id}?edit=1`;
      const { page, close, pageErrors, crossOriginRequests } = await visit(context.browser, url, { key: apiKey });
      await waitForTiles(page);
      await fill(page, 'Name', 'Mine');
      await client.dashboards.modify(id, (draft) => {
        draft.name = 'Theirs';
      });
      await press(page, 'Save');
      await waitForText(page, 'The dashboard has changed');
      await press(page, 'Replace the saved version');
      await waitForText(page, 'Saved.');
      expect((await client.dashboards.get(id)).name).toBe('Mine');
      expect(crossOriginRequests.filter((request) => !request.startsWith(server.url))).toEqual([]);
      expect(crossOriginRequests.length).toBeGreaterThan(3);
      expect(pageErrors).toEqual([]);
      await client.dashboards.delete(id);
      await close();
    });
  });
}
