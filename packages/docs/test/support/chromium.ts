// For every test and tool of this repository that opens a page: `@observability-api/docs/chromium`.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Where Chromium is: `CHROMIUM_PATH`, else the usual names on PATH, else where macOS has it. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  if (named) return named;
  const folders = (env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file));
}

const NONE = 'No Chromium was found: install it, or set CHROMIUM_PATH.';

/** Whether tests in a browser run. In CI a missing one is a failure; elsewhere it is said what is left out. */
export function hasChromium(tests: string, env: NodeJS.ProcessEnv = process.env): boolean {
  if (findChromium(env)) return true;
  if (env['CI']) throw new Error(NONE);
  console.warn(`${NONE} ${tests} are left out.`);
  return false;
}

/** Starts a headless browser. */
export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NONE);
  return puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
