import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findChromium, hasChromium } from './support/chromium.ts';

describe('the browser of the tests', () => {
  it('is CHROMIUM_PATH, or the first usual name on PATH', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'observability-path-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const name of ['chrome', 'chromium']) {
      const file = join(folder, name);
      await writeFile(file, '');
      expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(file);
      expect(findChromium({ PATH: '/nowhere', CHROMIUM_PATH: file })).toBe(file);
    }
  });

  it('must exist if CHROMIUM_PATH is set', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
      'Expected CHROMIUM_PATH to be an existing file, received /nowhere/chromium.',
    );
  });

  // On other systems, Chromium can be at a fixed path.
  it.runIf(process.platform === 'linux')('fails the tests in CI if it is missing, and skips them elsewhere', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const notFound = 'Chromium not found. Install it or set CHROMIUM_PATH.';
    expect(() => hasChromium('browser tests', { PATH: '/nowhere', CI: 'true' })).toThrow(notFound);
    expect(hasChromium('browser tests', { PATH: '/nowhere' })).toBe(false);
    expect(warn).toHaveBeenCalledWith(`${notFound} Skipping: browser tests.`);
  });
});
