import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from './repository.ts';

/** A step as it ran. */
export interface StepRun {
  readonly workflow: string;
  readonly step: string;
  /** Absent when no request was sent. */
  readonly status?: number;
  /** What did not hold; empty when the step passed. */
  readonly faults: readonly string[];
}

interface Service {
  readonly baseUrl: string;
}

interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly message?: string;
  readonly condition?: string;
}

interface Step {
  readonly stepId: string;
  readonly workflowId: string;
  readonly response?: { readonly statusCode: number };
  readonly checks: readonly Check[];
}

interface Report {
  readonly files: Readonly<
    Record<string, { readonly executedWorkflows: readonly { readonly executedSteps: readonly Step[] }[] }>
  >;
}

/**
 * Runs workflow files against a service and answers every step. `inputs` holds what the workflows of the deployment ask
 * for. A run without a report, or without a step, is an error.
 */
export async function runWorkflows(
  deployment: Deployment,
  files: readonly string[],
  inputs: Service & object,
): Promise<readonly StepRun[]> {
  const folder = await mkdtemp(join(tmpdir(), 'observability-workflows-'));
  const report = join(folder, 'report.json');
  const server = `${deployment}=${inputs.baseUrl}`;
  const args = ['respect', ...files, '-i', JSON.stringify(inputs), '-S', server, '-J', report];
  try {
    const output = await new Promise<string>((resolve) => {
      // What failed is in the report; the exit code says no more.
      execFile('redocly', args, { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
    const text = await readFile(report, 'utf8').catch(() => {
      throw new Error(`\`redocly respect\` wrote no report:\n${output}`);
    });
    const steps = stepsOf(JSON.parse(text));
    if (steps.length === 0) throw new Error(`\`redocly respect\` ran no step:\n${output}`);
    return steps;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function stepsOf({ files }: Report): StepRun[] {
  return Object.values(files)
    .flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(({ executedSteps }) => executedSteps))
    .map(({ workflowId, stepId, response, checks }) => ({
      workflow: workflowId,
      step: stepId,
      ...(response && { status: response.statusCode }),
      faults: checks.filter(({ passed }) => !passed).map(sentence),
    }));
}

function sentence({ name, condition, message = '' }: Check): string {
  return [name, condition, message.replaceAll(/\s+/g, ' ').trim()].filter(Boolean).join(': ');
}
