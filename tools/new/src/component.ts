import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from 'workflows';

type Kind = 'schemas' | 'parameters';

/** Whether a spec has the component, of its own or among what both share. */
export function hasComponent(root: string, deployment: Deployment, kind: Kind, name: string): boolean {
  return [deployment, 'shared'].some((folder) => existsSync(join(root, `specs/${folder}/${kind}/${name}.yaml`)));
}

/** The reference to a component from a folder of the spec: to the shared one where only that is there. */
export function referenceTo(root: string, deployment: Deployment, kind: Kind, name: string): string {
  const has = (folder: string) => existsSync(join(root, `specs/${folder}/${kind}/${name}.yaml`));
  return `$ref: ${has('shared') && !has(deployment) ? '../../shared' : '..'}/${kind}/${name}.yaml`;
}
