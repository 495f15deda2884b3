import { dirname, join } from 'node:path';
import { readYaml } from './read-yaml.ts';
import type { Deployment } from './repository.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

interface Root {
  readonly paths?: Readonly<Record<string, { readonly $ref?: string }>>;
}

/** The operationIds of a deployment, in the order of its spec; read from the files, so that it needs no build. */
export async function operationsOf(deployment: Deployment, root: string): Promise<readonly string[]> {
  const file = join(root, 'specs', deployment, 'openapi.yaml');
  const { paths = {} } = (await readYaml(file)) as Root;
  const items = Object.values(paths).map(async ({ $ref, ...inline }) => {
    const item = $ref ? await readYaml(join(dirname(file), $ref)) : inline;
    return Object.entries(item as Readonly<Record<string, { readonly operationId?: string }>>);
  });
  return (await Promise.all(items))
    .flat()
    .flatMap(([key, { operationId }]) => (methods.includes(key) && operationId ? [operationId] : []));
}
