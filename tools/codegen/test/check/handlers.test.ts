import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generate.ts';
import { repositoryWith, validFiles } from '../support/repository.ts';

const folder = 'packages/server/src/deployments';

/** Runs the command `handlers` on handlers in the shared file and in the file of each deployment. */
async function missingIn(shared: string, openSource = '', managed = '', specs: Record<string, string> = {}) {
  const file = (handlers: string) => `export const handlers = {\n${handlers}\n};\n`;
  const root = await repositoryWith({
    ...specs,
    [`${folder}/observability.ts`]: file(shared),
    [`${folder}/open-source.ts`]: file(openSource),
    [`${folder}/managed.ts`]: file(managed),
  });
  return generate('handlers', root);
}

const create = '  createThing: ({ tenant, body }) =>\n    things.create(tenant, body),';
const get = '  getThing: ({ tenant }) => things.get(tenant),';

describe('missing handlers', () => {
  it('are not reported if every operation has a handler', async () => {
    await expect(missingIn(`${create}\n${get}`)).resolves.toBe('');
  });

  it('are reported on the last line of the last handler, with the code to paste', async () => {
    await expect(missingIn(create)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SpecError: packages/server/src/deployments/observability.ts:3  Expected a handler for \`getThing\`. Add the line below.  handler-missing
          getThing: ({ tenant, params }) => things.get(tenant, params.thingId),]
    `);
  });

  it('are reported in the file of the deployment if only one has the operation', async () => {
    const item = 'specs/managed/paths/things.item.yaml';
    const renamed = (validFiles[item] ?? '').replace('getThing', 'findThing').replace('things.get', 'things.find');
    await expect(missingIn(create, get, '', { [item]: renamed })).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SpecError: packages/server/src/deployments/managed.ts:1  Expected a handler for \`findThing\`. Add the line below.  handler-missing
          findThing: ({ tenant, params }) => things.find(tenant, params.thingId),]
    `);
  });

  it('are reported in the shared file even if the file of each deployment has them', async () => {
    await expect(missingIn(create, get, get)).rejects.toThrow(`${folder}/observability.ts:3  Expected a handler`);
  });
});
