/** Where log lines go. `console` is one. */
export interface Logger {
  error(message: string, details?: unknown): void;
  warn(message: string, details?: unknown): void;
  info(message: string, details?: unknown): void;
  debug(message: string, details?: unknown): void;
}

/** From nothing to everything. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

/** A logger that has a method only where somebody listens. */
export type Log = { readonly [Level in keyof Logger]?: Logger[Level] };

const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** What of a logger is used at a level. Throws a TypeError that names a level that does not exist. */
export function createLog(logger: Logger = console, level: LogLevel = 'warn'): Log {
  const last = levels.indexOf(level);
  if (last < 0) {
    throw new TypeError(`\`logLevel\` must be one of ${levels.join(', ')}, received ${JSON.stringify(level)}.`);
  }
  const used = levels.slice(1, last + 1) as (keyof Logger)[];
  return Object.fromEntries(used.map((each) => [each, (...line: [string, unknown?]) => logger[each](...line)]));
}
