import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundle, source } from './size/bundle.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../', import.meta.url));

async function gzipSize(names: readonly string[]): Promise<number> {
  const code = await bundle(`export { ${names.join(', ')} } from ${source('index.ts')};`);
  const bytes = gzipSync(code, { level: 9 }).length;
  console.info(`size: ${names.join(', ')}: ${bytes} bytes minified and gzipped`);
  return bytes;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('a bundle', () => {
  it('is small for one schema', async () => {
    expect(await gzipSize(['PipeSettings'])).toBeLessThanOrEqual(3200);
  });

  it('stays within its limit for four schemas', async () => {
    // `Dashboard` validates the configs of all chart types, so the bundle has the guards and the rules of many schemas. Justify every
    // increase of the limit.
    expect(await gzipSize(['Dashboard', 'Alert', 'PipeSettings', 'ApiKey'])).toBeLessThanOrEqual(13_950);
  });

  it('is empty if nothing is used', async () => {
    expect((await bundle(`import ${source('index.ts')};`)).trim()).toBe('');
  });

  it('excludes unused schemas, formats and keywords', async () => {
    const code = await bundle(`export { PipeSettings } from ${source('index.ts')};`);
    expect(code).toContain('streaming_max_insert_wait_ms');
    expect(code).not.toMatch(/dashboardId|thresholdType|date-time like|a UUID|multiple of|different items/);
  });

  it('excludes rules that a type guard does not use', async () => {
    const textOfRule = 'an id of 24 hexadecimal characters';
    expect(await bundle(`export { AlertChannel } from ${source('index.ts')};`)).toContain(textOfRule);
    expect(await bundle(`export { isAlertChannel } from ${source('index.ts')};`)).not.toContain(textOfRule);
  });
});

describe('a bundle of all schemas', () => {
  it('works where eval is forbidden', async () => {
    const folder = await temporaryFolder();
    const code = `import * as all from ${source('index.ts')};
      const schemas = Object.values(all).filter((value) => value && typeof value.check === 'function');
      for (const schema of schemas) schema.check({ type: 'time', aggFn: 'quantile' }), schema.strict.check([]);
      console.log(schemas.length);`;
    const built = await bundle(code);
    expect(built).not.toMatch(/\beval\b|\bFunction\b/);
    await writeFile(join(folder, 'all.mjs'), built);
    const flag = '--disallow-code-generation-from-strings';
    const { stdout } = await run(process.execPath, [flag, join(folder, 'all.mjs')]);
    expect(Number(stdout)).toBeGreaterThan(40);
  });
});

describe('the type-checking cost of an import', () => {
  /** Returns the number of type instantiations for one file. */
  async function instantiations(code: string): Promise<number> {
    const folder = await temporaryFolder();
    const config = {
      extends: join(repository, 'tsconfig.base.json'),
      compilerOptions: { noEmit: true, allowImportingTsExtensions: true, rewriteRelativeImportExtensions: false },
      include: ['file.ts'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'file.ts'), code);
    const tsc = join(repository, 'node_modules/.bin/tsc');
    const { stdout } = await run(tsc, ['-p', folder, '--extendedDiagnostics']);
    const count = /Instantiations:\s+(\d+)/.exec(stdout)?.[1];
    if (count === undefined)
      throw new Error(`Expected the compiler to print the number of instantiations, received:\n${stdout}`);
    return Number(count);
  }

  it('is negligible', async () => {
    // Users compile against declarations, so the cost of the generated sources does not count.
    const folder = await temporaryFolder();
    const project = fileURLToPath(new URL('../tsconfig.build.json', import.meta.url));
    const tsc = join(repository, 'node_modules/.bin/tsc');
    await run(tsc, ['-p', project, '--outDir', folder, '--emitDeclarationOnly']);
    const empty = await instantiations('export {};\n');
    const module = JSON.stringify(join(folder, 'generated/dashboard.js'));
    const used = await instantiations(
      `import { Dashboard, isDashboard } from ${module};
      export const dashboard = (value: unknown): Dashboard | undefined => (isDashboard(value) ? value : undefined);
      export const issues = (value: unknown) => Dashboard.check(value).map(({ message }) => message);\n`,
    );
    console.info(`types: ${used - empty} instantiations to import and use Dashboard`);
    expect(used - empty).toBeLessThan(50);
  });
});
