import { deployments } from 'workflows';
import { coverageOf } from 'workflows/coverage';
import type { PullRequest, Section } from './section.ts';

/** Reports the number of operations before and after, and how many of the current ones have a workflow. */
export async function operationsSection({ root, before }: PullRequest): Promise<Section> {
  const rows = await Promise.all(
    deployments.map(async (deployment) => {
      const [current, previous] = await Promise.all([coverageOf(deployment, root), coverageOf(deployment, before)]);
      const count = current.operations.length;
      const covered = `${count - current.missing.length} of ${count}`;
      const missing = current.missing.map((id) => `\`${id}\``).join(', ') || '–';
      return { row: `| ${deployment} | ${previous.operations.length} → ${count} | ${covered} | ${missing} |`, current };
    }),
  );
  return {
    title: 'Operations',
    text: ['| | operations | in a workflow | without one |', '|---|---|---|---|', ...rows.map(({ row }) => row)].join(
      '\n',
    ),
    ok: rows.every(({ current }) => current.missing.length === 0),
  };
}
