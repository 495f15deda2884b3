import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ComparisonError } from '../change.ts';
import { compilerOptions } from './compiler-options.ts';
import { importName, type Package } from './entries.ts';

const compiler = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');

/** Returns the declaration path of a source file, relative to the output folder of {@link writeDeclarations}. */
export function declarationOf(source: string): string {
  return source.replace(/\.tsx?$/, '.d.ts');
}

/**
 * Writes the declarations of all packages in one compiler run, without type checking. Removes private members: TypeScript
 * treats classes with private members from different files as incompatible, and users cannot access these members. Keeps private
 * constructors, because they prevent users from creating instances.
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
    // Bypasses node_modules: the compiler writes no declarations for installed packages.
    paths: pathsOf(root, packages),
  };
  const config = join(folder, 'declarations.json');
  await mkdir(folder, { recursive: true });
  const files = sources.map((file) => join(root, file));
  await writeFile(config, JSON.stringify({ compilerOptions: options, files }));
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, [compiler, '-p', config], (error, stdout) => done(error ? stdout || error.message : '')),
  );
  if (output) throw new ComparisonError(`Failed to write the declarations of ${root}:\n${output.trim()}`);
  const missing = sources.find((source) => !existsSync(join(folder, declarationOf(source))));
  if (missing) throw new ComparisonError(`The compiler wrote no declarations for ${missing}.`);
  await writeManifests(packages, folder);
  await removePrivateMembers(join(folder, 'packages'));
}

function pathsOf(root: string, packages: ReadonlyMap<string, Package>): Readonly<Record<string, readonly string[]>> {
  const paths = [...packages.values()].flatMap(({ name, entries }) =>
    [...entries].map(([entry, source]) => [importName(name, entry), [join(root, source)]] as const),
  );
  return Object.fromEntries(paths);
}

/** Writes package manifests whose exports point to the declarations, so that packages resolve each other. */
async function writeManifests(packages: ReadonlyMap<string, Package>, folder: string): Promise<void> {
  for (const { name, folder: path, entries } of packages.values()) {
    const exports = Object.fromEntries(
      [...entries].map(([entry, source]) => [entry, `./${declarationOf(source).slice(path.length + 1)}`]),
    );
    await mkdir(join(folder, path), { recursive: true });
    await writeFile(join(folder, path, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  }
}

async function removePrivateMembers(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const without = text.replaceAll(
      /^ +(?:#private|private (?:static )?(?:readonly |get |set )?[\w$]+\??(?<!constructor)(?:\(.*\))?);\n/gm,
      '',
    );
    if (without !== text) await writeFile(file, without);
  }
}
