import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findChromium, hasChromium } from './support/chromium.ts';

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names, else the first on PATH under a usual name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'observability-path-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const name of ['chrome', 'chromium']) {
      const file = join(folder, name);
      await writeFile(file, '');
      expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(file);
      expect(findChromium({ PATH: '/nowhere', CHROMIUM_PATH: file })).toBe(file);
    }
  });

  it('that CHROMIUM_PATH names and is not there is a mistake', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
      'CHROMIUM_PATH names /nowhere/chromium, and there is no such file.',
    );
  });

  // Elsewhere than on Linux it may stand in a place of its own.
  it.runIf(process.platform === 'linux')(
    'fails its tests in CI where it is missing, and elsewhere leaves them out',
    () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      onTestFinished(() => warn.mockRestore());
      const none = 'No Chromium was found: install it, or set CHROMIUM_PATH.';
      expect(() => hasChromium('The tests', { PATH: '/nowhere', CI: 'true' })).toThrow(none);
      expect(hasChromium('The tests', { PATH: '/nowhere' })).toBe(false);
      expect(warn).toHaveBeenCalledWith(`${none} The tests are left out.`);
    },
  );
});
