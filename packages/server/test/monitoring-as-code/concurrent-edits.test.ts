import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api, Json } from '../http/support/api.ts';
import { alert, dashboard, tile, webhook } from '../http/support/request-bodies.ts';
import { serve } from '../http/support/serve.ts';
import { isSoak } from '../support/soak.ts';
import { Random } from '../telemetry/support/random.ts';
import { type CommandLine, createCommandLine } from './support/command-line.ts';

const seed = Number(process.env['MONITORING_SEED'] ?? (isSoak ? randomInt(2 ** 31) : 2));
/** The number of rounds. In each, another client edits a resource while `apply` runs. */
const rounds = isSoak ? 1_000 : 12;
console.log(`concurrent edits: MONITORING_SEED=${seed}`);

const KINDS = ['webhooks', 'dashboards', 'alerts'] as const;

/** The field of each kind that the other client edits. The files do not contain it. */
const EDITED = { webhooks: 'description', alerts: 'note', dashboards: 'savedQuery' } as const;

describe('edits by another client during an apply', () => {
  const served = serve({ telemetry: 'off' });
  const random = new Random(seed);
  let api: Api;
  let commands: CommandLine;

  beforeAll(async () => {
    api = served.caller('open-source');
    commands = createCommandLine('open-source', served.credentials);
    mkdirSync(join(commands.folder, 'monitoring'));
    const { id: webhookId } = await api.create('/webhooks', { ...webhook(), name: 'On call' });
    for (const name of ['First', 'Second', 'Third']) {
      const created = await api.create('/dashboards', { ...dashboard(tile()), name });
      const target = { dashboardId: created.id, tileId: created.tiles[0].id, webhookId };
      await api.create('/alerts', { ...alert(target), displayName: `${name} alert` });
    }
    await commands.run('pull');
    commands.env['ON_CALL_URL'] = (await api.get('/webhooks')).content[0].url;
    expect((await commands.run('apply', '--adopt', '--yes')).exitCode).toBe(0);
  });
  afterAll(() => commands.delete());

  it('are not overwritten, and the next apply makes the remaining changes', { timeout: 3_600_000 }, async () => {
    const lost: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      writeChanges(round);
      expect((await commands.run('plan', '-o', 'plan.json')).exitCode).toBe(2);
      const before = await readAll();
      const edits = new Map<string, string>();
      const path = KINDS[random.below(KINDS.length)] ?? 'alerts';
      const edited = before.get(path)?.[random.below(before.get(path)?.length ?? 1)];
      // `apply` changes three dashboards and three alerts. The edit is made before one of these six writes.
      const index = random.below(6);
      let count = 0;
      const originalFetch = globalThis.fetch;
      const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        if (init?.method === 'PUT' || init?.method === 'POST' || init?.method === 'DELETE') {
          if (count === index) {
            spy.mockRestore();
            const value = await edit(path, edited.id, round);
            if (value) edits.set(edited.id, value);
          }
          count += 1;
        }
        return originalFetch(input, init);
      });
      const applied = await commands.run('apply', 'plan.json');
      spy.mockRestore();
      const after = await readAll();
      expect(edits.size, `round ${round}`).toBe(1);
      for (const [id, value] of edits) {
        const resource = [...after.values()].flat().find((candidate) => candidate.id === id);
        if (resource?.[EDITED[path]] !== value) lost.push(`round ${round}: the edit of ${path}/${id} was overwritten`);
      }
      // `apply` exits with 5 on a conflict.
      expect([0, 5], applied.stderr).toContain(applied.exitCode);
      if (applied.exitCode === 5) expect(applied.stderr).toMatch(/after the plan was made|cannot be (written|deleted)/);
      // Without a plan file, `apply` makes a new plan with the remaining changes.
      expect((await commands.run('apply', '--yes')).exitCode).toBe(0);
      expect((await commands.run('drift')).stdout).toBe('');
    }
    expect(lost).toEqual([]);
  });

  /** Writes files that differ from the service in every dashboard and alert. */
  function writeChanges(round: number): void {
    const documents = ['First', 'Second', 'Third'].flatMap((name) => [
      {
        kind: 'Dashboard',
        name,
        tags: [`round-${round}`],
        tiles: [{ name: 'Errors', x: 0, y: round % 50, w: 12, h: 4, series: [{ type: 'time', aggFn: 'count' }] }],
      },
      {
        kind: 'Alert',
        name: `${name} alert`,
        tile: { dashboard: name, tile: 'Errors' },
        interval: '5m',
        threshold: round + 1,
        thresholdType: 'above',
        channel: { webhook: 'On call' },
      },
    ]);
    for (const document of documents) {
      const folder = join(commands.folder, 'monitoring', `${document.kind.toLowerCase()}s`);
      const stem = document.name.toLowerCase().replaceAll(' ', '-');
      writeFileSync(join(folder, `${stem}.yaml`), JSON.stringify(document));
    }
  }

  /** Returns the resources of each kind. */
  async function readAll(): Promise<Map<string, Json[]>> {
    const lists = KINDS.map(async (path) => [path, (await api.get(`/${path}`)).content as Json[]] as const);
    return new Map(await Promise.all(lists));
  }

  /** Changes a field as another client. Returns the new value, or undefined if the service rejects the change. */
  async function edit(path: (typeof KINDS)[number], id: string, round: number): Promise<string | undefined> {
    const value = `edited ${round}`;
    const { content } = await api.get(`/${path}/${id}`);
    const language = path === 'dashboards' ? { savedQueryLanguage: 'lucene' } : {};
    const body = { ...content, ...language, [EDITED[path]]: value };
    const { status } = await api.send('PUT', `/${path}/${id}`, { body });
    return status === 200 ? value : undefined;
  }
});
