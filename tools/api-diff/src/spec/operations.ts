import type { Located, SpecFiles } from './spec-files.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation of a deployment's spec, or one of its deliveries. */
export interface SpecOperation {
  readonly id: string;
  /** Of a delivery, the name of its webhook. */
  readonly path: string;
  readonly method: string;
  readonly node: Located;
  readonly item: Located;
}

/** The operations of a deployment in one checkout; none where it has no spec. */
export function specOperations(files: SpecFiles, deployment: string): readonly SpecOperation[] {
  return under('paths', files, deployment);
}

/** What the service of a deployment sends by itself, from its `webhooks`. */
export function specDeliveries(files: SpecFiles, deployment: string): readonly SpecOperation[] {
  return under('webhooks', files, deployment);
}

function under(section: 'paths' | 'webhooks', files: SpecFiles, deployment: string): readonly SpecOperation[] {
  const paths = files.at(files.file(`specs/${deployment}/openapi.yaml`), section);
  return Object.keys((paths?.value as object | undefined) ?? {}).flatMap((path) => {
    const item = files.at(paths, path);
    return methods.flatMap((method) => {
      const node = files.at(item, method);
      if (!item || !node) return [];
      const { operationId } = node.value as { readonly operationId?: string };
      return [{ id: operationId ?? `${method.toUpperCase()} ${path}`, path, method, node, item }];
    });
  });
}

/** The files that an operation is made of, besides the path file and the root. */
export function reach(files: SpecFiles, { node, item }: SpecOperation): ReadonlySet<string> {
  const found = filesOf(files, node, files.at(item, 'parameters'));
  found.delete(node.file);
  return found;
}

/** The files that values are made of: their own, and all that they refer to. */
export function filesOf(files: SpecFiles, ...values: readonly (Located | undefined)[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const queue = values.filter((located) => located !== undefined);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const name = `${next.file}#${next.keys.join('/')}`;
    if (seen.has(name) || typeof next.value !== 'object' || next.value === null) continue;
    seen.add(name);
    found.add(next.file);
    for (const [key, value] of Object.entries(next.value)) {
      queue.push(files.follow({ value, file: next.file, keys: [...next.keys, key] }));
    }
  }
  return found;
}
