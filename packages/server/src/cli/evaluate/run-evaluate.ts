import { CommanderError } from 'commander';
import { StartupError } from '../../domain/errors.ts';
import { redactPasswords } from '../../domain/secrets.ts';
import { errorMessage } from '../admin/error-message.ts';
import { type CommandResult, writeResult } from '../command-result.ts';
import { usageMessage } from '../usage-message.ts';
import type { EvaluationSummary } from './evaluate-once.ts';
import { type EvaluateOptions, evaluateCommand } from './evaluate-options.ts';

function describeSummary({ evaluated, notEvaluated, delivered, notDelivered }: EvaluationSummary): string {
  const part = (done: string, count: number, failed: number) =>
    `${done} ${count}${failed > 0 ? `, ${failed} failed` : ''}`;
  return `${part('Alerts evaluated:', evaluated, notEvaluated)}. ${part('Notifications delivered:', delivered, notDelivered)}.`;
}

/** Runs the `evaluate` command and returns its output. Does not throw: an error becomes one line on stderr. */
export async function executeEvaluate(argv: readonly string[]): Promise<CommandResult> {
  const printed: string[] = [];
  const command = evaluateCommand((text) => printed.push(text));
  try {
    command.parse(argv, { from: 'user' });
    const options = command.opts<EvaluateOptions>();
    if (options.once !== true)
      throw new StartupError('Missing option --once. A running service evaluates alerts every 30 seconds.');
    // Loaded lazily: the help needs neither the store nor the engine.
    const { evaluateOnce } = await import('./evaluate-once.ts');
    const summary = await evaluateOnce(options);
    const warnings = summary.warnings.map((warning) => `${redactPasswords(warning)}\n`).join('');
    const isDone = summary.notEvaluated === 0 && summary.notDelivered === 0;
    return { stdout: `${describeSummary(summary)}\n`, stderr: warnings, code: isDone ? 0 : 1 };
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0)
      return { stdout: printed.join(''), stderr: '', code: 0 };
    const message = error instanceof CommanderError ? usageMessage(error, command.args[0]) : errorMessage(error);
    return { stdout: '', stderr: `${message}\n`, code: 1 };
  }
}

/** Runs the command, writes its output and sets the exit code of this process. */
export async function runEvaluate(argv: readonly string[]): Promise<void> {
  writeResult(await executeEvaluate(argv));
}
