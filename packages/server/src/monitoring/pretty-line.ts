import type { DescribedError } from '../domain/describe-error.ts';

/** The names of pino's levels. Lines of the level `info` are printed without the name. */
const LEVEL_NAMES: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

/** Formats a line of the JSON log for a terminal: `09:30:00.125 GET /api/v2/dashboards 200 1.2 ms …`. */
export function prettyLine(line: string): string {
  const { time, level, msg, method, route, status, durationMs, err, ...fields } = JSON.parse(line);
  const request =
    method === undefined ? [msg, route, status] : [method, route ?? '(no route)', status, `${durationMs} ms`];
  const others = Object.entries(fields).map(([name, value]) => `${name}=${text(value)}`);
  const head = [String(time).slice(11, 23), LEVEL_NAMES[level], ...request, ...others];
  const words = head.filter((word) => word !== undefined).join(' ');
  return `${onOneLine(words)}\n${err === undefined ? '' : errorText(err)}`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the stack and code of an error and of its causes. */
function errorText({ stack, message, code, cause }: DescribedError): string {
  const [first = '', ...others] = (stack ?? message).split('\n').map(onOneLine);
  // Indents the other lines of a message, so that they do not look like log entries.
  const lines = [first, ...others.map((line) => (line.startsWith(' ') ? line : `    ${line}`))];
  if (code !== undefined) lines.push(`    code: ${onOneLine(text(code))}`);
  return `${lines.join('\n')}\n${cause === undefined ? '' : `caused by ${errorText(cause)}`}`;
}

/** Replaces line breaks and control characters, which could move the cursor of the terminal. */
function onOneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '�');
}
