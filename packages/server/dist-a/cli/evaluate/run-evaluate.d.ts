import type { Answer } from '../admin/run-admin.ts';
/** Does what the words of an `evaluate` command say. Does not throw: what fails is one sentence. */
export declare const answerEvaluate: (argv: readonly string[]) => Promise<Answer>;
/** Runs the command in this process, which ends with its code. */
export declare const runEvaluate: (argv: readonly string[]) => Promise<void>;
