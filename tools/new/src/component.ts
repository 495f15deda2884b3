import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from 'workflows';

type Kind = 'schemas' | 'parameters';

/** Whether a spec has the component, of its own or among what both share. */
export function hasComponent(root: string, deployment: Deployment, kind: Kind, name: string): boolean {
  return [deployment, 'shared'].some((folder) => existsSync(join(root, `specs/${folder}/${kind}/${name}.yaml`)));
}

/** The reference to a component from a folder of the spec: to the shared one where the spec has none of its own. */
export function referenceTo(root: string, deployment: Deployment, kind: Kind, name: string): string {
  const isOwn = existsSync(join(root, `specs/${deployment}/${kind}/${name}.yaml`));
  // What is new is a schema of this spec, and a parameter of both.
  const isShared = !isOwn && (kind === 'parameters' || hasComponent(root, deployment, kind, name));
  return `$ref: ${isShared ? '../../shared' : '..'}/${kind}/${name}.yaml`;
}
