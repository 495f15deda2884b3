import Ajv from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Compiles a schema with Ajv. With `allErrors`, validation continues after the first issue. */
export function compile(schema: object, allErrors: boolean) {
  return formats.default(new Ajv({ strict: false, discriminator: true, allErrors })).compile(schema);
}
