import { invalidOption } from '../options/option-checks.ts';

/** Receives log lines. `console` is a logger. */
export interface Logger {
  error(message: string, details?: unknown): void;
  warn(message: string, details?: unknown): void;
  info(message: string, details?: unknown): void;
  debug(message: string, details?: unknown): void;
}

/** The least severe level that is logged. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

/** A logger with only the methods of the enabled levels. */
export type Log = { readonly [Level in keyof Logger]?: Logger[Level] };

const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** Returns the enabled methods of a logger. Throws a TypeError if the level does not exist. */
export function createLog(logger: Logger = console, level: LogLevel = 'warn'): Log {
  const last = levels.indexOf(level);
  if (last < 0) throw invalidOption('logLevel', `one of ${levels.join(', ')}`, level);
  const enabled = levels.slice(1, last + 1) as (keyof Logger)[];
  return Object.fromEntries(enabled.map((name) => [name, (...line: [string, unknown?]) => logger[name](...line)]));
}
