import MiniSearch from 'minisearch';
import { find as findIn, MAX_RESULTS } from '../search/find.ts';
import { type Found, searchOptions } from '../search/options.ts';
import { root } from './load-script.ts';

const kinds: Readonly<Record<Found['kind'], string>> = {
  operation: 'Operation',
  field: 'Field',
  guide: 'Guide',
  schema: 'Schema',
};

/** Creates the search dialog: a search box and results with arrow key navigation. */
function createSearch(index: string): () => void {
  const search = MiniSearch.loadJSON(index, searchOptions);
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = `<form method="dialog"><input type="search" role="combobox" aria-expanded="false" aria-controls="found"
    aria-autocomplete="list" aria-label="Search operations, fields, schemas and guides"
    placeholder="Search operations, fields, schemas, guides"
    autocomplete="off" spellcheck="false" maxlength="200"><button type="submit">Close</button></form>
    <ul id="found" role="listbox" aria-label="Results"></ul><p class="hint" role="status"></p>`;
  document.body.append(dialog);
  const [input, list, status] = ['input', 'ul', 'p'].map((name) => dialog.querySelector<HTMLElement>(name));
  if (!(input instanceof HTMLInputElement) || !list || !status) return () => undefined;
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  let chosen = 0;

  const choose = (next: number) => {
    const all = options();
    chosen = all.length === 0 ? 0 : (next + all.length) % all.length;
    for (const [position, option] of all.entries()) option.setAttribute('aria-selected', String(position === chosen));
    const current = all[chosen];
    input.setAttribute('aria-expanded', String(all.length > 0));
    if (current) input.setAttribute('aria-activedescendant', current.id);
    else input.removeAttribute('aria-activedescendant');
    current?.scrollIntoView({ block: 'nearest' });
  };
  const go = () => {
    const url = options()[chosen]?.dataset['url'];
    if (url === undefined) return;
    dialog.close();
    location.href = url;
  };
  const find = () => {
    const words = input.value.trim();
    const results = words ? findIn(search, words) : [];
    list.replaceChildren(...results.map(optionOf));
    if (!words) status.textContent = '↑ ↓ to choose, Enter to open, Esc to close';
    else if (results.length === 0) status.textContent = 'Nothing found';
    else if (results.length === MAX_RESULTS) status.textContent = `The first ${MAX_RESULTS} results`;
    else status.textContent = `${results.length} found`;
    choose(0);
  };
  input.addEventListener('input', find);
  input.addEventListener('keydown', (event) => {
    // During a composition, the keys control the input method, for example its list of candidates.
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) choose(chosen + step);
    else if (event.key === 'Enter') go();
    // Without this, Escape only clears a search box with text.
    else if (event.key === 'Escape') dialog.close();
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    if (!option) return;
    choose(options().indexOf(option));
    go();
  });
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  return () => {
    if (!dialog.open) dialog.showModal();
    input.select();
    find();
  };
}

function optionOf({ title, where, url, kind }: Found, position: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `found-${position}`;
  option.role = 'option';
  option.dataset['url'] = root + url;
  for (const [name, text] of [
    ['title', title],
    ['where', where],
    ['kind', kinds[kind]],
  ] as const) {
    const part = document.createElement('span');
    part.className = name;
    part.textContent = text;
    option.append(part, ' ');
  }
  return option;
}

let open: (() => void) | undefined;
window.openSearch = () => {
  open ??= createSearch(window.searchIndex ?? '');
  open();
};
