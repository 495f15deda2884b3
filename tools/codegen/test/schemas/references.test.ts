import { expect, it } from 'vitest';
import { referencedNames } from '../../src/read/references.ts';

it('finds references in properties whose names are keywords such as examples, and ignores those in examples', () => {
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const properties = { example: reference('A'), examples: reference('B'), properties: { examples: [reference('C')] } };
  expect(
    referencedNames({ properties, examples: [{ properties: { a: reference('D') } }], example: reference('E') }),
  ).toEqual(new Set(['A', 'B']));
});
