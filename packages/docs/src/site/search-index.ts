import MiniSearch from 'minisearch';
import { chaptersOf, chapterText } from '../chapters/chapter.ts';
import type { Api } from '../spec/api.ts';
import type { Field, Shape } from '../spec/field.ts';
import { schemaView } from '../spec/schema-view.ts';
import { slug } from '../text/slug.ts';
import { type Found, searchOptions } from './search-options.ts';

interface Entry extends Found {
  readonly names: string;
  readonly text: string;
}

/**
 * Returns the search index of a deployment as a classic script, which loads from the file system too. It contains operations,
 * webhooks, parameters, schemas, fields, and the sections of chapters.
 */
export async function searchIndex(api: Api): Promise<string> {
  const index = new MiniSearch<Entry & { id: number }>(searchOptions);
  const entries = [
    ...operationEntries(api),
    ...deliveryEntries(api),
    ...schemaEntries(api),
    ...(await chapterEntries(api)),
  ];
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return `window.searchIndex=${JSON.stringify(JSON.stringify(index))};\n`;
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

/** Returns all nested fields. Schemas with their own page are indexed there, so variants of unions are not included. */
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
  const found = await Promise.all(
    chaptersOf(api).map(async (chapter) => {
      const text = await chapterText(api, chapter);
      const url = `${api.deployment}/${chapter.slug}.html`;
      return text.split(/^(?=##? )/m).map((section): Entry => {
        const [, level = '', title = ''] = /^(##?) (.*)/.exec(section) ?? [];
        return {
          kind: 'guide',
          title,
          where: title === chapter.title ? '' : chapter.title,
          url: level === '#' ? url : `${url}#${slug(title)}`,
          names: '',
          text: section,
        };
      });
    }),
  );
  return found.flat();
}
