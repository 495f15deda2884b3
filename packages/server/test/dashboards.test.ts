import { Dashboard, type NumberSeries } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { NotFoundError, PreconditionFailedError } from '../src/domain/errors.ts';
import { engines } from './support/engines.ts';
import { ALL, dashboardOf, makeWebhook, readAll, refusal, timeTile } from './support/service.ts';

describe.each(engines)('on $name', ({ openTestService }) => {
  describe('creating a dashboard', () => {
    it('makes new ids for it and for every tile', async () => {
      const { service, team } = await openTestService();
      const input = dashboardOf(timeTile({ id: 'mine' }), timeTile());
      const { resource, version } = await service.dashboards.create(team, input);
      Dashboard.assert(resource);
      const ids = resource.tiles.map(({ id }) => id);
      expect(new Set(ids).size).toBe(2);
      expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
      const found = await service.dashboards.get(team, resource.id);
      expect(found.resource).toEqual(resource);
      expect(found.version).toBe(version);
      await service.close();
    });

    it('reads back what was written, with events when neither data source nor source is named', async () => {
      const { service, team } = await openTestService();
      const source = (await readAll(service.sources.list(team, ALL))).items[0]?.id ?? '';
      const series: NumberSeries = { type: 'number', aggFn: 'count', where: '', groupBy: [] };
      const { resource } = await service.dashboards.create(
        team,
        dashboardOf(
          timeTile({ series: [{ ...series }] }),
          timeTile({ series: [{ ...series, sourceId: source }] }),
          timeTile({ series: [{ ...series, dataSource: 'metrics', whereLanguage: 'sql' }] }),
          timeTile({ series: [{ type: 'markdown', content: '# Hi' }] }),
        ),
      );
      expect(resource.tiles.map((tile) => tile.series[0])).toEqual([
        { ...series, dataSource: 'events' },
        { ...series, sourceId: source },
        { ...series, dataSource: 'metrics', whereLanguage: 'sql' },
        { type: 'markdown', content: '# Hi' },
      ]);
      await service.close();
    });

    it('collapses repeated tags to the first, and has none when none are given', async () => {
      const { service, team } = await openTestService();
      const { resource } = await service.dashboards.create(team, { ...dashboardOf(), tags: ['b', 'a', 'b'] });
      expect(resource.tags).toEqual(['b', 'a']);
      expect((await service.dashboards.create(team, dashboardOf())).resource.tags).toEqual([]);
      await service.close();
    });

    it('reports every broken rule at once', async () => {
      const { service, team, managed } = await openTestService();
      const foreign = (await readAll(service.sources.list(managed, ALL))).items[0]?.id ?? '';
      const [series] = timeTile().series;
      if (!series) throw new Error('a tile has series');
      const issues = await refusal(
        service.dashboards.create(
          team,
          dashboardOf(
            timeTile({ id: 'same', series: [series, { type: 'markdown', content: '' }] }),
            timeTile({ id: 'same', asRatio: true }),
            timeTile({ series: [{ type: 'search', sourceId: 'f'.repeat(24) }] }),
            timeTile({ series: [{ type: 'search', sourceId: foreign }] }),
          ),
        ),
      );
      expect(issues).toEqual([
        '/tiles/0/series/1/type condition',
        '/tiles/1/series condition',
        '/tiles/1/id uniqueItems',
        '/tiles/2/series/0/sourceId reference',
        '/tiles/3/series/0/sourceId reference',
      ]);
      await service.close();
    });
  });

  describe('updating a dashboard', () => {
    it('keeps the id of a tile the dashboard already has, and gives every other one a new id', async () => {
      const { service, team } = await openTestService();
      const { resource } = await service.dashboards.create(team, dashboardOf(timeTile(), timeTile()));
      const [first, second] = resource.tiles.map(({ id }) => id);
      const { resource: changed } = await service.dashboards.replace(team, resource.id, {
        name: 'New',
        tiles: [timeTile({ id: second ?? '' }), timeTile({ id: 'f'.repeat(24) }), timeTile()],
      });
      expect(changed.name).toBe('New');
      expect(changed.tiles[0]?.id).toBe(second);
      expect(changed.tiles.slice(1).map(({ id }) => id)).not.toContain(first);
      expect(changed.tiles[1]?.id).not.toBe('f'.repeat(24));
      await service.close();
    });

    it('takes back what was read', async () => {
      const { service, team } = await openTestService();
      const { resource } = await service.dashboards.create(team, { ...dashboardOf(timeTile()), tags: ['a'] });
      const { resource: again, version } = await service.dashboards.replace(team, resource.id, resource);
      expect(again).toEqual(resource);
      expect(version).toBe(2);
      await service.close();
    });

    it('keeps tags that are left out and clears them with an empty list', async () => {
      const { service, team } = await openTestService();
      const { resource } = await service.dashboards.create(team, { ...dashboardOf(), tags: ['a'] });
      const tags = async (more: object) =>
        (await service.dashboards.replace(team, resource.id, { ...dashboardOf(), ...more })).resource.tags;
      expect(await tags({})).toEqual(['a']);
      expect(await tags({ tags: [] })).toEqual([]);
      await service.close();
    });

    it('lets one of many writers with the same precondition win', async () => {
      const { service, team } = await openTestService();
      const { resource } = await service.dashboards.create(team, dashboardOf());
      const write = (name: string) =>
        service.dashboards.replace(team, resource.id, { name, tiles: [] }, (version) => version === 1);
      const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map(write));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(PreconditionFailedError);
      }
      await service.close();
    });

    it('deletes the alerts on tiles that are gone or cannot alert any more, and no others', async () => {
      const { service, team } = await openTestService();
      const { resource } = await service.dashboards.create(team, dashboardOf(timeTile(), timeTile(), timeTile()));
      const [gone, text, kept] = resource.tiles.map(({ id }) => id);
      const webhookId = await makeWebhook(service, team);
      const alertOn = async (tileId: string | undefined) => {
        const { resource: alert } = await service.alerts.create(team, {
          source: 'tile',
          dashboardId: resource.id,
          tileId: tileId ?? '',
          interval: '1h',
          threshold: 1,
          thresholdType: 'above',
          channel: { type: 'webhook', webhookId },
        });
        return alert.id;
      };
      await alertOn(gone);
      await alertOn(text);
      const survivor = await alertOn(kept);
      await service.dashboards.replace(
        team,
        resource.id,
        dashboardOf(
          timeTile({ id: text ?? '', series: [{ type: 'markdown', content: '' }] }),
          timeTile({ id: kept ?? '' }),
        ),
      );
      expect((await readAll(service.alerts.list(team, ALL))).items.map(({ id }) => id)).toEqual([survivor]);
      await service.dashboards.delete(team, resource.id);
      expect((await readAll(service.alerts.list(team, ALL))).total).toBe(0);
      await service.webhooks.delete(team, webhookId);
      await service.close();
    });
  });

  describe('dashboards', () => {
    it('are listed in creation order, a page at a time', async () => {
      const { service, team } = await openTestService();
      for (const name of ['c', 'a', 'b']) await service.dashboards.create(team, { name, tiles: [] });
      const { items, total } = await readAll(service.dashboards.list(team, { limit: 2, offset: 1 }));
      expect(items.map(({ name }) => name)).toEqual(['a', 'b']);
      expect(total).toBe(3);
      await service.close();
    });

    it('of another tenant are not found and not changed', async () => {
      const { service, team, managed } = await openTestService();
      const { resource } = await service.dashboards.create(team, dashboardOf());
      await expect(service.dashboards.get(managed, resource.id)).rejects.toThrow(NotFoundError);
      await expect(service.dashboards.replace(managed, resource.id, dashboardOf())).rejects.toThrow(NotFoundError);
      await expect(service.dashboards.delete(managed, resource.id)).rejects.toThrow(NotFoundError);
      const { items, total } = await readAll(service.dashboards.list(managed, ALL));
      expect([items, total]).toEqual([[], 0]);
      expect((await service.dashboards.get(team, resource.id)).version).toBe(1);
      await service.close();
    });

    it('are deleted once', async () => {
      const { service, team } = await openTestService();
      const { resource } = await service.dashboards.create(team, dashboardOf());
      await expect(service.dashboards.delete(team, resource.id, () => false)).rejects.toThrow(PreconditionFailedError);
      await service.dashboards.delete(team, resource.id);
      await expect(service.dashboards.delete(team, resource.id)).rejects.toThrow(NotFoundError);
      await service.close();
    });

    it('keep names of the prototype as what they are', async () => {
      const { service, team } = await openTestService();
      const input = { ...dashboardOf(), tags: ['__proto__', 'constructor'] };
      expect((await service.dashboards.create(team, input)).resource.tags).toEqual(['__proto__', 'constructor']);
      await service.close();
    });
  });
});
