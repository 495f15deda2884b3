// Prints the content of the comment on the pull request of this branch. `npm run pr-check -- --help` prints the usage.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { annotationsText, ComparisonError, sarifText } from 'api-diff';
import { repository } from 'workflows';
import { YamlSyntaxError } from 'workflows/read-yaml';
import { checkPullRequest } from './check.ts';

const USAGE = `Usage: npm run pr-check [-- <option> …]

Compares the API and the package sizes of this branch with its base. Also lints the specs, and checks the changesets, the generated
code, the build of the reference, and whether each operation has an Arazzo workflow.

Options:
  --base <commit>  Compare with the merge base of HEAD and this commit or branch. Default: the base branch of the pull
                   request in GitHub Actions, otherwise the main branch
  --output <file>  Also write the comment for the pull request as Markdown
  --sarif <file>   Also write the findings as SARIF 2.1.0
  --root <folder>  Check another checkout. Default: this one
  --help           Print this help

Exit codes: 0 = ready, 1 = not ready, 2 = the check failed to run.`;

const options = {
  base: { type: 'string' },
  output: { type: 'string' },
  sarif: { type: 'string' },
  root: { type: 'string', default: repository },
  help: { type: 'boolean' },
} as const;

try {
  const { values } = parseArgs({ options });
  if (values.help) console.log(USAGE);
  else await check(values);
} catch (error) {
  // `parseArgs` throws a TypeError with a code.
  const isInvalidArgument = error instanceof TypeError && 'code' in error;
  const isKnown = error instanceof ComparisonError || error instanceof YamlSyntaxError || isInvalidArgument;
  console.error(isKnown ? error.message : error);
  process.exitCode = 2;
}

async function check(values: { root: string; base?: string; output?: string; sarif?: string }): Promise<void> {
  const { comment, terminal, findings, ok } = await checkPullRequest(values.root, { base: values.base });
  console.log(terminal);
  if (values.output) await writeFile(values.output, `${comment}\n`);
  if (values.sarif) await writeFile(values.sarif, sarifText(findings));
  if (process.env['GITHUB_ACTIONS'] && findings.length > 0) console.log(annotationsText(findings));
  if (!ok) process.exitCode = 1;
}
