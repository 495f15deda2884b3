import { authorization, credentialNames, readStored, store } from './credentials.ts';
import { bodyForCaller, type OwnBody } from './example-body.ts';
import { OwnResources } from './own-resources.ts';
import { send } from './send.ts';

/**
 * Returns true for a context id: the id of an organization, a service or a pipe, which many paths contain. The caller enters it once, and
 * it is stored for the tab.
 */
function isContext(name: string): boolean {
  return /^(organization|service|pipe)Id$/.test(name);
}

/** A parameter of the operation with its input. */
interface Parameter {
  readonly place: string;
  readonly name: string;
  readonly input: HTMLInputElement;
}

/** An input whose value is stored. */
interface StoredInput {
  /** The name of the value in the session storage. */
  readonly name: string;
  readonly input: HTMLInputElement;
}

/**
 * Creates a form that calls an operation of the service that serves the page. As soon as the credentials and the ids of the organization,
 * the service and the pipe are complete, it fills the other ids and the body with the caller's own resources. It keeps values that the
 * caller has edited.
 */
export function createCallForm(section: HTMLElement): HTMLFormElement {
  return new CallForm(section).element;
}

class CallForm {
  readonly element = document.createElement('form');
  readonly #method: string;
  readonly #path: string;
  readonly #deployment = document.documentElement.dataset['deployment'] ?? 'open-source';
  readonly #keys: readonly StoredInput[];
  readonly #parameters: readonly Parameter[];
  readonly #contextIds: readonly StoredInput[];
  readonly #example: string | undefined;
  readonly #body: HTMLTextAreaElement | undefined;
  readonly #note = document.createElement('p');
  readonly #button = document.createElement('button');
  readonly #response = document.createElement('div');
  /** The credentials and context ids with which the form was filled last. */
  #filled = { values: '', done: Promise.resolve() };
  /** The ids that the form has filled in. If an input has a different value, the caller has edited it. */
  readonly #filledIds = new Map<HTMLInputElement, string>();
  /** The body that the form has filled in, at first the example. If the input has a different text, the caller has edited it. */
  #filledBody: string | undefined;

  constructor(section: HTMLElement) {
    const { method = 'GET', path = '' } = section.dataset;
    this.#method = method;
    this.#path = path;
    this.#keys = (credentialNames[this.#deployment] ?? []).map(([name, label]) => {
      const input = addField(this.element, label, 'input', readStored(name));
      input.type = name === 'key.keyId' ? 'text' : 'password';
      return { name, input };
    });
    this.#parameters = ['path', 'query', 'header'].flatMap((place) =>
      namesOf(section, place).map((name): Parameter => {
        const value = place === 'path' && isContext(name) ? readStored(`path.${name}`) : '';
        return { place, name, input: addField(this.element, name, 'input', value) };
      }),
    );
    this.#contextIds = this.#parameters
      .filter(({ place, name }) => place === 'path' && isContext(name))
      .map(({ name, input }) => ({ name: `path.${name}`, input }));
    this.#example = section.querySelector('.body code')?.textContent || undefined;
    this.#body = this.#example ? addField(this.element, 'Body', 'textarea', this.#example) : undefined;
    this.#filledBody = this.#body?.value;
    this.#note.className = 'muted';
    this.#showMethod();
    this.#response.setAttribute('role', 'status');
    this.element.append(this.#note, this.#button, this.#response);
    for (const { name, input } of [...this.#keys, ...this.#contextIds]) {
      // Stores a value only after an edit: an empty input of another form must not delete the stored value.
      input.addEventListener('input', () => store(name, input.value.trim()));
      input.addEventListener('change', () => this.#update());
    }
    // The button can name the resource whose id was filled in. After an edit, the id can be that of another resource.
    for (const { input } of this.#parameters) input.addEventListener('input', () => this.#showMethod());
    for (const { place, name, input } of this.#parameters) {
      if (this.#method !== 'PUT' || place !== 'path' || isContext(name)) continue;
      input.addEventListener('change', () => this.#fillNext(() => this.#fillWithResource()));
    }
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#update();
  }

  #showMethod(): void {
    this.#button.textContent = `Send ${this.#method}`;
  }

  /** Returns the `Authorization` header; undefined if a credential is missing. */
  #authorization(): string | undefined {
    return authorization(
      this.#deployment,
      Object.fromEntries(this.#keys.map(({ name, input }) => [name, input.value.trim()])),
    );
  }

  /** Returns the entered parameters of the path, the query or the headers. */
  #readParameters(place: string): (readonly [name: string, value: string])[] {
    return this.#parameters.flatMap((parameter) =>
      parameter.place === place && parameter.input.value ? [[parameter.name, parameter.input.value] as const] : [],
    );
  }

  /** Replaces the parameters of a path by the entered ids. */
  #addressOf(path: string): string {
    const ids = Object.fromEntries(this.#readParameters('path'));
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
  }

  /** Fills the form if one of the credentials and context ids has changed. */
  #update(): Promise<void> {
    const inputs = [...this.#keys, ...this.#contextIds];
    const values = JSON.stringify(inputs.map(({ input }) => input.value));
    if (values !== this.#filled.values) {
      this.#filled.values = values;
      this.#fillNext(() => this.#fill());
    }
    return this.#filled.done;
  }

  /** Runs `fill` after the earlier ones have ended, so that none of them overwrites newer values. */
  #fillNext(fill: () => Promise<unknown>): void {
    this.#filled.done = this.#filled.done.then(async () => {
      await fill();
    });
  }

  /** Fills an unedited body with the resource that the entered ids name, or with the example if the resource cannot be read. */
  async #fillWithResource(): Promise<void> {
    const credentials = this.#authorization();
    if (credentials !== undefined) await this.#fillBody(new OwnResources(credentials));
  }

  /** Fills unedited ids and an unedited body with the caller's resources. Lists the collections in which the caller has no resource. */
  async #fill(): Promise<void> {
    this.#showMethod();
    const credentials = this.#authorization();
    if (credentials === undefined || this.#contextIds.some(({ input }) => input.value === '')) return;
    const resources = new OwnResources(credentials);
    const missing = new Set([...(await this.#fillIds(resources)), ...(await this.#fillBody(resources))]);
    this.#note.replaceChildren(...[...missing].flatMap((collection) => noticeOfEmpty(collection)));
  }

  /** Fills the unedited ids in the path, except context ids, and suggests ids. Returns the collections without resources. */
  async #fillIds(resources: OwnResources): Promise<string[]> {
    const missing: string[] = [];
    for (const { place, name, input } of this.#parameters) {
      if (place !== 'path' || isContext(name)) continue;
      const [collection = ''] = this.#path.split(`/{${name}}`);
      const listed = await resources.list(this.#addressOf(collection));
      if (listed?.length === 0) missing.push(collection.split('/').at(-1) ?? '');
      const existing = listed ?? [];
      addSuggestions(input, existing);
      // Most collections are sorted by creation time, so the last resource is most likely the one that was created here.
      if (input.value === '' || input.value === this.#filledIds.get(input)) {
        input.value = existing.at(-1)?.id ?? '';
        this.#filledIds.set(input, input.value);
      }
      const deletesResource = this.#method === 'DELETE' && this.#path.endsWith(`/{${name}}`);
      const entered = existing.find(({ id }) => id === input.value);
      if (deletesResource && entered) this.#button.textContent = `Delete ${entered.name ?? entered.id}`;
    }
    return missing;
  }

  /** Fills the body unless it was edited before or during the requests for resources. Returns the collections without resources. */
  async #fillBody(resources: OwnResources): Promise<readonly string[]> {
    if (!this.#body || !this.#example || this.#body.value !== this.#filledBody) return [];
    const { text, missing } = await this.#ownBody(this.#example, resources);
    if (this.#body.value !== this.#filledBody) return [];
    this.#body.value = text;
    this.#filledBody = this.#body.value;
    return missing;
  }

  /**
   * Returns the example with the ids of the caller's resources. For a PUT, returns the current resource if it can be read: the example
   * would replace its properties.
   */
  async #ownBody(example: string, resources: OwnResources): Promise<OwnBody> {
    const current = this.#method === 'PUT' ? await resources.get(this.#addressOf(this.#path)) : undefined;
    if (current) return { text: JSON.stringify(current, null, 2), missing: [] };
    const base = this.#path.replace(
      /\/(dashboards|alerts|charts|webhooks|sources|saved-searches|search|connections|keys|pipes)\b.*$/,
      '',
    );
    return bodyForCaller(example, this.#addressOf(base), resources);
  }

  /** Sends the request and shows the response. */
  async #submit(): Promise<void> {
    this.#button.disabled = true;
    await this.#update();
    const query = new URLSearchParams(this.#readParameters('query').map(([name, value]) => [name, value]));
    const address = this.#addressOf(this.#path);
    const credentials = this.#authorization();
    const elements = await send(query.size > 0 ? `${address}?${query}` : address, {
      method: this.#method,
      headers: {
        ...Object.fromEntries(this.#readParameters('header')),
        ...(credentials !== undefined && { authorization: credentials }),
        ...(this.#body && { 'content-type': 'application/json' }),
      },
      ...(this.#body && { body: this.#body.value }),
    });
    this.#button.disabled = false;
    this.#response.replaceChildren(...elements);
  }
}

/** Suggests the ids of the caller's resources as values of an input. */
function addSuggestions(
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

/** Returns a message about a collection without resources. If the collection has a page, the message links to it. */
function noticeOfEmpty(collection: string): (string | HTMLElement)[] {
  const page = `${collection}.html`;
  if (!document.querySelector(`#menu a[href="${page}"]`)) return [`You have no ${collection} yet. `];
  const link = document.createElement('a');
  link.href = page;
  link.textContent = collection;
  return ['You have no ', link, ' yet. Create one first. '];
}

function namesOf(section: HTMLElement, place: string): string[] {
  return [...section.querySelectorAll(`[data-parameters="${place}"] code.name`)].map(
    ({ textContent }) => textContent ?? '',
  );
}

let fieldCount = 0;

/** Adds a labeled input to a form. */
function addField<Tag extends 'input' | 'textarea'>(
  form: HTMLFormElement,
  title: string,
  tag: Tag,
  value: string,
): HTMLElementTagNameMap[Tag] {
  fieldCount += 1;
  const label = document.createElement('label');
  const input = document.createElement(tag) as HTMLInputElement | HTMLTextAreaElement;
  input.id = `try-${fieldCount}`;
  input.value = value;
  input.autocomplete = 'off';
  input.spellcheck = false;
  if (input instanceof HTMLTextAreaElement) input.rows = Math.min(16, value.split('\n').length);
  label.htmlFor = input.id;
  label.textContent = title;
  form.append(label, input);
  return input as HTMLElementTagNameMap[Tag];
}
