import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that CHROMIUM_PATH names, else the first on PATH under one of its usual names. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  if (named) return named;
  const folders = (env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Opens a page without a window, lets it run until nothing is left to do, and answers its HTML. */
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
