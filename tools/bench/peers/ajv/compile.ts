import Ajv from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Ajv as one would set it up for these schemas. With `allErrors` it goes on after the first issue. */
export function compile(schema: object, allErrors: boolean) {
  return formats.default(new Ajv({ strict: false, discriminator: true, allErrors })).compile(schema);
}
