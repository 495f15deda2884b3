import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redoclyDiff } from '../src/redocly/diff.ts';

function spec(paths: string) {
  return `openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: ${paths}\n`;
}

describe('redoclyDiff fails instead of passing', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'observability-gate-'));
    await writeFile(file('spec.yaml'), spec('{}'));
    await writeFile(file('broken.yaml'), spec('{ /a: { $ref: nothing.yaml } }'));
    await writeFile(file('off.yaml'), 'rules: {}\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('when its rules are disabled', async () => {
    const same = [{ base: file('spec.yaml'), revision: file('spec.yaml') }];
    expect(await redoclyDiff(same)).toMatchObject([{ changes: [] }]);
    await expect(redoclyDiff(same, file('off.yaml'))).rejects.toThrow('No diff rules are on');
  });

  it('when a reference does not resolve', async () => {
    const pair = { base: file('spec.yaml'), revision: file('broken.yaml') };
    await expect(redoclyDiff([pair])).rejects.toThrow(
      /could not compare everything:\n\[1\] \S*broken\.yaml:3:[\s\S]*nothing\.yaml'[\s\S]*no-unresolved-refs$/,
    );
  });

  it('when a spec does not exist', async () => {
    const pair = { base: file('spec.yaml'), revision: file('missing.yaml') };
    await expect(redoclyDiff([pair])).rejects.toThrow('missing.yaml, but the file does not exist');
  });
});
