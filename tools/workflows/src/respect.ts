import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from './workflow.ts';

/** The result of one step. */
export interface StepRun {
  readonly workflow: string;
  readonly step: string;
  /** The status code of the response. Absent if there was no response. */
  readonly status?: number;
  /** The failed checks; empty if the step passed. */
  readonly failures: readonly string[];
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

const TIMEOUT_MS = 600_000;

/**
 * Runs workflow files against the service at `inputs.baseUrl` and returns the result of every step. `inputs` are the inputs of
 * the workflows. Throws an error if the run produces no report or no steps.
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
      // The report lists the failed checks; the exit code adds nothing.
      execFile('redocly', args, { timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) =>
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
      failures: checks.filter(({ passed }) => !passed).map(describeCheck),
    }));
}

function describeCheck({ name, condition, message = '' }: Check): string {
  return [name, condition, message.replaceAll(/\s+/g, ' ').trim()].filter(Boolean).join(': ');
}
