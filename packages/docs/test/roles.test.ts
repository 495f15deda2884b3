import { expect, it } from 'vitest';
import { chapterText } from '../src/chapters/chapter.ts';
import { type Api, readApi } from '../src/spec/api.ts';
import type { Schema } from '../src/spec/openapi.ts';

const api = await readApi('managed');
function guide(described: Api) {
  return chapterText(described, { slug: 'authentication', title: 'Authentication' });
}

/** Returns the API with these roles of keys. */
function withRoles(items: Schema): Api {
  const { components } = api.document;
  const schemas = { ...components.schemas, ApiKeyInput: { properties: { roles: { items } } } };
  return { ...api, document: { ...api.document, components: { ...components, schemas } } };
}

it('the chapter about keys lists what each role can call, including roles without operations', async () => {
  expect(await guide(api)).toContain(
    '| | `admin` | `developer` | `query_endpoints` |\n|---|---|---|---|\n| [Dashboards](dashboards.html) | all | read | none |\n',
  );
  expect(await guide(withRoles({ enum: ['guest', 'admin'] }))).toContain(
    '| | `guest` | `admin` |\n|---|---|---|\n| [Dashboards](dashboards.html) | none | all |\n',
  );
});

it('the chapter about keys requires a spec with roles', async () => {
  await expect(guide(withRoles({}))).rejects.toThrow('Expected an enum in the items of ApiKeyInput.roles');
});

it('the chapter of an API without operations for keys lists the roles of its operations', async () => {
  const text = await guide(await readApi('open-source'));
  expect(text).toContain('| | `editor` | `reader` |\n|---|---|---|\n| [Dashboards](dashboards.html) | all | read |\n');
  expect(text).toContain('| [Charts](charts.html) | all | all |\n');
});

it('a read-only role can call no operation of a resource without read operations', async () => {
  const resources = api.resources.map((resource) => ({
    ...resource,
    operations: resource.operations.filter(({ method }) => method !== 'GET'),
  }));
  expect(await guide(api)).toContain('| [Sources](sources.html) | all | read | none |');
  expect(await guide({ ...api, resources })).toContain('| [Sources](sources.html) | all | none | none |');
});
