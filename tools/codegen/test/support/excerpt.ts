/** Returns the text from the start marker up to the end marker, or to the end of the text. Throws if a marker is missing. */
export function excerpt(text: string, start: string, end?: string): string {
  const from = text.indexOf(start);
  if (from < 0) throw new Error(`The text does not contain ${JSON.stringify(start)}.`);
  if (end === undefined) return text.slice(from);
  const to = text.indexOf(end, from + start.length);
  if (to < 0) throw new Error(`The text does not contain ${JSON.stringify(end)} after ${JSON.stringify(start)}.`);
  return text.slice(from, to);
}
