import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { ComparisonError } from '../change.ts';
import { compilerOptions } from './compiler-options.ts';
import { declarationOf, writeDeclarations } from './declarations.ts';
import { type Package, packagesOf } from './entries.ts';
import { linkDependencies, requireInstalled } from './links.ts';

/** The published packages of one checkout with their declarations. */
export interface Version {
  readonly packages: ReadonlyMap<string, Package>;
  /** Folder of the declarations. */
  readonly folder: string;
}

/** Both versions of all published packages in one program of the compiler. */
export interface Types {
  readonly before: Version;
  readonly after: Version;
  readonly project: Project;
}

/**
 * Opens both versions in one compiler program, calls `use`, and removes its temporary folder afterwards. The links to dependencies that it
 * creates in `base` remain.
 */
export async function withTypes<Result>(
  base: string,
  revision: string,
  use: (types: Types) => Result,
): Promise<Result> {
  const roots = { before: await realpath(base), after: await realpath(revision) };
  const root = await realpath(await mkdtemp(join(tmpdir(), 'observability-types-')));
  try {
    const after = { packages: packagesOf(roots.after), folder: join(root, 'after') };
    requireInstalled({ packages: after.packages, installed: roots.after });
    const before = { packages: packagesOf(roots.before), folder: join(root, 'before') };
    // The sources of the base need their dependencies to compile.
    linkDependencies({ ...before, folder: roots.before, installed: roots.after });
    await Promise.all([prepare(roots.before, before, roots.after), prepare(roots.after, after, roots.after)]);
    return await read(root, [before, after], (project) => use({ before, after, project }));
  } finally {
    await rm(root, { recursive: true });
  }
}

async function prepare(root: string, { packages, folder }: Version, installed: string): Promise<void> {
  await mkdir(folder);
  await writeDeclarations(root, packages, folder);
  linkDependencies({ folder, packages, installed });
}

async function read<Result>(
  root: string,
  versions: readonly Version[],
  use: (project: Project) => Result,
): Promise<Result> {
  const files = versions.flatMap(({ packages, folder }) =>
    [...packages.values()].flatMap(({ entries }) =>
      [...entries.values()].map((source) => join(folder, declarationOf(source))),
    ),
  );
  const config = join(root, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true }, files }));
  const compiler = new API({ cwd: root });
  try {
    const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new ComparisonError('The compiler did not open a program for the exported types.');
    return use(project);
  } finally {
    compiler.close();
  }
}
