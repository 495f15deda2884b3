// Creates or updates the comment on a pull request from the text of a file.
// Runs in `.github/workflows/pull-request-comment.yml`: node tools/pr-check/src/post-comment.main.ts <file>
import { readFile } from 'node:fs/promises';
import { postComment } from './post-comment.ts';

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Expected the environment variable ${name}, but it is not set.`);
  return value;
}

const [file = ''] = process.argv.slice(2);
const result = await postComment(await readFile(file, 'utf8'), {
  api: requiredVariable('GITHUB_API_URL'),
  token: requiredVariable('GITHUB_TOKEN'),
  repository: requiredVariable('GITHUB_REPOSITORY'),
  head: `${requiredVariable('HEAD_OWNER')}:${requiredVariable('HEAD_BRANCH')}`,
  commit: requiredVariable('HEAD_COMMIT'),
  run: requiredVariable('RUN_URL'),
});
console.log(`Comment on the pull request: ${result}.`);
