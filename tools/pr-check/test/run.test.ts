import { expect, it } from 'vitest';
import { run } from '../src/run.ts';

it('the output of a program that times out ends with the reason', async () => {
  const code = "process.stderr.write('waiting\\n'); setTimeout(() => {}, 60_000);";
  const outcome = await run(process.execPath, ['-e', code], '.', 1_000);
  expect(outcome).toEqual({ code: 1, stdout: '', output: 'waiting\nTimed out after 1000 ms.' });
});

it('a program that ends with code 0 after a timeout has code 1', async () => {
  const code = "process.on('SIGTERM', () => process.exit(0)); setTimeout(() => {}, 60_000);";
  const outcome = await run(process.execPath, ['-e', code], '.', 1_000);
  expect(outcome).toEqual({ code: 1, stdout: '', output: 'Timed out after 1000 ms.' });
});

it('the output of a program that is killed ends with the signal', async () => {
  const outcome = await run(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"], '.');
  expect(outcome).toEqual({ code: 1, stdout: '', output: 'Killed by SIGKILL.' });
});

it('the output of a program that cannot start is the reason', async () => {
  const outcome = await run('no-such-program', [], '.');
  expect(outcome).toEqual({ code: 1, stdout: '', output: 'spawn no-such-program ENOENT' });
});
