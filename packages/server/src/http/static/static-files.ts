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

/**
 * The files of a folder. Their content can depend on a value of the request, the variant: for example, the pages of the reference contain
 * the address at which the client reaches the service.
 */
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
 * `transform` returns the content of a file for a variant, or its default content if the variant is undefined. If the two are equal, they
 * are cached once. At most {@link MAX_VARIANTS} variants are cached at the same time. A further variant replaces the least recently used
 * one if that is idle (see {@link VARIANT_IDLE_MS}). Otherwise, `read` returns the default content.
 */
export async function loadStaticFiles<Variant = void>(
  root: string,
  transform: (path: string, content: Buffer, variant: Variant | undefined) => Buffer = (_, content) => content,
): Promise<StaticFiles<Variant>> {
  const paths = new Set(await filesIn(root));
  const withoutVariant: CachedVariant['files'] = new Map();
  /** The least recently used variant comes first. */
  const variants = new Map<string, CachedVariant>();
  const filesOf = (variant: Variant): CachedVariant['files'] | undefined => {
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
    return used.files;
  };
  const cached = (
    files: CachedVariant['files'],
    path: string,
    load: () => Promise<StaticFile>,
  ): Promise<StaticFile> => {
    let file = files.get(path);
    if (!file) {
      file = load();
      files.set(path, file);
      // A failed read is retried on the next request.
      file.catch(() => files.delete(path));
    }
    return file;
  };
  const transformed = async (path: string, variant?: Variant) =>
    transform(path, await readFile(join(root, path)), variant);
  const readShared = (path: string) => cached(withoutVariant, path, async () => toFile(path, await transformed(path)));
  return {
    isBuilt: paths.size > 0,
    read(path, variant) {
      if (!paths.has(path)) return undefined;
      const files = variant === undefined ? undefined : filesOf(variant);
      if (!files) return readShared(path);
      return cached(files, path, async () => {
        const [shared, content] = await Promise.all([readShared(path), transformed(path, variant)]);
        return content.equals(shared.content) ? shared : toFile(path, content);
      });
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
