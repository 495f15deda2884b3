import { dirname, join } from 'node:path';
import { readYaml } from './read-yaml.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

interface Root {
  readonly paths?: Readonly<Record<string, { readonly $ref?: string }>>;
}

/** Returns the operationIds of a spec in order. Reads the source files, so no bundle is needed. */
export function operationsOf(spec: string): readonly string[] {
  const { paths = {} } = readYaml(spec) as Root;
  return Object.values(paths).flatMap(({ $ref, ...inline }) => {
    const item = $ref ? readYaml(join(dirname(spec), $ref)) : inline;
    return Object.entries(item as Readonly<Record<string, { readonly operationId?: string }>>).flatMap(
      ([key, { operationId }]) => (methods.includes(key) && operationId ? [operationId] : []),
    );
  });
}
