import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../bin/pnpm', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pnpm-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { greet: 'echo hello', fail: 'exit 7' } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

function pnpm(...args: string[]) {
  return spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
}

describe('bin/pnpm', () => {
  it('runs a script of the package in the current folder', () => {
    expect(pnpm('run', 'greet')).toMatchObject({ status: 0, stdout: 'hello\n' });
  });

  it('fails if the script fails', () => {
    expect(pnpm('run', 'fail').status).toBe(1);
  });

  it('passes other commands to the pnpm of the repository', () => {
    const { packageManager } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(`pnpm@${pnpm('--version').stdout.trim()}`).toBe(packageManager);
  });
});
