import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** A file, ready to send. */
export interface StaticFile {
  readonly contentType: string;
  readonly entityTag: string;
  readonly content: Buffer;
  readonly compressed: Buffer;
}

/** The files of a folder. */
export interface StaticFiles<Variant = void> {
  /** True if the folder has files. */
  readonly isBuilt: boolean;
  /** Returns a file by its path in the folder, or undefined. It never reads a file outside of the folder. */
  read(path: string, variant: Variant): Promise<StaticFile> | undefined;
}

/** The maximum number of variants whose files are cached. Clients choose the variant in their requests. */
const MAX_VARIANTS = 8;

/** A variant that was requested within this time is not evicted: clients may still be reading its files. */
const VARIANT_IDLE_MS = 600_000;

interface CachedVariant {
  readonly files: Map<string, Promise<StaticFile>>;
  usedAtMs: number;
}

/**
 * Lists the files of a folder, whose path ends with a slash. A file is read and compressed on its first request and then cached.
 * `transform` creates a variant of the content. At most {@link MAX_VARIANTS} variants are in use at the same time. For further variants,
 * `read` returns the files that `transform` creates without a variant.
 */
export async function loadStaticFiles<Variant = void>(
  root: string,
  transform: (path: string, content: Buffer, variant: Variant | undefined) => Buffer = (_, content) => content,
): Promise<StaticFiles<Variant>> {
  const paths = new Set(await filesIn(root));
  const withoutVariant: CachedVariant = { files: new Map(), usedAtMs: 0 };
  /** The least recently used variant comes first. */
  const variants = new Map<string, CachedVariant>();
  const cacheOf = (variant: Variant): CachedVariant | undefined => {
    const key = JSON.stringify(variant);
    const nowMs = performance.now();
    const existing = variants.get(key);
    const [oldest] = variants;
    if (!existing && oldest && variants.size >= MAX_VARIANTS) {
      if (nowMs - oldest[1].usedAtMs < VARIANT_IDLE_MS) return undefined;
      variants.delete(oldest[0]);
    }
    const used = existing ?? { files: new Map(), usedAtMs: nowMs };
    used.usedAtMs = nowMs;
    variants.delete(key);
    variants.set(key, used);
    return used;
  };
  return {
    isBuilt: paths.size > 0,
    read(path, variant) {
      if (!paths.has(path)) return undefined;
      const cached = variant === undefined ? undefined : cacheOf(variant);
      const { files } = cached ?? withoutVariant;
      let file = files.get(path);
      if (!file) {
        file = readFile(join(root, path)).then((content) => toFile(path, transform(path, content, cached && variant)));
        files.set(path, file);
        // A failed read is retried on the next request.
        file.catch(() => files.delete(path));
      }
      return file;
    },
  };
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
}

async function toFile(path: string, content: Buffer): Promise<StaticFile> {
  return {
    contentType: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    entityTag: `W/"${hash('sha256', content, 'base64url')}"`,
    content,
    compressed: await promisify(gzip)(content),
  };
}
