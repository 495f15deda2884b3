import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findChromium } from '../src/chromium.ts';
import { foundOrSkipped } from '../src/found-or-skipped.ts';

describe('Chromium', () => {
  it('is the one that CHROMIUM_PATH names, else the first on PATH under a usual name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'observability-path-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const chrome = join(folder, 'google-chrome');
    await writeFile(chrome, '');
    await chmod(chrome, 0o755);
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(chrome);
    expect(findChromium({ PATH: '/nowhere', CHROMIUM_PATH: chrome })).toBe(chrome);
    expect(findChromium({ PATH: '/nowhere' })).toBeUndefined();
  });

  it('that CHROMIUM_PATH names and is not there is a mistake', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(/CHROMIUM_PATH names \/nowhere/);
  });
});

describe('what a machine lacks', () => {
  const skip = (reason: string): never => {
    throw new Error(`left out: ${reason}`);
  };

  it('fails its test in CI', () => {
    expect(() => foundOrSkipped({ skip }, undefined, 'there is none', { CI: 'true' })).toThrow(/^there is none/);
  });
  it("leaves its test out on a person's machine, and says so", () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    expect(() => foundOrSkipped({ skip }, undefined, 'there is none', {})).toThrow('left out: there is none');
    expect(warn).toHaveBeenCalledWith('Left out: there is none');
  });
});
