import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { packages, tarballOf } from '../src/packed-project.ts';

/**
 * The kinds of findings to ignore: `require` finds an ES module, which Node.js can load. Findings for the module resolution `node10`
 * are ignored too, because it does not read `exports`.
 */
const acceptedKinds = new Set(['CJSResolvesToESM']);

/** One entry point for each pattern of `exports`. */
const patternEntryPoints: Readonly<Record<string, readonly string[]>> = {
  schemas: ['./dashboard', './json/dashboard'],
};

describe.each(packages)('the package %s', (name) => {
  const tarball = tarballOf(inject('project'), name);
  const folder = join(inject('project'), 'node_modules/@observability-api', name);

  it('has types for each entry point and each way to import it', async () => {
    const unpacked = createPackageFromTarballData(await readFile(tarball));
    const checked = await checkPackage(unpacked, { includeEntrypoints: [...(patternEntryPoints[name] ?? [])] });
    const problems = checked.types ? checked.problems : ['it has no types'];
    const unexpected = problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !(acceptedKinds.has(problem.kind) || ('resolutionKind' in problem && problem.resolutionKind === 'node10')),
    );
    expect(unexpected).toEqual([]);
  });

  it('has a valid package.json', async () => {
    const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

describe.each(['open-source', 'managed'])('the client %s', (name) => {
  it('has at most 60 files and 0.5 MB', async () => {
    const unpacked = createPackageFromTarballData(await readFile(tarballOf(inject('project'), name)));
    const sizes = unpacked.listFiles().map((file) => Buffer.byteLength(unpacked.readFile(file)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.info(`${name}: ${sizes.length} files, ${(bytes / 1e6).toFixed(2)} MB unpacked`);
    expect(sizes.length).toBeLessThanOrEqual(60);
    expect(bytes).toBeLessThanOrEqual(500_000);
  });
});
