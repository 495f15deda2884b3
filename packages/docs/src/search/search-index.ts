import MiniSearch from 'minisearch';
import { type Chapter, chapterGroups, chapterText } from '../chapters/chapter.ts';
import { firstCall } from '../chapters/first-call.ts';
import type { Api } from '../spec/api.ts';
import type { Field, Shape } from '../spec/field.ts';
import { schemaView } from '../spec/schema-view.ts';
import { slug } from '../text/html.ts';
import { indexedForms } from './normalize-words.ts';
import { type Entry as IndexedEntry, searchOptions } from './options.ts';
import { sectionKeywords } from './section-keywords.ts';

type Entry = Omit<IndexedEntry, 'id'>;

/**
 * Returns the search index of a deployment as a classic script, which loads from the file system too. It contains operations,
 * webhooks, parameters, schemas, fields, and the sections of chapters.
 */
export async function searchIndex(api: Api): Promise<string> {
  return `window.searchIndex=${JSON.stringify(JSON.stringify(await searchEntries(api)))};\n`;
}

/** Returns the search index of a deployment. */
export async function searchEntries(api: Api): Promise<MiniSearch<IndexedEntry>> {
  const index = new MiniSearch<IndexedEntry>({ ...searchOptions, processTerm: cachedForms });
  const entries = [
    ...operationEntries(api),
    ...deliveryEntries(api),
    ...schemaEntries(api),
    ...(await chapterEntries(api)),
  ];
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return index;
}

/** Caches the indexed forms of words, because most entries contain the same words. */
const forms = new Map<string, string[] | false>();

function cachedForms(word: string): string[] | false {
  const known = forms.get(word) ?? indexedForms(word);
  forms.set(word, known);
  return known;
}

function operationEntries({ deployment, resources }: Api): Entry[] {
  return resources.flatMap(({ name, slug: page, operations }) =>
    operations.flatMap((operation) => {
      const { id, summary, method, path, clientMethod, description, parameters } = operation;
      const url = `${deployment}/${page}.html`;
      const names = `${id} ${clientMethod} ${method} ${path}`;
      return [
        {
          kind: 'operation',
          title: summary,
          where: `${name}, ${method}`,
          url: `${url}#${id}`,
          names,
          text: description,
        },
        ...parameters.map((field) => fieldEntry(field, summary, url)),
      ] satisfies Entry[];
    }),
  );
}

function deliveryEntries({ deployment, resources }: Api): Entry[] {
  return resources.flatMap(({ name, slug: page, deliveries }) =>
    deliveries.flatMap(({ id, name: webhook, summary, description, headers }) => {
      const url = `${deployment}/${page}.html`;
      return [
        {
          kind: 'operation',
          title: summary,
          where: `${name}, webhook`,
          url: `${url}#${id}`,
          names: `${id} ${webhook} webhook delivery`,
          text: description,
        },
        ...headers.map((field) => fieldEntry(field, summary, url)),
      ] satisfies Entry[];
    }),
  );
}

function schemaEntries(api: Api): Entry[] {
  return Object.keys(api.document.components.schemas).flatMap((name) => {
    const { description, shape } = schemaView(api, name);
    const url = `${api.deployment}/schemas/${name}.html`;
    const entry: Entry = { kind: 'schema', title: name, where: '', url, names: name, text: description };
    return [entry, ...(shape ? fieldsOf(shape) : []).map((field) => fieldEntry(field, name, url))];
  });
}

/**
 * Returns the fields of a shape and the fields nested in them, without those of the variants of a union. The variants are schemas, which
 * have their own entries.
 */
function fieldsOf({ fields }: Shape): Field[] {
  return fields.flatMap((field) => [field, ...(field.shape ? fieldsOf(field.shape) : [])]);
}

function fieldEntry({ name, anchor, description, facts }: Field, where: string, url: string): Entry {
  return {
    kind: 'field',
    title: name,
    where,
    url: `${url}#${anchor}`,
    names: '',
    text: `${description} ${facts.join(' ')}`,
  };
}

async function chapterEntries(api: Api): Promise<Entry[]> {
  const chapters = chapterGroups(api).flatMap(({ group, chapters: members }) =>
    members.map((chapter) => ({ group, chapter })),
  );
  const entries = await Promise.all(
    chapters.map(async ({ group, chapter: { slug: page, title } }) =>
      sectionEntries(await searchedText(api, { slug: page, title }), { page, title, group, api }),
    ),
  );
  const first = sectionEntries(firstCall(api), { page: 'index', title: 'First call', group: 'Getting started', api });
  return [...first, ...entries.flat()];
}

/** Returns the searched text of a chapter. The changelog is searched only up to its first version: its changes mention every subject. */
async function searchedText(api: Api, chapter: Chapter): Promise<string> {
  const text = await chapterText(api, chapter);
  return chapter.slug === 'changelog' ? (text.split(/^## /m)[0] ?? '') : text;
}

interface PageOfSections {
  readonly page: string;
  readonly title: string;
  /** The group of the page in the menu, or other words with which users search for its sections. */
  readonly group: string;
  readonly api: Api;
}

/** Returns an entry for each section of a page in Markdown. */
function sectionEntries(text: string, { page, title: pageTitle, group, api }: PageOfSections): Entry[] {
  // Code blocks are not searched: their comments and identifiers do not describe the subject of a section.
  const sections = text.replaceAll(/^```.*?^```$/gms, '').split(/^(?=#{1,3} )/m);
  const url = `${api.deployment}/${page}.html`;
  return sections.flatMap((section): Entry[] => {
    const [, level = '', title = ''] = /^(#+) (.*)/.exec(section) ?? [];
    if (title === '') return [];
    const subject = sectionKeywords[page]?.[level === '#' ? '#' : title] ?? '';
    return [
      {
        kind: 'guide',
        title: level === '#' ? pageTitle : title,
        where: level === '#' ? '' : pageTitle,
        url: level === '#' ? url : `${url}#${slug(title)}`,
        names: `${group} ${subject}`,
        text: section,
      },
    ];
  });
}
