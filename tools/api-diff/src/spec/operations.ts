import type { Located, SpecFiles } from './spec-files.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation under `paths` or `webhooks` of a deployment's spec. */
export interface SpecOperation {
  readonly id: string;
  /** The path; for a webhook, its name. */
  readonly path: string;
  readonly method: string;
  readonly node: Located;
  readonly item: Located;
}

/** Returns the operations of a deployment in one checkout. Empty if it has no spec. */
export function specOperations(files: SpecFiles, deployment: string): readonly SpecOperation[] {
  return operationsIn('paths', files, deployment);
}

/** Returns the requests that the service sends, from the `webhooks` of its spec. */
export function specWebhooks(files: SpecFiles, deployment: string): readonly SpecOperation[] {
  return operationsIn('webhooks', files, deployment);
}

function operationsIn(section: 'paths' | 'webhooks', files: SpecFiles, deployment: string): readonly SpecOperation[] {
  const paths = files.find(files.file(`specs/${deployment}/openapi.yaml`), section);
  return Object.keys((paths?.value as object | undefined) ?? {}).flatMap((path) => {
    const item = files.find(paths, path);
    return methods.flatMap((method) => {
      const node = files.find(item, method);
      if (!item || !node) return [];
      const { operationId } = node.value as { readonly operationId?: string };
      return [{ id: operationId ?? `${method.toUpperCase()} ${path}`, path, method, node, item }];
    });
  });
}

/** Returns the files that an operation refers to, without the file that contains the operation. */
export function filesOfOperation(files: SpecFiles, { node, item }: SpecOperation): ReadonlySet<string> {
  const used = filesOf(files, node, files.find(item, 'parameters'));
  used.delete(node.file);
  return used;
}

/** Returns the files of the values and of everything they refer to. */
export function filesOf(files: SpecFiles, ...values: readonly (Located | undefined)[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const queue = values.filter((located) => located !== undefined);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const place = `${next.file}#${next.keys.join('/')}`;
    if (seen.has(place) || typeof next.value !== 'object' || next.value === null) continue;
    seen.add(place);
    found.add(next.file);
    for (const [key, value] of Object.entries(next.value)) {
      queue.push(files.follow({ value, file: next.file, keys: [...next.keys, key] }));
    }
  }
  return found;
}
