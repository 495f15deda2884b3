import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from '../run.ts';
import { bundle } from './bundle.ts';
import { isOurs } from './candidates.ts';
import type { Workplace, Workplaces } from './workplaces.ts';

/** What a client weighs. */
export interface Size {
  /** Bytes of the bundle with everything that it needs, minified and gzipped. */
  readonly gzipped: number;
  /** Bytes of the package as it lies in `node_modules`, without what it depends on. */
  readonly unpacked: number;
  /** Files of the same. */
  readonly files: number;
}

/** Weighs a client. */
export async function size(shop: Workplaces, place: Workplace): Promise<Size> {
  const code = readFileSync(await bundle(shop, place, 'client', 'whole'));
  const unpacked = isOurs(place.candidate) ? await packed(place.installed) : installed(place.installed);
  return { gzipped: gzipSync(code, { level: 9 }).length, ...unpacked };
}

/** What npm would publish of one of our packages. */
async function packed(folder: string): Promise<Pick<Size, 'unpacked' | 'files'>> {
  const [{ unpackedSize, entryCount }] = JSON.parse(await run('npm', ['pack', '--dry-run', '--json'], folder));
  return { unpacked: unpackedSize, files: entryCount };
}

function installed(folder: string): Pick<Size, 'unpacked' | 'files'> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.slice(folder.length).includes('node_modules'),
  );
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { unpacked: sizes.reduce((sum, bytes) => sum + bytes, 0), files: files.length };
}
