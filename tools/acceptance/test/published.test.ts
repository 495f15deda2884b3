import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { packages, tarballOf } from '../src/packed-project.ts';

/**
 * CommonJS gets the ES modules, which is what `require` of an ES module is for; and resolution from before `exports`
 * is none that Node has.
 */
const meant = new Set(['CJSResolvesToESM']);

/** Entry points that a pattern of `exports` stands for: one of each is looked at. */
const ofPatterns: Readonly<Record<string, readonly string[]>> = { schemas: ['./dashboard', './json/dashboard'] };

describe.each(packages)('the package %s', (name) => {
  const tarball = tarballOf(inject('project'), name);
  const folder = join(inject('project'), 'node_modules/@observability-api', name);

  it('has types wherever it has code, the right ones for each way to import it', async () => {
    const unpacked = createPackageFromTarballData(await readFile(tarball));
    const checked = await checkPackage(unpacked, { includeEntrypoints: [...(ofPatterns[name] ?? [])] });
    const problems = checked.types ? checked.problems : ['it has no types'];
    const others = problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !(meant.has(problem.kind) || ('resolutionKind' in problem && problem.resolutionKind === 'node10')),
    );
    expect(others).toEqual([]);
  });

  it('has a package.json without faults', async () => {
    const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

describe.each(['open-source', 'managed'])('the client %s', (name) => {
  it('is at most 0.5 MB in 60 files when it is unpacked', async () => {
    const unpacked = createPackageFromTarballData(await readFile(tarballOf(inject('project'), name)));
    const sizes = unpacked.listFiles().map((file) => Buffer.byteLength(unpacked.readFile(file)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.info(`${name}: ${sizes.length} files, ${(bytes / 1e6).toFixed(2)} MB unpacked`);
    expect(sizes.length).toBeLessThanOrEqual(60);
    expect(bytes).toBeLessThanOrEqual(500_000);
  });
});
