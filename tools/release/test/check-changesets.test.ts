import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { version } from '../src/version.ts';

const fixture = join(import.meta.dirname, '../../api-diff/test/fixture/specs');
const boxes = 'specs/managed/paths/boxes.yaml';

describe('npm run version', () => {
  let root: string;
  const git = (...args: readonly string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commitVersion = async (number: string) => {
    write('packages/schemas/package.json', `{\n  "private": true,\n  "version": "${number}"\n}\n`);
    await git('add', '--all');
    await git('commit', '--quiet', '--message', number);
  };
  const rename = () => {
    const text = readFileSync(join(root, boxes), 'utf8');
    write(boxes, text.replace('operationId: listBoxes', 'operationId: findBoxes'));
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'observability-version-'));
    cpSync(fixture, join(root, 'specs'), { recursive: true });
    write('.changeset/config.json', '{}\n');
    return git('init', '--quiet', '--initial-branch=main');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('stops before it changes anything if a changeset declares less than the changes need', async () => {
    await commitVersion('0.0.0');
    await commitVersion('1.0.0');
    rename();
    write('.changeset/rename.md', '---\n"@observability-api/spec-managed": minor\n---\n\nRename `listBoxes`.\n');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Rename');
    await expect(version(root)).rejects.toThrow(
      /managed: needs major, declared minor.*npm run changeset.*No version was created/s,
    );
    expect(await git('status', '--porcelain')).toBe('');
  });

  it('checks nothing before the first release', async () => {
    await commitVersion('0.0.0');
    rename();
    write('.changeset/rename.md', '---\n"@observability-api/spec-managed": minor\n---\n\nRename `listBoxes`.\n');
    // The changesets are not rejected. The next step fails, because the folder has no package.json.
    await expect(version(root)).rejects.toThrow('`changeset version` failed');
  });
});
