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

/** The addresses at which a client reaches the service. */
export interface Addresses {
  /** The origin of the API. */
  readonly api: string;
  /** The origin of OTLP over HTTP. Absent if it is not known. */
  readonly otlp?: string;
}

/** The files of the reference. */
export interface SiteFiles {
  /** True if the reference is built. */
  readonly isBuilt: boolean;
  /** Returns a file by its path in the site with these addresses, or undefined. It never reads a file outside the site. */
  read(path: string, addresses?: Addresses): Promise<SiteFile> | undefined;
}

/** Lists the files of the reference. A file is read and compressed on its first request and then cached. */
export async function loadSiteFiles(folder: URL = siteFolder): Promise<SiteFiles> {
  const root = fileURLToPath(folder);
  const paths = new Set(await filesIn(root));
  const cached = new Map<string, Promise<SiteFile>>();
  return {
    isBuilt: paths.size > 0,
    read(path, addresses) {
      if (!paths.has(path)) return undefined;
      const key = JSON.stringify([path, addresses]);
      let file = cached.get(key);
      if (!file) {
        // Clients choose the address in their requests.
        if (cached.size >= MAX_CACHED) cached.clear();
        file = load(root, path, addresses);
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

async function load(root: string, path: string, addresses: Addresses | undefined): Promise<SiteFile> {
  const read = await readFile(join(root, path));
  const content = isText.test(path) ? personalize(read.toString('utf8'), addresses) : read;
  return {
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    entityTag: `W/"${hash('sha256', content, 'base64url')}"`,
    content,
    compressed: await promisify(gzip)(content),
  };
}

const isText = /\.(html|md|txt)$/;
/** Maximum number of cached files: all files of the site for a few addresses. */
const MAX_CACHED = 1_000;

/** Marks a page as served by the service, so that its forms can call the API. Replaces the default addresses. */
function personalize(text: string, { api, otlp }: Partial<Addresses> = {}): Buffer {
  let page = text.replace('<html lang="en"', '<html lang="en" data-service="yes"');
  if (api !== undefined) page = page.replaceAll('http://localhost:8000', () => api);
  if (otlp !== undefined) page = page.replaceAll(/http:\/\/(localhost|127\.0\.0\.1):4318/g, () => otlp);
  return Buffer.from(page);
}
