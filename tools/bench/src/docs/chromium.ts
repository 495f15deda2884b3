import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { Failed } from '../run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Starts the browser that `CHROMIUM_PATH` names, else one of the usual names on PATH. Throws {@link Failed} without one. */
export async function launch(): Promise<Browser> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const usual = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
  const executablePath = process.env['CHROMIUM_PATH'] ?? usual;
  if (executablePath === undefined) throw new Failed('No Chromium was found: install it, or set CHROMIUM_PATH.');
  return puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
