/** A list of so many items, each of which passes the guard. */
export function isList(
  value: unknown,
  isItem: (item: unknown, closed?: boolean) => boolean,
  low = 0,
  high = Number.POSITIVE_INFINITY,
  closed?: boolean,
): value is readonly unknown[] {
  if (!Array.isArray(value) || value.length < low || value.length > high) return false;
  for (let index = 0; index < value.length; index++) {
    if (!isItem(value[index], closed)) return false;
  }
  return true;
}

/** Whether an object has none but these properties of its own; `undefined` counts as absent. */
export function hasOnly(value: Readonly<Record<string, unknown>>, properties: object | undefined): boolean {
  for (const name in value) {
    if (!Object.hasOwn(properties ?? {}, name) && value[name] !== undefined && Object.hasOwn(value, name)) return false;
  }
  return true;
}

/** The characters from each first to each second one, by their code: `09af` are the lower-case hexadecimal digits. */
export function characters(ranges: string): Uint8Array {
  const set = new Uint8Array(256);
  for (let at = 0; at < ranges.length; at += 2) set.fill(1, ranges.charCodeAt(at), ranges.charCodeAt(at + 1) + 1);
  return set;
}

/** A text of so many characters, all of them of a set; several times as quick as a regular expression. */
export function consistsOf(value: unknown, set: Uint8Array, low = 0, high = Number.POSITIVE_INFINITY): value is string {
  if (typeof value !== 'string' || value.length < low || value.length > high) return false;
  for (let index = 0; index < value.length; index++) {
    if (set[value.charCodeAt(index)] !== 1) return false;
  }
  return true;
}
