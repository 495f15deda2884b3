import MiniSearch from 'minisearch';
import { find } from '../search/find.ts';
import { searchOptions } from '../search/options.ts';
import { loadScript, root } from './load-script.ts';

/** Shows search results for the words in an unknown address. */
async function suggest(): Promise<void> {
  const container = document.querySelector('#suggestions');
  const parts = decode(location.pathname)
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean);
  const deployment = parts.includes('managed') ? 'managed' : 'open-source';
  const words = parts.filter((part) => !['docs', 'managed', 'open-source', 'schemas'].includes(part)).join(' ');
  if (!container || words === '') return;
  await loadScript(`assets/search-${deployment}.js`);
  const search = MiniSearch.loadJSON(window.searchIndex ?? '', searchOptions);
  const results = find(search, words.replaceAll(/[-_]/g, ' '));
  const shown = results.filter(({ kind }) => kind !== 'field').slice(0, 5);
  if (shown.length === 0) return;
  const heading = document.createElement('h2');
  heading.textContent = 'Did you mean';
  const list = document.createElement('ul');
  for (const { title, where, url } of shown) {
    const link = document.createElement('a');
    link.href = root + url;
    link.textContent = where ? `${title} (${where})` : title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  container.append(heading, list);
}

/** Decodes a path. Returns it unchanged if its percent-encoding is invalid. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

suggest();
