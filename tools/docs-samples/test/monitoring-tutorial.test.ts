import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '@observability-api/docs';
import { startServer } from '@observability-api/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTerminal, type Terminal } from '../src/terminal.ts';

const main = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));

describe.each(['open-source', 'managed'] as const)('the %s tutorial on reviews', (deployment) => {
  it('shows what its commands print', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'observability-review-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const server = await startServer({ port: 0, dataDir: join(folder, 'data'), rateLimit: 'off', logLevel: 'silent' });
    onTestFinished(() => server.close());
    const page = (await readFile(new URL(`${deployment}/monitoring-tutorial.md`, siteFolder), 'utf8'))
      .replaceAll('http://localhost:8000', server.url)
      .replaceAll('http://localhost:4318', server.otlpUrl ?? '');
    const terminal = openTerminal(folder);
    onTestFinished(() => terminal.close());
    await terminal.run(`export OBSERVABILITY_CONTEXTS=${folder}/contexts.json
      npx() { [ "$1" = observability ] && node --conditions=observability-api-source ${main} "\${@:2}"; }`);
    let printed = '';
    let checkedRows = 0;
    for (const part of page.split(/^(?=```(?:sh|js)\n)/m)) {
      const [, language, code = '', after = ''] = /^```(sh|js)\n(.*?)^```(.*)$/ms.exec(part) ?? [];
      if (language === 'js') await writeFile(join(folder, 'week.mjs'), code);
      // The first block installs packages that are not published yet.
      if (language === 'sh' && !code.startsWith('mkdir shop')) printed = await terminal.run(code);
      if (process.env['PICTURES'] !== undefined && code.includes('review --since 7d\n'))
        await saveBadReview(terminal, folder);
      if (code.startsWith('node week.mjs')) expect(printed).toContain('Sent 804 errors: 200');
      if (code.includes('observability test')) expect(printed).toContain('2 tests passed.');
      // The output of a command contains the rows of the table that follows it.
      for (const row of after.match(/^\| (fired|time in ALERT) .*$/gm) ?? []) {
        expect(printed).toContain(row);
        checkedRows += 1;
      }
    }
    expect(checkedRows).toBe(4);
    expect(terminal.output()).toContain('Applied 2 writes.');
    const html = await readFile(join(folder, 'review/review.html'), 'utf8');
    // One tile before and after the change, each in two themes, and the timelines of two alerts.
    expect(html.match(/<svg /g)).toHaveLength(6);
    if (process.env['PICTURES'] !== undefined) await savePictures(folder);
  });
});

/** Repeats the review of the bad pull request with `--out`, because the tutorial only prints it, and saves its timeline. */
async function saveBadReview(terminal: Terminal, folder: string): Promise<void> {
  await terminal.run('npx observability review --since 7d --out bad');
  await savePicture(join(folder, 'bad/alerts/checkout-errors.svg'), 'checkout-errors-timeline.svg');
}

/** Replaces the pictures of the good pull request in the tutorial: `PICTURES= npx vitest …`. */
async function savePictures(folder: string): Promise<void> {
  const review = join(folder, 'review');
  await savePicture(join(review, 'alerts/provider-timeouts.svg'), 'provider-timeouts-timeline.svg');
  for (const side of ['before', 'after']) {
    await savePicture(join(review, `tiles/checkout-errors-${side}.svg`), `checkout-errors-${side}.svg`);
  }
}

async function savePicture(path: string, name: string): Promise<void> {
  const svg = await readFile(path, 'utf8');
  // The reference inverts pictures in dark mode.
  const light = svg.replace(/@media .*?\n\}\n/s, '');
  await writeFile(new URL(`../../../packages/docs/src/assets/${name}`, import.meta.url), light);
}
