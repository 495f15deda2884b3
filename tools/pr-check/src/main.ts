// Says of this branch what the comment on its pull request says:
//   node tools/pr-check/src/main.ts [--base <commit>] [--output <file>] [--root <folder>]
// Exit code 0: ready. 1: to mend. 2: it could not be checked.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Fault } from 'api-diff';
import { repository, YamlSyntaxError } from 'workflows';
import { checkPullRequest } from './check.ts';

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      output: { type: 'string' },
      root: { type: 'string', default: repository },
    },
  });
  const { comment, annotations, ok } = await checkPullRequest(values.root, { base: values.base });
  console.log(comment);
  if (values.output) await writeFile(values.output, `${comment}\n`);
  if (process.env['GITHUB_ACTIONS'] && annotations) console.log(annotations);
  if (!ok) process.exitCode = 1;
} catch (error) {
  const isKnown = error instanceof Fault || error instanceof YamlSyntaxError || error instanceof TypeError;
  console.error(isKnown ? error.message : error);
  process.exitCode = 2;
}
