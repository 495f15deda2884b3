import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTable } from '../src/finding.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'structure-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes files with these numbers of lines and returns the exit code and the findings. */
function check(files: Readonly<Record<string, number>>) {
  for (const [name, count] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), 'line\n'.repeat(count));
  }
  const main = join(import.meta.dirname, '../src/structure.main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, root], { encoding: 'utf8' });
  return { status, findings: readTable(stdout), stderr };
}

/** Returns files with names such as `packages/a/src/file-0.ts`. */
function files(folder: string, count: number, lineCount: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, lineCount]));
}

describe('the structure check', () => {
  it('accepts folders, short files and READMEs at their limits', () => {
    const accepted = {
      ...files('packages/a/src', 24, 11),
      ...files('packages/a/src/one', 15, 10),
      ...files('tools/b/src', 15, 1),
      'packages/a/README.md': 160,
    };
    expect(check(accepted)).toEqual({ status: 0, findings: [], stderr: '' });
  });

  it('does not count migrations as short files', () => {
    const accepted = { ...files('packages/a/src', 15, 10), ...files('packages/a/src/migrations', 20, 10) };
    expect(check(accepted)).toEqual({ status: 0, findings: [], stderr: '' });
  });

  it('ignores generated code and tests', () => {
    const ignored = { ...files('packages/a/src/generated/json', 40, 1), ...files('packages/a/test', 40, 1) };
    expect(check(ignored)).toEqual({ status: 0, findings: [], stderr: '' });
  });

  it('reports a folder with too many source files', () => {
    const { status, findings } = check({ ...files('packages/a/src/one', 24, 11), 'packages/a/src/one/view.tsx': 11 });
    expect(status).toBe(1);
    expect(findings).toEqual([
      {
        file: 'packages/a/src/one',
        line: 1,
        message: 'Expected at most 24 source files in a folder, found 25. Group them in subfolders.',
        rule: 'structure/folder-size',
        details: [],
      },
    ]);
  });

  it('reports too many short source files once, with one line for each file', () => {
    const { status, findings } = check({ ...files('packages/a/src', 20, 10), ...files('tools/b/src', 11, 1) });
    expect(status).toBe(1);
    expect(findings).toMatchObject([
      {
        file: 'packages/a/src/file-0.ts',
        message: 'Expected at most 30 source files of 10 lines or fewer, found 31. Merge some of:',
        rule: 'structure/short-files',
      },
    ]);
    expect(findings[0]?.details).toHaveLength(31);
  });

  it('reports a README that is too long', () => {
    const { status, findings } = check({ 'packages/a/README.md': 161 });
    expect(status).toBe(1);
    expect(findings).toMatchObject([{ file: 'packages/a/README.md', line: 161, rule: 'structure/readme-length' }]);
  });

  it('reports regular expressions whose time grows faster than the length of the text', () => {
    const file = join(root, 'packages/a/src/patterns.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      "export const patterns = [\n  /^(?:a|b)*c$/,\n  /^(?:'[^']*'\\s*,?\\s*)+$/,\n  /^(?:a*b?)*$/,\n];\n",
    );
    const { status, findings } = check({});
    expect(status).toBe(1);
    expect(findings.map(({ line, rule }) => ({ line, rule }))).toEqual([
      { line: 3, rule: 'regular-expressions/backtracking' },
      { line: 4, rule: 'regular-expressions/backtracking' },
    ]);
    expect(findings[1]?.message).toContain('found exponential growth');
  });
});
