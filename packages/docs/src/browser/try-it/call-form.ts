import { authorization, credential, credentialNames, keepCredential } from './credentials.ts';
import { send } from './send.ts';

let made = 0;

/** Creates a form that calls an operation of the service that serves the page. */
export function callForm(section: HTMLElement): HTMLFormElement {
  const { method = 'GET', path = '' } = section.dataset;
  const deployment = document.documentElement.dataset['deployment'] ?? 'open-source';
  const form = document.createElement('form');
  const credentials = credentialNames[deployment] ?? [];
  const keys = credentials.map(([name, label]) => {
    const input = field(form, label, 'input', credential(name));
    if (input instanceof HTMLInputElement) input.type = name === 'keyId' ? 'text' : 'password';
    input.addEventListener('change', () => keepCredential(name, input.value));
    return { name, input };
  });
  const parameters = ['path', 'query', 'header'].flatMap((place) =>
    namesOf(section, place).map((name) => ({
      place,
      name,
      input: field(form, name, 'input', storedId(place, name)),
    })),
  );
  const example = section.querySelector('.body code')?.textContent;
  const body = example ? field(form, 'Body', 'textarea', example) : undefined;
  const button = document.createElement('button');
  button.textContent = `Send ${method}`;
  const response = document.createElement('div');
  response.setAttribute('role', 'status');
  form.append(button, response);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const given = (wanted: string) =>
      parameters.flatMap(({ place, name, input }) =>
        place === wanted && input.value ? [[name, input.value] as const] : [],
      );
    for (const [name, value] of given('path'))
      if (!/^(dashboard|alert|webhook)Id$/.test(name)) keepCredential(name, value);
    const ids = Object.fromEntries(given('path'));
    const query = new URLSearchParams(given('query').map(([name, value]) => [name, value]));
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
    const values = Object.fromEntries(keys.map(({ name, input }) => [name, input.value]));
    button.disabled = true;
    const shown = await send(query.size > 0 ? `${address}?${query}` : address, {
      method,
      headers: {
        ...Object.fromEntries(given('header')),
        authorization: authorization(deployment, values),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body.value }),
    });
    button.disabled = false;
    response.replaceChildren(shown);
  });
  return form;
}

/** Returns the stored value of a path parameter that is reused on other pages. */
function storedId(place: string, name: string): string {
  return place === 'path' ? credential(name) : '';
}

function namesOf(section: HTMLElement, place: string): string[] {
  return [...section.querySelectorAll(`[data-parameters="${place}"] code.name`)].map(
    ({ textContent }) => textContent ?? '',
  );
}

function field(form: HTMLFormElement, title: string, tag: 'input' | 'textarea', value: string) {
  made += 1;
  const label = document.createElement('label');
  const input = document.createElement(tag);
  input.id = `try-${made}`;
  input.value = value;
  input.autocomplete = 'off';
  input.spellcheck = false;
  if (input instanceof HTMLTextAreaElement) input.rows = Math.min(16, value.split('\n').length);
  label.htmlFor = input.id;
  label.textContent = title;
  form.append(label, input);
  return input;
}
