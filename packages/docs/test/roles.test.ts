import { expect, it } from 'vitest';
import { chapterText } from '../src/chapters/chapter.ts';
import { type Api, readApi } from '../src/spec/api.ts';
import type { Schema } from '../src/spec/openapi.ts';

const api = await readApi('managed');
const guide = (of: Api) => chapterText(of, { slug: 'authentication', title: 'Authentication' });

/** The API whose keys can have these roles. */
function withRoles(items: Schema): Api {
  const { components } = api.document;
  const schemas = { ...components.schemas, ApiKeyInput: { properties: { roles: { items } } } };
  return { ...api, document: { ...api.document, components: { ...components, schemas } } };
}

it('the guide to keys says of each role that a key can have what it may call, also where that is nothing', async () => {
  expect(await guide(api)).toContain(
    '| | `admin` | `developer` | `query_endpoints` |\n|---|---|---|---|\n| [Dashboards](dashboards.html) | all | read | none |\n',
  );
  expect(await guide(withRoles({ enum: ['guest', 'admin'] }))).toContain(
    '| | `guest` | `admin` |\n|---|---|---|\n| [Dashboards](dashboards.html) | none | all |\n',
  );
});

it('the guide to keys needs a description that lists the roles', async () => {
  await expect(guide(withRoles({}))).rejects.toThrow('expected an enum of the items of ApiKeyInput.roles');
});

it('a role may call nothing of a resource that nobody can read', async () => {
  const resources = api.resources.map((resource) => ({
    ...resource,
    operations: resource.operations.filter(({ method }) => method !== 'GET'),
  }));
  expect(await guide({ ...api, resources })).toContain('| [Keys](keys.html) | all | none | none |');
});
