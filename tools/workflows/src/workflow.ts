import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readYaml } from './read-yaml.ts';

/** The root folder of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Both deployments, in the order in which the tools print them. */
export const deployments = ['open-source', 'managed'] as const;
export type Deployment = (typeof deployments)[number];

/** A workflow in a `*.arazzo.yaml` file. */
export interface Workflow {
  readonly id: string;
  readonly file: string;
  /** The operations that a step calls and expects to succeed, without duplicates. */
  readonly operations: readonly string[];
}

interface Step {
  readonly operationId?: string;
  readonly successCriteria?: readonly { readonly condition?: string }[];
}

interface Arazzo {
  readonly workflows?: readonly { readonly workflowId: string; readonly steps?: readonly Step[] }[];
}

const successCondition = /^\$statusCode == 2\d\d$/;

/** Returns the workflows of a deployment, sorted by file name, or an empty list if there is no folder. */
export async function workflowsOf(deployment: Deployment, root: string): Promise<readonly Workflow[]> {
  const folder = join(root, 'specs', deployment, 'workflows');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .sort()
    .flatMap((name) => {
      const { workflows = [] } = readYaml(join(folder, name)) as Arazzo;
      return workflows.map(({ workflowId, steps = [] }) => ({
        id: workflowId,
        file: join(folder, name),
        operations: [...new Set(steps.filter(isSuccess).flatMap(({ operationId }) => operationId ?? []))],
      }));
    });
}

/** Returns true if the step expects success. A step that expects an error does not cover the operation. */
function isSuccess({ successCriteria = [] }: Step): boolean {
  return successCriteria.some(({ condition = '' }) => successCondition.test(condition));
}
