/** An object or array that the scan is inside of. */
interface Container {
  /** The names found so far in an object; undefined for an array. */
  readonly names: Set<string> | undefined;
  /** The name or index of the current value. */
  key: string | number;
}

/**
 * Returns the path of the first property whose name already occurred in its object, or undefined if there is none. The
 * text must be valid JSON. Names are compared after decoding, so `"\u0061"` equals `"a"`. Takes linear time.
 */
export function duplicateName(text: string): (string | number)[] | undefined {
  const containers: Container[] = [];
  /** True if the next string is a name. */
  let isName = false;
  const punctuation = /["[\]{},]/g;
  while (punctuation.test(text)) {
    const index = punctuation.lastIndex - 1;
    const inner = containers.at(-1);
    switch (text[index]) {
      case '"': {
        const end = stringEnd(text, index);
        if (isName && inner?.names) {
          const name: string = JSON.parse(text.slice(index, end + 1));
          inner.key = name;
          if (inner.names.has(name)) return containers.map(({ key }) => key);
          inner.names.add(name);
          isName = false;
        }
        punctuation.lastIndex = end + 1;
        break;
      }
      case '{':
        containers.push({ names: new Set(), key: '' });
        isName = true;
        break;
      case '[':
        containers.push({ names: undefined, key: 0 });
        isName = false;
        break;
      case '}':
      case ']':
        containers.pop();
        isName = false;
        break;
      case ',':
        isName = inner?.names !== undefined;
        if (inner && typeof inner.key === 'number') inner.key += 1;
        break;
    }
  }
  return undefined;
}

/** Returns the index of the quote that ends the string which starts at `start`. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** Returns true if an odd number of backslashes precedes the character. */
function isEscaped(text: string, position: number): boolean {
  let first = position;
  while (text[first - 1] === '\\') first -= 1;
  return (position - first) % 2 === 1;
}

/**
 * Returns the number of strings in a parsed JSON value, names included. `JSON.parse` keeps the last of two properties with the same
 * name. A value therefore has fewer strings than its text if an object has duplicate names.
 */
export function countStrings(value: unknown): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  let strings = 0;
  if (Array.isArray(value)) for (const item of value) strings += countStrings(item);
  else for (const name in value) strings += 1 + countStrings((value as Record<string, unknown>)[name]);
  return strings;
}
