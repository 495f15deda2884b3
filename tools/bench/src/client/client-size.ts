import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from '../run-program.ts';
import type { ClientBuild, ClientBuilds } from './client-builds.ts';
import { bundle } from './client-bundle.ts';
import { isOurs } from './client-candidates.ts';

/** The size of a client. */
export interface Size {
  /** The bytes of the minified and gzipped bundle with all dependencies. */
  readonly gzipped: number;
  /** The bytes of the package without its dependencies, or of the generated code. */
  readonly unpacked: number;
  /** The number of files in the package, or of generated files. */
  readonly files: number;
}

/** Measures the size of a client. */
export async function size(builds: ClientBuilds, build: ClientBuild): Promise<Size> {
  const code = readFileSync(await bundle(builds, build, 'client', 'standalone'));
  const unpacked = isOurs(build.candidate) ? await packedSize(build.installed) : installedSize(build.installed);
  return { gzipped: gzipSync(code, { level: 9 }).length, ...unpacked };
}

/** Returns the size of a package of the workspace as npm would publish it. */
async function packedSize(folder: string): Promise<Pick<Size, 'unpacked' | 'files'>> {
  const [{ unpackedSize, entryCount }] = JSON.parse(await run('npm', ['pack', '--dry-run', '--json'], folder));
  return { unpacked: unpackedSize, files: entryCount };
}

function installedSize(folder: string): Pick<Size, 'unpacked' | 'files'> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.slice(folder.length).includes('node_modules'),
  );
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { unpacked: sizes.reduce((sum, bytes) => sum + bytes, 0), files: files.length };
}
