import { readFileSync, writeFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';

const kinds = [
  ['first', false],
  ['all', true],
] as const;

/**
 * Writes the validators of Ajv as modules into `folder`, a copy of the folder of this file. Its other modules, such as `alert.ts`,
 * import them.
 */
export function generate(folder: string): void {
  for (const payload of ['dashboard', 'alert', 'pipe-settings', 'api-keys']) {
    const schema = JSON.parse(readFileSync(`${folder}/../schemas/${payload}.json`, 'utf8'));
    for (const [name, allErrors] of kinds) {
      const options = { strict: false, discriminator: true, allErrors, code: { source: true } };
      const ajv = formats.default(new Ajv(options));
      writeFileSync(`${folder}/${payload}.${name}.cjs`, standaloneCode.default(ajv, ajv.compile(schema)));
    }
  }
}
