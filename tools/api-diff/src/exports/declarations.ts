import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault } from '../fault.ts';
import { compilerOptions } from './compiler-options.ts';
import { importName, type Package } from './entries.ts';

const compiler = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');

/** Where the declarations of a source file are, under the folder that {@link writeDeclarations} filled. */
export function declarationOf(source: string): string {
  return source.replace(/\.tsx?$/, '.d.ts');
}

/**
 * Writes the declarations of packages as a build does, but of all at once and without a check of anything else. Their
 * private members are left out: TypeScript takes classes with private members for different when they stand in two
 * files, and nobody outside can tell.
 */
export async function writeDeclarations(
  root: string,
  packages: ReadonlyMap<string, Package>,
  folder: string,
): Promise<void> {
  const sources = [...packages.values()].flatMap(({ entries }) => [...entries.values()]);
  if (sources.length === 0) return;
  const options = {
    ...compilerOptions,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: root,
    outDir: folder,
    // Not through node_modules: the compiler writes no declarations of what it takes for installed.
    paths: pathsOf(root, packages),
  };
  const config = join(folder, 'declarations.json');
  await mkdir(folder, { recursive: true });
  const files = sources.map((file) => join(root, file));
  await writeFile(config, JSON.stringify({ compilerOptions: options, files }));
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, [compiler, '-p', config], (error, stdout) => done(error ? stdout || error.message : '')),
  );
  if (output) throw new Fault(`The exported types of ${root} cannot be read:\n${output.trim()}`);
  const missing = sources.find((source) => !existsSync(join(folder, declarationOf(source))));
  if (missing) throw new Fault(`The compiler wrote no declarations of ${missing}.`);
  await writeManifests(packages, folder);
  await withoutPrivateMembers(join(folder, 'packages'));
}

function pathsOf(root: string, packages: ReadonlyMap<string, Package>): Readonly<Record<string, readonly string[]>> {
  const paths = [...packages.values()].flatMap(({ name, entries }) =>
    [...entries].map(([entry, source]) => [importName(name, entry), [join(root, source)]] as const),
  );
  return Object.fromEntries(paths);
}

/** The packages name declarations where their sources name code, so that one finds the other. */
async function writeManifests(packages: ReadonlyMap<string, Package>, folder: string): Promise<void> {
  for (const { name, folder: path, entries } of packages.values()) {
    const exports = Object.fromEntries(
      [...entries].map(([entry, source]) => [entry, `./${declarationOf(source).slice(path.length + 1)}`]),
    );
    await mkdir(join(folder, path), { recursive: true });
    await writeFile(join(folder, path, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  }
}

async function withoutPrivateMembers(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const without = text.replaceAll(/^ +(?:#private|private (?:static )?(?:readonly )?[\w$]+\??);\n/gm, '');
    if (without !== text) await writeFile(file, without);
  }
}
