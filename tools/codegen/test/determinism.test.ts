import { describe, expect, it } from 'vitest';
import { generateAll } from './support/generate-all.ts';
import { filesIn, repositoryWith } from './support/repository.ts';

describe('generated output', () => {
  it('is byte-identical on every run and in every folder', async () => {
    const [firstRepository, secondRepository] = [await repositoryWith(), await repositoryWith()];
    await generateAll(firstRepository);
    await generateAll(secondRepository);
    const first = await filesIn(firstRepository);
    expect(await filesIn(secondRepository)).toEqual(first);
    await generateAll(firstRepository);
    expect(await filesIn(firstRepository)).toEqual(first);
  });

  it('contains neither dates nor the path of its repository', async () => {
    const root = await repositoryWith();
    await generateAll(root);
    const text = [...(await filesIn(root)).values()].join('\n');
    expect(text).not.toContain(root);
    expect(text).not.toMatch(/\b20\d\d-\d\d-\d\d/);
  });

  it('keeps the key order of the spec', async () => {
    const root = await repositoryWith({
      'specs/shared/schemas/Kind.yaml': 'type: object\nproperties:\n  z: { type: string }\n  a: { type: string }\n',
    });
    await generateAll(root);
    const files = await filesIn(root);
    expect(files.get('packages/schemas/src/generated/bidirectional/kind.ts')).toContain(
      'export interface Kind {\n  z?: string | undefined;\n  a?: string | undefined;\n}',
    );
    const { components } = JSON.parse(files.get('specs/managed/dist/openapi.json') ?? '');
    expect(Object.keys(components.schemas.Kind.properties)).toEqual(['z', 'a']);
  });

  it('publishes the document that the service serves', async () => {
    const root = await repositoryWith();
    await generateAll(root);
    const files = await filesIn(root);
    const json = (path: string) => JSON.parse(files.get(path) ?? '');
    const published = json('specs/managed/dist/openapi.json');
    expect(published).toEqual(json('packages/server/src/generated/managed.openapi.json'));
    expect(published.components.schemas.ThingInput).toMatchObject({ additionalProperties: false });
  });
});
