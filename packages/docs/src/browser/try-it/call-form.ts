import { authorization, credentialNames, store, stored } from './credentials.ts';
import { ownBody } from './example-body.ts';
import { OwnResources } from './own-resources.ts';
import { send } from './send.ts';

/** Ids that the API cannot list. The caller enters them once. */
function isContext(name: string): boolean {
  return /^(organization|service|pipe)Id$/.test(name);
}

interface Field {
  readonly place: string;
  readonly name: string;
  readonly input: HTMLInputElement;
}

let lastField = 0;

/**
 * Creates a form that calls an operation of the service that serves the page. As soon as the credentials are complete, it
 * fills empty ids and the body with the caller's own resources.
 */
export function callForm(section: HTMLElement): HTMLFormElement {
  const { method = 'GET', path = '' } = section.dataset;
  const deployment = document.documentElement.dataset['deployment'] ?? 'open-source';
  const form = document.createElement('form');
  const keys = (credentialNames[deployment] ?? []).map(([name, label]) => {
    const input = field(form, label, 'input', stored(name));
    input.type = name === 'key.keyId' ? 'text' : 'password';
    return { name, input };
  });
  const parameters = ['path', 'query', 'header'].flatMap((place) =>
    namesOf(section, place).map((name): Field => {
      const value = place === 'path' && isContext(name) ? stored(`path.${name}`) : '';
      return { place, name, input: field(form, name, 'input', value) };
    }),
  );
  const example = section.querySelector('.body code')?.textContent;
  const body = example ? field(form, 'Body', 'textarea', example) : undefined;
  const note = document.createElement('p');
  note.className = 'muted';
  const button = document.createElement('button');
  button.textContent = `Send ${method}`;
  const response = document.createElement('div');
  response.setAttribute('role', 'status');
  form.append(note, button, response);

  const header = () =>
    authorization(deployment, Object.fromEntries(keys.map(({ name, input }) => [name, input.value.trim()])));
  const given = (place: string) =>
    parameters.flatMap((parameter) =>
      parameter.place === place && parameter.input.value ? [[parameter.name, parameter.input.value] as const] : [],
    );
  const addressOf = (template: string) => {
    const ids = Object.fromEntries(given('path'));
    return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
  };

  const fill = async () => {
    const authenticated = header();
    const context = parameters.filter(({ place, name }) => place === 'path' && isContext(name));
    if (authenticated === undefined || context.some(({ input }) => input.value === '')) return;
    const own = new OwnResources(authenticated);
    const missing = new Set<string>();
    for (const { place, name, input } of parameters) {
      if (place !== 'path' || isContext(name)) continue;
      const [collection = ''] = path.split(`/{${name}}`);
      const found = await own.list(addressOf(collection));
      offer(input, found);
      if (found.length === 0) missing.add(collection.split('/').at(-1) ?? '');
      // The newest resource is most likely the one that was created here.
      const newest = found.at(-1);
      if (input.value === '') input.value = newest?.id ?? '';
      if (method === 'DELETE' && newest) button.textContent = `Delete ${newest.name ?? newest.id}`;
      input.addEventListener('input', () => {
        button.textContent = `Send ${method}`;
      });
    }
    if (body && example && body.value === example) {
      // A replacement starts with the current resource, so that nothing is lost.
      const current = method === 'PUT' ? await own.one(addressOf(path)) : undefined;
      const base = addressOf(
        path.replace(
          /\/(dashboards|alerts|charts|webhooks|sources|saved-searches|search|connections|keys|pipes)\b.*$/,
          '',
        ),
      );
      const filled = current
        ? { text: JSON.stringify(current, null, 2), missing: [] }
        : await ownBody(example, base, own);
      body.value = filled.text;
      for (const collection of filled.missing) missing.add(collection);
    }
    note.replaceChildren(...[...missing].flatMap((collection) => createFirst(collection)));
  };
  const entered = [...keys, ...parameters.filter(({ place, name }) => place === 'path' && isContext(name))];
  let filled = { values: '', done: Promise.resolve() };
  /** Stores what was entered, and fills the form once for each combination of entered values. */
  const update = (): Promise<void> => {
    for (const { name, input } of entered) store(name.startsWith('key.') ? name : `path.${name}`, input.value.trim());
    const values = JSON.stringify(entered.map(({ input }) => input.value));
    if (values !== filled.values) filled = { values, done: fill() };
    return filled.done;
  };
  for (const { input } of entered) input.addEventListener('change', update);
  update();

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    await update();
    const query = new URLSearchParams(given('query').map(([name, value]) => [name, value]));
    const address = addressOf(path);
    const authenticated = header();
    const shown = await send(query.size > 0 ? `${address}?${query}` : address, {
      method,
      headers: {
        ...Object.fromEntries(given('header')),
        ...(authenticated !== undefined && { authorization: authenticated }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body.value }),
    });
    button.disabled = false;
    response.replaceChildren(...shown);
  });
  return form;
}

/** Offers the caller's resources as values of an id. */
function offer(
  input: HTMLInputElement,
  resources: readonly { readonly id: string; readonly name?: string | null }[],
): void {
  const list = document.createElement('datalist');
  list.id = `${input.id}-own`;
  for (const { id, name } of resources) {
    const option = document.createElement('option');
    option.value = id;
    if (name) option.label = name;
    list.append(option);
  }
  input.setAttribute('list', list.id);
  input.nextElementSibling?.matches('datalist') && input.nextElementSibling.remove();
  input.after(list);
}

/** Returns a sentence with a link to the operation that creates a resource. */
function createFirst(collection: string): (string | HTMLElement)[] {
  const link = document.createElement('a');
  link.href = `${collection}.html`;
  link.textContent = collection;
  return ['You have no ', link, ' yet. Create one first. '];
}

function namesOf(section: HTMLElement, place: string): string[] {
  return [...section.querySelectorAll(`[data-parameters="${place}"] code.name`)].map(
    ({ textContent }) => textContent ?? '',
  );
}

function field<Tag extends 'input' | 'textarea'>(
  form: HTMLFormElement,
  title: string,
  tag: Tag,
  value: string,
): HTMLElementTagNameMap[Tag] {
  lastField += 1;
  const label = document.createElement('label');
  const input = document.createElement(tag) as HTMLInputElement | HTMLTextAreaElement;
  input.id = `try-${lastField}`;
  input.value = value;
  input.autocomplete = 'off';
  input.spellcheck = false;
  if (input instanceof HTMLTextAreaElement) input.rows = Math.min(16, value.split('\n').length);
  label.htmlFor = input.id;
  label.textContent = title;
  form.append(label, input);
  return input as HTMLElementTagNameMap[Tag];
}
