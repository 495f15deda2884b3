import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { siteFolder } from '@observability-api/docs';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** A file of the reference, ready to send. */
export interface SiteFile {
  readonly contentType: string;
  readonly entityTag: string;
  readonly content: Buffer;
  readonly compressed: Buffer;
}

/** The files of the reference. */
export interface SiteFiles {
  /** True if the reference is built. */
  readonly isBuilt: boolean;
  /** Returns a file by its path in the site, or undefined. It never reads a file outside the site. */
  read(path: string): Promise<SiteFile> | undefined;
}

/** Lists the files of the reference. A file is read and compressed on its first request and then cached. */
export async function loadSiteFiles(folder: URL = siteFolder): Promise<SiteFiles> {
  const root = fileURLToPath(folder);
  const paths = new Set(await filesIn(root));
  const cached = new Map<string, Promise<SiteFile>>();
  return {
    isBuilt: paths.size > 0,
    read(path) {
      if (!paths.has(path)) return undefined;
      let file = cached.get(path);
      if (!file) {
        file = load(root, path);
        cached.set(path, file);
        // A failed read is retried on the next request.
        file.catch(() => cached.delete(path));
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

async function load(root: string, path: string): Promise<SiteFile> {
  const read = await readFile(join(root, path));
  const content = path.endsWith('.html') ? markAsService(read) : read;
  return {
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    entityTag: `W/"${hash('sha256', content, 'base64url')}"`,
    content,
    compressed: await promisify(gzip)(content),
  };
}

/** Marks a page as served by the service, so that its forms can call the API. */
function markAsService(content: Buffer): Buffer {
  return Buffer.from(content.toString('utf8').replace('<html lang="en"', '<html lang="en" data-service="yes"'));
}
