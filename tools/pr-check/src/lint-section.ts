import { deployments } from 'workflows';
import { run } from './run.ts';
import type { PullRequest, Section } from './section.ts';

interface LintReport {
  readonly totals: { readonly errors: number; readonly warnings: number };
}

/** More findings than `redocly lint` lists by itself. */
const most = '--max-problems=1000';

/** What `redocly lint` finds in the specs. A run without a report is a failure. */
export async function lintSection({ root }: PullRequest): Promise<Section> {
  const title = 'Lint';
  const specs = await Promise.all(
    deployments.map(async (deployment) => {
      const file = `specs/${deployment}/openapi.yaml`;
      const { stdout, output } = await run('redocly', ['lint', file, most, '--format=json'], root);
      return { deployment, file, totals: totalsOf(stdout), output };
    }),
  );
  const text = specs.map(
    ({ deployment, totals, output }) => `${deployment}: ${totals ? counts(totals) : failed(output)}`,
  );
  const faulty = specs.filter(({ totals }) => !totals || totals.errors > 0).map(({ file }) => file);
  if (faulty.length === 0) return { title, text: text.join('\n'), ok: true };
  const annotated = await run('redocly', ['lint', ...faulty, most, '--format=github-actions'], root);
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
