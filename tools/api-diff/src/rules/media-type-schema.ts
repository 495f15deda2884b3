import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a media type of a request that gets a schema, and a media type of a response that loses its schema. */
export const mediaTypeSchema: DiffRule = (pair) => {
  if (pair.kind !== 'media-type') return;
  const [before, after] = valuesOf(pair, 'schema');
  if (pair.direction === 'request' && before === undefined && after !== undefined) {
    return { bump: 'major', message: `\`${pair.name}\` of the request now has a schema.` };
  }
  if (pair.direction === 'response' && before !== undefined && after === undefined) {
    return { bump: 'major', message: `\`${pair.name}\` of the response no longer has a schema.` };
  }
  return;
};
