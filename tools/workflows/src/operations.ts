import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Deployment } from './repository.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

interface Root {
  readonly paths?: Readonly<Record<string, { readonly $ref?: string }>>;
}

/** The operationIds of a deployment, in the order of its spec; read from the files, so that it needs no build. */
export async function operationsOf(deployment: Deployment, root: string): Promise<readonly string[]> {
  const file = join(root, 'specs', deployment, 'openapi.yaml');
  const { paths = {} } = parse(await readFile(file, 'utf8')) as Root;
  const items = Object.values(paths).map(async ({ $ref, ...inline }) => {
    const item = $ref ? parse(await readFile(join(dirname(file), $ref), 'utf8')) : inline;
    return Object.entries(item as Readonly<Record<string, { readonly operationId?: string }>>);
  });
  return (await Promise.all(items))
    .flat()
    .flatMap(([key, { operationId }]) => (methods.includes(key) && operationId ? [operationId] : []));
}
