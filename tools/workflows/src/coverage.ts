import { join } from 'node:path';
import { operationsOf } from './operations.ts';
import { type Deployment, type Workflow, workflowsOf } from './workflow.ts';

/** The operations of a deployment, and for each the Arazzo workflows with a step that calls it and expects success. */
export interface Coverage {
  readonly deployment: Deployment;
  readonly workflows: readonly Workflow[];
  readonly operations: readonly { readonly id: string; readonly workflows: readonly string[] }[];
  /** The ids of the operations without a workflow. */
  readonly missing: readonly string[];
}

/** Reads the spec and the workflows of a deployment, and finds the workflows of each operation. */
export async function coverageOf(deployment: Deployment, root: string): Promise<Coverage> {
  const workflows = await workflowsOf(deployment, root);
  const operations = operationsOf(join(root, 'specs', deployment, 'openapi.yaml')).map((id) => ({
    id,
    workflows: workflows.filter(({ operations }) => operations.includes(id)).map((workflow) => workflow.id),
  }));
  const missing = operations.filter(({ workflows }) => workflows.length === 0).map(({ id }) => id);
  return { deployment, workflows, operations, missing };
}

/** Formats one line per operation with its workflows, and a total. */
export function coverageText({ deployment, operations, missing }: Coverage): string {
  const width = Math.max(...operations.map(({ id }) => id.length));
  const lines = operations.map(({ id, workflows }) => `${id.padEnd(width)}  ${workflows.join(', ') || '-'}`);
  const covered = operations.length - missing.length;
  return [...lines, `${deployment}: ${covered} of ${operations.length} operations have a workflow`].join('\n');
}
