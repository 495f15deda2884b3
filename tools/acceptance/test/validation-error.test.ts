import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

/** Imports a module of an installed package. `Module` is the type of its source. */
async function importInstalled<Module>(path: string): Promise<Module> {
  const file = join(inject('project'), 'node_modules/@observability-api', path);
  return (await import(pathToFileURL(file).href)) as Module;
}

describe('ValidationError of the packed packages', () => {
  it('is one class in the schemas and in both clients', async () => {
    const schemas = await importInstalled<typeof import('@observability-api/schemas')>('schemas/dist/index.js');
    const openSource = await importInstalled<typeof import('@observability-api/open-source/validation')>(
      'open-source/dist/validation.js',
    );
    const managed =
      await importInstalled<typeof import('@observability-api/managed/validation')>('managed/dist/validation.js');
    expect(openSource.ValidationError).toBe(schemas.ValidationError);
    expect(managed.ValidationError).toBe(schemas.ValidationError);
  });
});
