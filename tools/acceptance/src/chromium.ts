import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Opens a page in a headless browser, runs it for 20 seconds of virtual time, and returns its HTML. */
export async function htmlOf(chromium: string, address: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'observability-chromium-'));
  const flags = [
    '--headless',
    '--disable-gpu',
    // The sandbox does not work in most containers, and the browser opens only pages of these tests.
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    `--user-data-dir=${profile}`,
    // Milliseconds of the page's virtual time, which stops while the page waits for the network.
    '--virtual-time-budget=20000',
    '--dump-dom',
  ];
  try {
    return await runCommand(chromium, [...flags, address], { cwd: profile });
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
