import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { areas } from '../src/areas.ts';
import { repository } from '../src/repository.ts';

interface Task {
  readonly taskId: string;
  readonly command: string;
  readonly dependencies: readonly string[];
}

function tasksOf(...names: string[]): readonly Task[] {
  const { stdout } = spawnSync('turbo', ['run', ...names, '--dry=json'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { tasks } = JSON.parse(stdout) as { tasks: readonly Task[] };
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

it('every lint task of `npm test` is in one area and waits for no other task', () => {
  const checks = tasksOf('lint', 'test').filter(({ taskId }) => /#lint/.test(taskId));
  const listed = Object.values(areas).flat();
  expect(checks.map(({ taskId }) => taskId).sort()).toEqual(listed.filter((task) => task !== 'typecheck').sort());
  expect(checks.flatMap(({ dependencies }) => dependencies)).toEqual([]);
});

it('the area `types` contains the type check of the server', () => {
  const types = tasksOf(...(areas['types'] ?? [])).map(({ taskId }) => taskId);
  expect(types).toContain('@observability-api/server#typecheck');
});
