import { describe, expect, it } from 'vitest';
import { hostileStrings } from '../../src/hostile-strings.ts';
import { sendLogs } from '../../src/telemetry.ts';
import { waitForTiles } from '../../src/visit.ts';
import type { Context } from './context.ts';

/** Returns the start of the HTML of each element that the app never creates, or that has an attribute that the app never sets. */
function findPlanted() {
  return [
    ...document.querySelectorAll(
      'script:not([src]), iframe, object, embed, style, base, form[action], [onerror], [onload], [onclick], foreignObject, img:not([src^="/view/"])',
    ),
  ].map((element) => element.outerHTML.slice(0, 200));
}

export function hostileTests(context: Context): void {
  describe('hostile names, groups and values', () => {
    it('are rendered as text: more than 200 strings create no markup, no request to another origin and no script', async () => {
      const { open, service } = context;
      const texts = hostileStrings();
      expect(new Set(texts).size).toBeGreaterThan(200);
      const now = Date.now();
      await sendLogs(
        service.receiver,
        texts.map((text, index) => ({
          time: now - index,
          service: text,
          severity: text,
          body: text,
          attributes: { hostile: 'yes' },
        })),
      );
      const { sourceId } = service;
      const where = 'LogAttributes.hostile:yes';
      const select = [{ aggFn: 'count' as const, where }];
      const dashboard = await service.client.dashboards.create({
        name: texts[0] ?? '',
        tags: texts.slice(0, 20).map((text) => text.slice(0, 32)),
        filters: [{ type: 'QUERY_EXPRESSION', id: 'f', name: texts[1] ?? '', expression: 'ServiceName', sourceId }],
        tiles: [
          {
            name: texts[2] ?? '',
            x: 0,
            y: 0,
            w: 12,
            h: 8,
            config: { displayType: 'line', sourceId, select, groupBy: 'ServiceName' },
          },
          {
            name: texts[3] ?? '',
            x: 12,
            y: 0,
            w: 12,
            h: 8,
            config: { displayType: 'pie', sourceId, select, groupBy: 'SeverityText' },
          },
          {
            name: texts[4] ?? '',
            x: 0,
            y: 8,
            w: 12,
            h: 8,
            config: { displayType: 'table', sourceId, select, groupBy: 'Body' },
          },
          {
            name: texts[5] ?? '',
            x: 12,
            y: 8,
            w: 12,
            h: 8,
            config: { displayType: 'search', sourceId, select: 'ServiceName, SeverityText, Body', where },
          },
          ...texts.map((text, index) => ({
            name: text,
            x: (index % 8) * 3,
            y: 16 + Math.floor(index / 8) * 3,
            w: 3,
            h: 3,
            config: { displayType: 'markdown' as const, markdown: text },
          })),
        ],
      });
      const { page, close, pageErrors, crossOriginRequests } = await open(`/dashboards/${dashboard.id}?from=now-15m`, {
        height: 3000,
      });
      await page.exposeFunction('attacked', () => pageErrors.push('A planted script ran.'));
      await waitForTiles(page);
      await page.hover('.overlay');
      expect(await page.evaluate(findPlanted)).toEqual([]);
      const shown = await page.$$eval('.data tbody', (elements) =>
        elements.map(({ textContent }) => textContent ?? '').join('\n'),
      );
      expect(shown).toContain('<script>');
      await page.goto(`${service.viewer}/dashboards`, { waitUntil: 'load' });
      await page.waitForSelector('.list');
      expect(await page.evaluate(findPlanted)).toEqual([]);
      expect(pageErrors).toEqual([]);
      expect(crossOriginRequests).toEqual([]);
      await service.client.dashboards.delete(dashboard.id);
      await close();
    });
  });
}
