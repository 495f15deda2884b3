import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Where Chromium is: `CHROMIUM_PATH`, else the usual names on PATH. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file));
}

/** Whether the tests in a browser run. In CI a missing one is a failure; elsewhere it is said, and they are left out. */
export function hasChromium(): boolean {
  if (findChromium()) return true;
  const sentence = 'No Chromium was found: install it, or set CHROMIUM_PATH.';
  if (process.env['CI']) throw new Error(sentence);
  console.warn(`${sentence} The test of the forms is left out.`);
  return false;
}

/** Starts a headless browser. */
export function launch(): Promise<Browser> {
  return puppeteer.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
