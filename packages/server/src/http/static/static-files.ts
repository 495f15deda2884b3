import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
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

/** Maximum number of cached files: all files of the reference for a few addresses. */
const MAX_CACHED = 1_000;

/**
 * Lists the files of a folder, whose path ends with a slash. A file is read and compressed on its first request and then cached.
 * `change` creates a variant of the content.
 */
export async function loadStaticFiles<Variant = void>(
  root: string,
  change: (path: string, content: Buffer, variant: Variant) => Buffer = (_, content) => content,
): Promise<StaticFiles<Variant>> {
  const paths = new Set(await filesIn(root));
  const cached = new Map<string, Promise<StaticFile>>();
  return {
    isBuilt: paths.size > 0,
    read(path, variant) {
      if (!paths.has(path)) return undefined;
      const key = JSON.stringify([path, variant]);
      let file = cached.get(key);
      if (!file) {
        // Clients choose the variant in their requests.
        if (cached.size >= MAX_CACHED) cached.clear();
        file = readFile(join(root, path)).then((content) => toFile(path, change(path, content, variant)));
        cached.set(key, file);
        // A failed read is retried on the next request.
        file.catch(() => cached.delete(key));
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
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    entityTag: `W/"${hash('sha256', content, 'base64url')}"`,
    content,
    compressed: await promisify(gzip)(content),
  };
}
