import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { foundOrSkipped } from '../src/found-or-skipped.ts';

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
