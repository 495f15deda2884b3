import { expect, it } from 'vitest';
import { run } from '../src/run.ts';

it('the error of a program that fails contains its output', async () => {
  const code = "console.log('some output'); console.error('a problem'); process.exit(3);";
  await expect(run(process.execPath, ['-e', code], { cwd: '.' })).rejects.toThrow('failed:\nsome output\na problem');
});

it('the error of a program that cannot start contains the reason', async () => {
  await expect(run('no-such-program', ['--help'], { cwd: '.' })).rejects.toThrow(
    '`no-such-program --help` failed:\nspawn no-such-program ENOENT',
  );
});
