import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '@observability-api/docs';
import { type RunningServer, startServer } from '@observability-api/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTerminal } from '../src/terminal.ts';

/**
 * Returns a free port below those that systems assign to connections and to servers with port 0. A port of that range could
 * be assigned before the receiver of the tutorial listens on it.
 */
async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : freePort();
}

describe.each(['open-source', 'managed'] as const)('the tutorial of %s', (deployment) => {
  it('sends telemetry and receives a notification of an alert', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'observability-tutorial-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // After the test has moved the clock, it stands still. Otherwise a slow test would reach the end of the next window.
    let movedTo: number | undefined;
    const clock = () => movedTo ?? Date.now();
    const server: RunningServer = await startServer({
      port: 0,
      dataDir: join(folder, 'data'),
      logLevel: 'silent',
      webhookAllow: ['127.0.0.1'],
      clock,
    });
    onTestFinished(() => server.close());
    const port = await freePort();
    const page = (await readFile(new URL(`${deployment}/tutorial.md`, siteFolder), 'utf8'))
      .replaceAll('http://localhost:8000', server.url)
      .replaceAll('http://localhost:4318', server.otlpUrl ?? '')
      .replaceAll(/\b9000\b/g, String(port));
    const blocks = [...page.matchAll(/^```(sh|js)\n(.*?)^```/gms)];
    const notification = /^ALERT: .* 12 in the last minute .*$/m.exec(page)?.[0];
    if (notification === undefined) throw new Error('Expected the tutorial to show the notification of 12 errors.');
    const terminal = openTerminal(folder);
    onTestFinished(() => terminal.close());
    const nextMinute = async () => {
      movedTo = clock() + 60_000;
      await server.evaluateAlerts();
    };
    for (const [, language, code = ''] of blocks) {
      if (language === 'js') await writeFile(join(folder, 'receiver.mjs'), code);
      if (language === 'js' || code.startsWith('npm start')) continue;
      // The tutorial waits for the end of the window here. The test moves the clock instead.
      if (code.includes('field .state')) {
        await nextMinute();
        // The tutorial sends errors twice. The number in the notification depends on the time at which the samples run, so 12 replaces it.
        const withSameCount = () => terminal.output().replaceAll(/\d+(?= in the last minute)/g, '12');
        await expect.poll(withSameCount).toContain(`\n${notification}\n`);
        expect(terminal.output()).toMatch(/^signature: t=\d+,v1=[0-9a-f]{64}$/m);
        expect(await terminal.run(code)).toContain('ALERT');
        await nextMinute();
        await expect.poll(() => terminal.output()).toMatch(/^OK: Errors in the shop \[shop\]/m);
        continue;
      }
      const printed = await terminal.run(code);
      if (code.endsWith('send_errors 12\n')) expect(printed).toContain('{}'.repeat(12));
      if (code.includes('charts/series')) {
        const counts = printed.matchAll(/"series_0.data": ?(\d+)/g);
        expect([...counts].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(12);
      }
    }
    expect(blocks.length).toBeGreaterThan(10);
  });
});
