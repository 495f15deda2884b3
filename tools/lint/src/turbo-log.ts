import { join, normalize } from 'node:path';
import { type Finding, readTable } from './finding.ts';

/** The output of one task. */
export interface TaskLog {
  /** For example `@observability-api/server#typecheck`. */
  readonly task: string;
  readonly text: string;
  readonly failed: boolean;
}

/** Matches the lines that turbo and pnpm add to the output of a task. */
const addedLine = /^(cache (hit|miss|bypass)|> | ELIFECYCLE )/;

/** Splits the output of `turbo run --log-prefix=task` into the output of each task. Tasks without output are left out. */
export function taskLogs(output: string): TaskLog[] {
  const failed = new Set(/^ ?Failed: +(.*)$/m.exec(output)?.[1]?.split(/,\s*/));
  const lines = new Map<string, string[]>();
  for (const line of output.split('\n')) {
    const [, name, task, text = ''] = /^((?:@[\w-]+\/)?[\w-]+|\/\/):([\w:-]+): ?(.*)$/.exec(line) ?? [];
    if (name === undefined || addedLine.test(text)) continue;
    const id = `${name}#${task}`;
    lines.set(id, [...(lines.get(id) ?? []), text]);
  }
  return [...lines].map(([task, text]) => ({ task, text: text.join('\n').trim(), failed: failed.has(task) }));
}

/**
 * Returns the findings in the output of a task. The output contains tables (see {@link readTable}), errors of the compiler, or errors of
 * the generator. `folder` is the folder of the package, relative to the root.
 */
export function findingsOf({ text }: TaskLog, folder: string): Finding[] {
  return [...readTable(text), ...compilerErrors(text, folder), ...generatorErrors(text)];
}

function compilerErrors(text: string, folder: string): Finding[] {
  const errors: (Finding & { readonly details: string[] })[] = [];
  let current: string[] | undefined;
  for (const line of text.split('\n')) {
    const [, file, number, rule, message] = /^(\S+)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    if (file !== undefined && rule !== undefined && message !== undefined) {
      current = [];
      errors.push({ file: normalize(join(folder, file)), line: Number(number), message, rule, details: current });
    } else if (current && line.startsWith('  ')) current.push(line.trimEnd());
    else current = undefined;
  }
  return errors;
}

function generatorErrors(text: string): Finding[] {
  return text.split('\n').flatMap((line) => {
    const [, file, number, message] = /^(specs\/[^\s:]+):(\d+): (.*)$/.exec(line) ?? [];
    if (file === undefined || message === undefined) return [];
    return [{ file, line: Number(number), message, rule: 'generate', details: [] }];
  });
}

/**
 * Removes findings that another check also reports in the same file:
 *
 * - Errors of the compiler about a missing handler. `handler-missing` names the operation and has the code to paste.
 * - Errors of the generator about invalid YAML. Redocly reports the same errors under the rule `no-unresolved-refs`.
 */
export function withoutRepetitions(findings: readonly Finding[]): Finding[] {
  const filesOf = (ruleName: string) =>
    new Set(findings.filter(({ rule }) => rule === ruleName).map(({ file }) => file));
  const withoutHandler = filesOf('handler-missing');
  const unparsed = filesOf('no-unresolved-refs');
  return findings.filter(({ file, rule, message }) => {
    const isHandler = /^TS(2739|2740|2741)$/.test(rule) && /Handlers\b/.test(message);
    const isSyntax = rule === 'generate' && message.startsWith('invalid YAML');
    return !(isHandler && withoutHandler.has(file)) && !(isSyntax && unparsed.has(file));
  });
}
