import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Returns the files of all schemas in the specs, by schema name. */
export function schemaFiles(root: string): ReadonlyMap<string, string> {
  const specs = join(root, 'specs');
  const files = new Map<string, string>();
  for (const folder of existsSync(specs) ? readdirSync(specs).sort() : []) {
    const schemas = join(specs, folder, 'schemas');
    for (const name of existsSync(schemas) ? readdirSync(schemas).sort() : []) {
      if (name.endsWith('.yaml')) files.set(basename(name, '.yaml'), `specs/${folder}/schemas/${name}`);
    }
  }
  return files;
}
