import type { Finding } from 'api-diff';
import { deployments } from 'workflows';
import { run } from './run.ts';
import type { PullRequest, Section } from './section.ts';

interface LintReport {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly start?: { readonly line: number };
    }[];
  }[];
}

/** Raises the number of problems that `redocly lint` lists, which is 100 by default. */
const MAX_PROBLEMS = '--max-problems=1000';

/**
 * Reports the findings of `redocly lint`. A finding in a file of both specs is listed once. Fails if there are errors or a run prints
 * no report.
 */
export async function lintSection({ root }: PullRequest): Promise<Section> {
  const specs = await Promise.all(
    deployments.map(async (deployment) => {
      const { stdout, output } = await run(
        'redocly',
        ['lint', `specs/${deployment}/openapi.yaml`, MAX_PROBLEMS, '--format=json'],
        root,
      );
      return { deployment, report: parseReport(stdout), output };
    }),
  );
  const text = specs.map(
    ({ deployment, report, output }) => `${deployment}: ${report ? totalsText(report.totals) : failureText(output)}`,
  );
  const findings = new Map(
    specs
      .flatMap(({ report }) => (report ? findingsIn(report) : []))
      .map((finding) => [JSON.stringify(finding), finding]),
  );
  const ok = specs.every(({ report }) => report?.totals.errors === 0);
  return {
    title: 'Lint',
    text: [...text, ...(ok ? [] : ['', '`npm run lint -- specs` lists the errors.'])].join('\n'),
    ok,
    findings: [...findings.values()],
  };
}

function findingsIn({ problems }: LintReport): Finding[] {
  return problems.map(({ ruleId, severity, message, location: [first] }) => ({
    level: severity === 'error' ? 'error' : 'warning',
    rule: ruleId,
    message,
    ...(first && { location: { file: first.source.ref, line: first.start?.line ?? 1 } }),
  }));
}

/** The two spaces at the end are a line break in Markdown. */
function totalsText({ errors, warnings }: LintReport['totals']): string {
  return `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}  `;
}

function failureText(output: string): string {
  return [
    '`redocly lint` failed',
    '',
    ...output
      .trim()
      .split('\n')
      .map((line) => `    ${line}`),
  ].join('\n');
}

function parseReport(stdout: string): LintReport | undefined {
  try {
    return JSON.parse(stdout) as LintReport;
  } catch {
    return undefined;
  }
}
