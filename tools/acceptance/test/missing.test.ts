import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { foundOrSkipped } from '../src/found-or-skipped.ts';

describe('a missing dependency of a test', () => {
  const skip = (reason: string): never => {
    throw new Error(`left out: ${reason}`);
  };

  it('fails the test in CI', () => {
    expect(() => foundOrSkipped({ skip }, undefined, 'there is none', { CI: 'true' })).toThrow(/^there is none/);
  });
  it('skips the test outside of CI and prints the reason', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    expect(() => foundOrSkipped({ skip }, undefined, 'there is none', {})).toThrow('left out: there is none');
    expect(warn).toHaveBeenCalledWith('Left out: there is none');
  });
});
