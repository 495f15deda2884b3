import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from 'workflows';

type Kind = 'schemas' | 'parameters';

/** Returns true if the deployment's spec or the shared spec has the component. */
export function hasComponent(root: string, deployment: Deployment, kind: Kind, name: string): boolean {
  return [deployment, 'shared'].some((folder) => existsSync(join(root, `specs/${folder}/${kind}/${name}.yaml`)));
}

/** Returns a reference to a component, for a file in a folder of the spec. Prefers the deployment's own component. */
export function referenceTo(root: string, deployment: Deployment, kind: Kind, name: string): string {
  const has = (folder: string) => existsSync(join(root, `specs/${folder}/${kind}/${name}.yaml`));
  return `$ref: ${has('shared') && !has(deployment) ? '../../shared' : '..'}/${kind}/${name}.yaml`;
}
