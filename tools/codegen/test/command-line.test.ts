import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../src/files.ts';
import { filesIn, put, repositoryWith } from './support/repository.ts';

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function runMain(root: string, ...args: string[]): Promise<Outcome> {
  const main = join(repository, 'tools/codegen/src/main.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args, '--root', root], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

describe('the command line', () => {
  it('exits with 1 and prints one message for an invalid spec', async () => {
    const root = await repositoryWith();
    await put(root, 'specs/shared/schemas/Kind.yaml', 'type: string\nformat: hostname\n');
    const { code, stdout, stderr } = await runMain(root, 'bundle', 'managed');
    expect({ code, stdout, stderr }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "stderr": "specs/shared/schemas/Kind.yaml:2: the format \`hostname\` is not supported, expected one of \`uuid\`, \`date-time\`, \`date\`, \`time\`, \`uri\`, \`ipv4\`, \`ipv6\`, \`cidr\`, \`int32\`, \`int64\`, \`float\`, \`double\` (at #/format).
      ",
        "stdout": "",
      }
    `);
    expect((await filesIn(root, 'specs/managed/dist')).size).toBe(0);
  });

  it('exits with 1 and prints one message for an unknown option', async () => {
    const { code, stderr } = await runMain(await repositoryWith(), 'check', '--strict');
    expect(stderr).toMatch(/^Unknown option '--strict'.*\n$/);
    expect(code).toBe(1);
  });

  it('exits with 0 and prints nothing on success', async () => {
    const root = await repositoryWith();
    expect(await runMain(root, 'bundle', 'managed')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect([...(await filesIn(root, 'specs/managed/dist')).keys()]).toEqual([
      'specs/managed/dist/openapi.json',
      'specs/managed/dist/openapi.yaml',
      'specs/managed/dist/source.json',
    ]);
  });
});
