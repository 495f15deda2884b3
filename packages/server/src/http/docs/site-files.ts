import { fileURLToPath } from 'node:url';
import { siteFolder } from '@observability-api/docs';
import { loadStaticFiles, type StaticFiles } from '../static/static-files.ts';

/** The addresses at which a client reaches the service. */
export interface Addresses {
  /** The origin of the API. */
  readonly api: string;
  /** The origin of OTLP over HTTP. Absent if it is not known. */
  readonly otlp?: string;
}

/** The files of the reference. Their text contains the addresses at which a client reaches the service. */
export type SiteFiles = StaticFiles<Addresses | undefined>;

const TEXT_FILE = /\.(html|md|txt)$/;

/** Loads the files of the reference. */
export async function loadSiteFiles(folder: URL = siteFolder): Promise<SiteFiles> {
  const files = await loadStaticFiles<Addresses | undefined>(fileURLToPath(folder), (path, content, addresses) =>
    TEXT_FILE.test(path) ? personalize(content.toString('utf8'), addresses) : content,
  );
  return { ...files, read: (path, addresses) => files.read(path, TEXT_FILE.test(path) ? addresses : undefined) };
}

/** Marks a page as served by the service, so that its forms can call the API. Replaces the default addresses. */
function personalize(text: string, { api, otlp }: Partial<Addresses> = {}): Buffer {
  let page = text.replace('<html lang="en"', '<html lang="en" data-service="yes"');
  if (api !== undefined) page = page.replaceAll(/http:\/\/(localhost|127\.0\.0\.1):8000/g, () => api);
  if (otlp !== undefined) page = page.replaceAll(/http:\/\/(localhost|127\.0\.0\.1):4318/g, () => otlp);
  return Buffer.from(page);
}
