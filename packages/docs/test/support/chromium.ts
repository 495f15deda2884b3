// Exported as `@observability-api/docs/chromium` for all tests and tools that open pages.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const locations = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, the usual names on PATH, or the default path on macOS. Returns undefined if there is none.
 * Throws an Error if the file `CHROMIUM_PATH` does not exist.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`Expected CHROMIUM_PATH to be an existing file, received ${named}.`);
  if (named) return named;
  const folders = (env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...locations].find((file) => existsSync(file));
}

const NOT_FOUND = 'Chromium not found. Install it or set CHROMIUM_PATH.';

/**
 * Returns true if browser tests can run. If Chromium is missing, throws an Error in CI. Elsewhere, prints what is skipped and returns
 * false.
 */
export function hasChromium(tests: string, env: NodeJS.ProcessEnv = process.env): boolean {
  if (findChromium(env)) return true;
  if (env['CI']) throw new Error(NOT_FOUND);
  console.warn(`${NOT_FOUND} Skipping: ${tests}.`);
  return false;
}

/**
 * The timeout for starting a browser, for a command to it, and for waiting until a page has a state. The defaults of 30 and 180 seconds
 * are too short on a busy machine.
 */
const TIMEOUT_MS = 240_000;

/** Starts a headless browser. */
export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NOT_FOUND);
  return puppeteer.launch({
    executablePath,
    // As root, Chromium does not start with its sandbox. In containers, `/dev/shm` can be too small.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    timeout: TIMEOUT_MS,
    protocolTimeout: TIMEOUT_MS,
  });
}

/** Opens an empty page. */
export async function openPage(browser: Browser | BrowserContext): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}
