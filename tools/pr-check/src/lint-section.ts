import { deployments } from 'workflows';
import { run } from './run.ts';
import type { PullRequest, Section } from './section.ts';

interface LintReport {
  readonly totals: { readonly errors: number; readonly warnings: number };
}

/** Raises the limit of `redocly lint`, which lists 100 problems by default. */
const MAX_PROBLEMS = '--max-problems=1000';

/** Reports the findings of `redocly lint`. A run without a report fails. */
export async function lintSection({ root }: PullRequest): Promise<Section> {
  const title = 'Lint';
  const specs = await Promise.all(
    deployments.map(async (deployment) => {
      const file = `specs/${deployment}/openapi.yaml`;
      const { stdout, output } = await run('redocly', ['lint', file, MAX_PROBLEMS, '--format=json'], root);
      return { deployment, file, totals: totalsOf(stdout), output };
    }),
  );
  const text = specs.map(
    ({ deployment, totals, output }) => `${deployment}: ${totals ? counts(totals) : failed(output)}`,
  );
  const invalid = specs.filter(({ totals }) => !totals || totals.errors > 0).map(({ file }) => file);
  if (invalid.length === 0) return { title, text: text.join('\n'), ok: true };
  const annotated = await run('redocly', ['lint', ...invalid, MAX_PROBLEMS, '--format=github-actions'], root);
  const annotations = annotated.stdout
    .split('\n')
    .filter((line) => line.startsWith('::'))
    .join('\n');
  return { title, text: [...text, '', '`npm run lint` lists them.'].join('\n'), ok: false, annotations };
}

function counts({ errors, warnings }: LintReport['totals']): string {
  return `${errors} errors, ${warnings} warnings  `;
}

function failed(output: string): string {
  return [
    '`redocly lint` failed',
    '',
    ...output
      .trim()
      .split('\n')
      .map((line) => `    ${line}`),
  ].join('\n');
}

function totalsOf(stdout: string): LintReport['totals'] | undefined {
  try {
    return (JSON.parse(stdout) as LintReport).totals;
  } catch {
    return undefined;
  }
}
