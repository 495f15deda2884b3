const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Matches a quoted string or name. A quote that is not closed matches up to the end, so that each character is read once. */
export const SQL_QUOTED = /'(?:[^'\\]|\\.?)*(?:'|$)|"(?:[^"\\]|\\.?)*(?:"|$)|`(?:[^`\\]|\\.?)*(?:`|$)/gs;

/** Matches a quoted string or name, a bracket, or a comma. */
export const SQL_TOKENS = new RegExp(`${SQL_QUOTED.source}|[([{}\\]),]`, 'gs');

/** Splits SQL at the commas outside of quotes and brackets. Does not validate the parts. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(SQL_TOKENS)) {
    if (token in CLOSING) depth += 1;
    else if (Object.values(CLOSING).includes(token)) depth -= 1;
    else if (token === ',' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}
