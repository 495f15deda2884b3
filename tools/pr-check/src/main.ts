// Prints the comment on the pull request of this branch:
//   node tools/pr-check/src/main.ts [--base <commit>] [--output <file>] [--sarif <file>] [--root <folder>]
// Exit codes: 0 = ready, 1 = not ready, 2 = the check failed to run.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { annotationsText, ComparisonError, sarifText } from 'api-diff';
import { repository, YamlSyntaxError } from 'workflows';
import { checkPullRequest } from './check.ts';

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      output: { type: 'string' },
      sarif: { type: 'string' },
      root: { type: 'string', default: repository },
    },
  });
  const { comment, terminal, findings, ok } = await checkPullRequest(values.root, { base: values.base });
  console.log(terminal);
  if (values.output) await writeFile(values.output, `${comment}\n`);
  if (values.sarif) await writeFile(values.sarif, sarifText(findings));
  if (process.env['GITHUB_ACTIONS'] && findings.length > 0) console.log(annotationsText(findings));
  if (!ok) process.exitCode = 1;
} catch (error) {
  const isKnown = error instanceof ComparisonError || error instanceof YamlSyntaxError || error instanceof TypeError;
  console.error(isKnown ? error.message : error);
  process.exitCode = 2;
}
