import { join } from 'node:path';
import { repository } from 'workflows';
import { run } from './run.ts';
import type { PullRequest, Section } from './section.ts';

/** Checks that the generated code in the checkout is up to date with the specs. Fails if a spec is invalid. */
export async function generatedSection({ root }: PullRequest): Promise<Section> {
  const { code, output } = await run(
    'node',
    [join(repository, 'tools/codegen/src/main.ts'), 'check', '--root', root],
    root,
  );
  if (code === 0) return { title: 'Generated code', text: 'Up to date.', ok: true };
  const excerpt = output
    .trim()
    .split('\n')
    .slice(0, 20)
    .map((line) => `    ${line}`);
  const text = [
    'The code is out of date or a spec is invalid. Fix the listed errors, run `npm run generate` and commit its output.',
    '',
    ...excerpt,
  ].join('\n');
  return { title: 'Generated code', text, ok: false };
}
