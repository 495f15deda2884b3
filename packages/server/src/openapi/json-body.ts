import { RequestError } from './request-error.ts';

/**
 * Parses a JSON body (RFC 8259) strictly: UTF-8 without byte order mark, no NUL. What it says of a fault is where it
 * is, never what stands there.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) throw malformed('it starts with a byte order mark');
  if (bytes.includes(0)) throw malformed('it contains a NUL byte');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw malformed('it is not UTF-8');
  }
  try {
    return mayOverflow.test(text) ? JSON.parse(text, refuseHugeNumbers) : JSON.parse(text);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw malformed(place(text, error));
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Only a number with such an exponent or this many digits can be beyond a double; looking is cheaper than reviving. */
const mayOverflow = /[eE]\+?\d{3}|\d{308}/;

function refuseHugeNumbers(_key: string, value: unknown): unknown {
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    throw malformed('a number is out of range');
  }
  return value;
}

function malformed(why: string): RequestError {
  return new RequestError(400, `The body is not valid JSON: ${why}`);
}

/** The engine's message without its quotation of the body: only the line and column, when it knows them. */
function place(text: string, error: unknown): string {
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (position === undefined)
    return text.trim() === '' ? 'it is empty' : 'it ends early or has an unexpected character';
  const before = text.slice(0, Number(position)).split('\n');
  return `unexpected character at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
