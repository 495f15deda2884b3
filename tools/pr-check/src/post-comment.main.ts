// Runs in the workflow with write permission: node tools/pr-check/src/post-comment.main.ts <file>
import { readFile } from 'node:fs/promises';
import { postComment } from './post-comment.ts';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Expected the environment variable ${name}, but it is not set.`);
  return value;
}

const [file = ''] = process.argv.slice(2);
const done = await postComment(await readFile(file, 'utf8'), {
  api: required('GITHUB_API_URL'),
  token: required('GITHUB_TOKEN'),
  repository: required('GITHUB_REPOSITORY'),
  head: `${required('HEAD_OWNER')}:${required('HEAD_BRANCH')}`,
  commit: required('HEAD_COMMIT'),
  run: required('RUN_URL'),
});
console.log(`The comment: ${done}.`);
