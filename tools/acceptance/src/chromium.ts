import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Opens a page in a headless browser, waits until it is idle, and returns its HTML. */
export async function htmlOf(chromium: string, address: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'observability-chromium-'));
  const flags = [
    '--headless',
    '--disable-gpu',
    // Containers often forbid what the sandbox needs, and the only page that is opened is our own.
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    `--user-data-dir=${profile}`,
    // Milliseconds of the page's own clock, which stands still while it waits for the network.
    '--virtual-time-budget=20000',
    '--dump-dom',
  ];
  try {
    return await runCommand(chromium, [...flags, address], { cwd: profile });
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
