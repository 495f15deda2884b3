import { readFile } from 'node:fs/promises';
import { notFoundPage } from '../pages/not-found-page.tsx';
import { searchIndex } from '../search/search-index.ts';
import { deployments, readApi } from '../spec/api.ts';
import { llms, llmsTextFiles, markdownVersion, samplesFile } from './machine-files.ts';
import { pages } from './pages.ts';
import { movedFrom, readRedirects } from './redirects.ts';
import { relativeLink } from './relative-link.ts';
import { render, renderRedirect } from './render.ts';
import { scripts } from './scripts.ts';
import { styles } from './styles.ts';

/** The files of the site by path. */
export type Files = ReadonlyMap<string, string>;

/** The options of the reference. */
export interface ReferenceOptions {
  /** The path of the site, for the links of the 404 page, which is served at any path. @default '/docs/' */
  readonly base?: string;
}

/**
 * Returns the text files of the reference. The same sources always give the same files. {@link screenshots} are separate, because they
 * are not text.
 */
export async function reference({ base = '/docs/' }: ReferenceOptions = {}): Promise<Files> {
  const [apis, redirects, code] = await Promise.all([
    Promise.all(deployments.map(readApi)),
    readRedirects(),
    scripts(),
  ]);
  const all = await pages(apis);
  const paths = new Set(all.map(({ path }) => path));
  const files = new Map<string, string>(code);
  for (const page of all) {
    files.set(page.path, render({ page, apis, paths, moved: movedFrom(redirects, page.path) }));
    files.set(page.path.replace(/\.html$/, '.md'), markdownVersion(page));
  }
  for (const [from, target] of Object.entries(redirects)) {
    if (!from.includes('#')) files.set(from, renderRedirect(relativeLink(from, target)));
  }
  files.set('404.html', render({ page: notFoundPage(apis), apis, paths, moved: [], base }));
  for (const api of apis) {
    files.set(`openapi/${api.deployment}.json`, api.files.json);
    files.set(`openapi/${api.deployment}.yaml`, api.files.yaml);
    for (const [path, content] of llmsTextFiles(all, api)) files.set(path, content);
    files.set(`assets/search-${api.deployment}.js`, await searchIndex(api));
  }
  files.set('llms.txt', llms(all, apis));
  files.set('samples.json', samplesFile(apis));
  files.set('assets/site.css', await styles());
  for (const name of ['icon.svg', ...pictures]) files.set(`assets/${name}`, await asset(name));
  return files;
}

/** The SVG pictures of the chapters and of the start page. */
const pictures = [
  ...['before', 'after', 'timeline'].map((kind) => `checkout-errors-${kind}.svg`),
  'provider-timeouts-timeline.svg',
  ...['landing', 'line', 'stacked-bar', 'table', 'number', 'pie', 'bar', 'heatmap', 'search', 'event-patterns'].map(
    (kind) => `tiles/${kind}.svg`,
  ),
];

/** The paths of the PNG pictures of the viewer in the reference. */
export const screenshots = ['dashboard', 'editor'].map((name) => `assets/viewer/${name}.png`);

function asset(name: string): Promise<string> {
  return readFile(new URL(`../assets/${name}`, import.meta.url), 'utf8');
}
