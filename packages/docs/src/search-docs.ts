import { readFile } from 'node:fs/promises';
import MiniSearch from 'minisearch';
import { siteFolder } from './index.ts';
import { find } from './search/find.ts';
import { type Entry, searchOptions } from './search/options.ts';

/** A section of the reference that matches a question. */
export interface DocsSection {
  /** The heading, the operation, or the name of the schema or the field. */
  readonly title: string;
  /**
   * The page, the schema or the operation that contains the section. If the section describes an operation, its resource and HTTP method.
   * If it describes a webhook, its resource and `webhook`. Empty for the start of a page, and for a schema.
   */
  readonly where: string;
  /** URL relative to the root of the site. */
  readonly url: string;
  /** The section in Markdown. */
  readonly text: string;
}

const indexes = new Map<string, Promise<MiniSearch<Entry>>>();

/** Returns the sections that match a question best. The site must be built. */
export async function searchDocs(
  deployment: 'open-source' | 'managed',
  question: string,
  maxResults: number,
): Promise<DocsSection[]> {
  const index = indexes.get(deployment) ?? loadIndex(deployment);
  indexes.set(deployment, index);
  // If an index cannot be loaded, the next search tries again.
  index.catch(() => indexes.delete(deployment));
  return Promise.all(
    find(await index, question, maxResults).map(async ({ title, where, url }) => ({
      title,
      where,
      url,
      text: await sectionText(url, [title, where]),
    })),
  );
}

/** Loads the index of the site, which is a script that sets `window.searchIndex`. */
async function loadIndex(deployment: string): Promise<MiniSearch<Entry>> {
  const script = await readFile(new URL(`assets/search-${deployment}.js`, siteFolder), 'utf8');
  const json = script.slice(script.indexOf('=') + 1, script.lastIndexOf(';'));
  return MiniSearch.loadJSON<Entry>(JSON.parse(json) as string, searchOptions);
}

/** Returns a section of a page in Markdown: that of the first heading in `headings` that exists, or else the beginning of the page. */
async function sectionText(url: string, headings: readonly string[]): Promise<string> {
  const [path = ''] = url.split('#');
  const page = await readFile(new URL(path.replace(/\.html$/, '.md'), siteFolder), 'utf8').catch(() => '');
  const sections = sectionsOf(page);
  const heading = (section: string) => /^#+ (.*)/.exec(section)?.[1]?.trim();
  const [section = sections[0] ?? ''] = headings.flatMap(
    (title) => sections.find((candidate) => heading(candidate) === title) ?? [],
  );
  return section.trim();
}

/**
 * Splits a page in Markdown before each heading of the levels 1 to 4. Does not split code blocks, in which a comment can look like a
 * heading.
 */
function sectionsOf(page: string): string[] {
  const sections: string[][] = [];
  let isCode = false;
  for (const line of page.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (sections.length === 0 || (!isCode && /^#{1,4} /.test(line))) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n'));
}
