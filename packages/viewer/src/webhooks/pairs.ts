/**
 * Parses one name and one value from each line of a text: `X-Environment: production` or `chat_id=42`. Ignores empty lines. Throws an
 * Error for a line without a name or a separator, and for a name that is on several lines.
 */
export function pairsOf(text: string, separator: ':' | '='): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = new Map<string, string>();
  for (const line of lines) {
    const position = line.indexOf(separator);
    const name = line.slice(0, position).trim();
    if (position < 0 || name === '')
      throw new Error(`Expected a name, "${separator}" and a value, received ${JSON.stringify(line)}.`);
    if (pairs.has(name)) throw new Error(`Expected each name once, received ${JSON.stringify(name)} on several lines.`);
    pairs.set(name, line.slice(position + 1).trim());
  }
  return Object.fromEntries(pairs);
}
