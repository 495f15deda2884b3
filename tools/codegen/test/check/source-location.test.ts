import { expect, it } from 'vitest';
import { sourceLocation } from '../../src/read/source-location.ts';
import { repositoryWith } from '../support/repository.ts';

it.each(['#/a', '#/a/deeper'])(
  'the location of a value in a schema that references itself with %s is the location of the reference',
  async (ref) => {
    const file = 'specs/shared/schemas/Loop.yaml';
    const root = await repositoryWith({ [file]: `title: Loop\na: { $ref: '${ref}' }\n` });
    const location = { deployment: 'open-source', pointer: '#/components/schemas/Loop/a/b' } as const;
    expect(sourceLocation(root, location)).toEqual({ file, line: 2, pointer: '#/a' });
  },
);
