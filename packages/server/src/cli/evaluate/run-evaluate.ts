import { CommanderError } from 'commander';
import { StartError } from '../../store/start-error.ts';
import { failureSentence } from '../admin/failure-sentence.ts';
import type { Answer } from '../admin/run-admin.ts';
import { sentence } from '../options.ts';
import { withoutPasswords } from '../without-passwords.ts';
import type { Summary } from './evaluate-once.ts';
import { type EvaluateOptions, evaluateCommand } from './evaluate-options.ts';

const inWords = ({ evaluated, notEvaluated, delivered, notDelivered }: Summary): string => {
  const part = (done: string, count: number, failed: number) =>
    `${done} ${count}${failed > 0 ? `, ${failed} failed` : ''}`;
  return `${part('Alerts evaluated:', evaluated, notEvaluated)}. ${part('Notifications delivered:', delivered, notDelivered)}.`;
};

/** Does what the words of an `evaluate` command say. Does not throw: what fails is one sentence. */
export const answerEvaluate = async (argv: readonly string[]): Promise<Answer> => {
  const printed: string[] = [];
  const command = evaluateCommand((text) => printed.push(text));
  try {
    command.parse(argv, { from: 'user' });
    const options = command.opts<EvaluateOptions>();
    if (options.once !== true)
      throw new StartError('Say observability-api evaluate --once: a service evaluates every minute by itself.');
    // Loaded when the command line is fine: the help needs neither store nor engine.
    const { evaluateOnce } = await import('./evaluate-once.ts');
    const summary = await evaluateOnce(options);
    const warnings = summary.warnings.map((warning) => `${withoutPasswords(warning)}\n`).join('');
    const isDone = summary.notEvaluated === 0 && summary.notDelivered === 0;
    return { stdout: `${inWords(summary)}\n`, stderr: warnings, code: isDone ? 0 : 1 };
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0)
      return { stdout: printed.join(''), stderr: '', code: 0 };
    const message = error instanceof CommanderError ? sentence(error) : failureSentence(error);
    return { stdout: '', stderr: `${message}\n`, code: 1 };
  }
};

/** Runs the command in this process, which ends with its code. */
export const runEvaluate = async (argv: readonly string[]): Promise<void> => {
  const { stdout, stderr, code } = await answerEvaluate(argv);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
};
