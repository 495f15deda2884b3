import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { requireOrSkip } from '../src/require-or-skip.ts';

describe('a missing dependency of a test', () => {
  const skip = (reason: string): never => {
    throw new Error(`skipped: ${reason}`);
  };

  it('fails the test in CI', () => {
    expect(() => requireOrSkip({ skip }, undefined, 'there is none', { CI: 'true' })).toThrow(/^there is none/);
  });
  it('skips the test outside of CI and prints the reason', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    expect(() => requireOrSkip({ skip }, undefined, 'there is none', {})).toThrow('skipped: there is none');
    expect(warn).toHaveBeenCalledWith('Skipped: there is none');
  });
});
