import { expect, it } from 'vitest';
import { referencedNames } from '../../src/read/references.ts';

it('finds the references of a property with the name of a keyword, and ignores those of examples', () => {
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const properties = { example: reference('A'), examples: reference('B'), properties: { examples: [reference('C')] } };
  expect(
    referencedNames({ properties, examples: [{ properties: { a: reference('D') } }], example: reference('E') }),
  ).toEqual(new Set(['A', 'B']));
});
