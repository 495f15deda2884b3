import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../src/packed-project.ts';
import { type PackedServer, startPackedServer } from '../src/packed-server.ts';
import { runCommand } from '../src/run-command.ts';

/** The quickstarts in the order of the README. The outputs depend on it: `chart` counts requests, and `open-source` counts dashboards. */
const quickstarts = {
  demo: 'packages/open-source/quickstart-demo.ts',
  chart: 'packages/open-source/quickstart-chart.ts',
  'open-source': 'packages/open-source/quickstart.ts',
  managed: 'packages/managed/quickstart.ts',
};

/** The parts of responses that the test reads. */
interface DashboardList {
  readonly data: readonly {
    readonly id: string;
    readonly name: string;
    readonly tiles: readonly { readonly id: string; readonly name: string }[];
  }[];
}
interface TileResult {
  readonly data: { readonly rows: readonly unknown[]; readonly markdown?: string };
}

let server: PackedServer;
beforeAll(async () => {
  server = await startPackedServer(inject('project'));
});
afterAll(() => server.stop());

/**
 * Replaces the parts that differ between runs: addresses, ids, and the numbers of spans and log events. The README shows some ids as
 * `…`.
 */
function normalize(output: string): string {
  return output
    .trim()
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '<url>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|…/g, '<id>')
    .replaceAll(/\b[0-9a-f]{24}\b/g, '<id>')
    .replaceAll(/\b\d+,\d{3}\b/g, '<count>');
}

/** Returns the output of `npm run quickstart:<name>` in the README. */
async function documentedOutput(name: string): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const start = readme.indexOf(`\n$ npm run quickstart:${name}\n`);
  expect(start).toBeGreaterThan(0);
  return readme.slice(readme.indexOf('\n', start + 1)).split(/\n\$ |\n```/)[0] ?? '';
}

it('the quickstarts of this repository print what the README shows', async () => {
  for (const [name, path] of Object.entries(quickstarts)) {
    const args = ['tools/setup/run.mjs', 'quickstart', path, server.credentialsFile];
    const output = await runCommand('node', args, { cwd: root });
    expect(normalize(output)).toBe(normalize(await documentedOutput(name)));
  }
});

it('the demo fills every tile of its dashboard', async () => {
  const { baseUrl, apiKey } = server.credentials.openSource;
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const { data: dashboards } = (await (
    await fetch(`${baseUrl}/api/v2/dashboards`, { headers })
  ).json()) as DashboardList;
  const { id: dashboardId, tiles = [] } = dashboards.find(({ name }) => name === 'Online shop') ?? {};
  const endTime = Date.now();
  const empty: string[] = [];
  for (const { id: tileId, name } of tiles) {
    const body = JSON.stringify({ tile: { dashboardId, tileId }, startTime: endTime - 6 * 3_600_000, endTime });
    const response = await fetch(`${baseUrl}/api/v2/charts/query`, { method: 'POST', headers, body });
    const { rows, markdown } = ((await response.json()) as TileResult).data;
    if (rows.length === 0 && !markdown) empty.push(name);
  }
  expect([tiles.length, empty]).toEqual([12, []]);
});

it.each(['open-source', 'managed'] as const)('the README of %s includes its quickstart', async (name) => {
  const readme = await readFile(join(root, 'packages', name, 'README.md'), 'utf8');
  expect(readme).toContain(await readFile(join(root, 'packages', name, 'quickstart.ts'), 'utf8'));
});
