/** A value in a JSON text that may be incomplete. */
export interface JsonNode {
  readonly kind: 'object' | 'array' | 'string' | 'literal';
  readonly start: number;
  /** The position after the last character. */
  end: number;
  /** True for an object or array that has its closing bracket. */
  isClosed: boolean;
  readonly text?: string | undefined;
  readonly members: JsonMember[];
  readonly items: JsonNode[];
}

/** A property of an object. `start` and `end` delimit its name. */
interface JsonMember {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly value?: JsonNode | undefined;
}

/** The position of the cursor. */
export interface JsonCursor {
  /**
   * The objects and arrays that contain the cursor, from the outermost. `step` is the key or index that leads to the next one. In the
   * innermost one, it is the key or index at the cursor, or an empty string if a name is expected and none has been typed yet.
   */
  readonly path: readonly { readonly node: JsonNode; readonly step: string | number }[];
  /** The part at the cursor: the name of a property, or a value. */
  readonly expects: 'key' | 'value';
  /** The part of the text that a completion replaces. */
  readonly from: number;
  readonly to: number;
  /** The text before the cursor in that part, without the opening quote. */
  readonly typed: string;
}

/**
 * Parses JSON and tolerates errors: missing values, commas, quotes and brackets. Returns undefined if the text does not start with a
 * value.
 */
export function parseTolerant(text: string): JsonNode | undefined {
  return new TolerantParser(text).value();
}

/**
 * Matches a string, or else the characters up to the next space, quote or punctuation. A string without a closing quote ends with its line.
 */
const WORD = /"((?:\\.|[^"\\\n])*\\?)"?|[^\s,:{}[\]"]*/sy;

class TolerantParser {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads the next value. Returns undefined if a closing bracket, a colon or the end of the text comes first. */
  value(): JsonNode | undefined {
    this.#skip(/[\s,]/);
    const first = this.#text[this.#position];
    if (first === undefined || /[}\]:]/.test(first)) return undefined;
    const node = { start: this.#position, end: this.#position, isClosed: false, members: [], items: [] };
    if (first === '{') return this.#object({ ...node, kind: 'object' });
    if (first === '[') return this.#array({ ...node, kind: 'array' });
    const { end, text } = this.#word();
    return { ...node, kind: first === '"' ? 'string' : 'literal', end, text };
  }

  #object(node: JsonNode): JsonNode {
    this.#position += 1;
    while (!this.#isAtEnd()) {
      // Skips a character that cannot start a name.
      if (/[{[:]/.test(this.#text[this.#position] ?? '')) this.#position += 1;
      else node.members.push(this.#member());
    }
    return this.#close(node, '}');
  }

  #member(): JsonMember {
    const { start, end, text: key } = this.#word();
    this.#skip(/\s/);
    if (this.#text[this.#position] !== ':') return { key, start, end };
    this.#position += 1;
    this.#skip(/\s/);
    return { key, start, end, value: this.#text[this.#position] === ',' ? undefined : this.value() };
  }

  #array(node: JsonNode): JsonNode {
    this.#position += 1;
    while (!this.#isAtEnd()) {
      const item = this.value();
      if (item) node.items.push(item);
      else this.#position += 1;
    }
    return this.#close(node, ']');
  }

  /** Skips spaces and commas. Returns true at a closing bracket and at the end of the text. */
  #isAtEnd(): boolean {
    this.#skip(/[\s,]/);
    return this.#position >= this.#text.length || /[}\]]/.test(this.#text[this.#position] ?? '');
  }

  #close(node: JsonNode, bracket: string): JsonNode {
    node.isClosed = this.#text[this.#position] === bracket;
    if (node.isClosed) this.#position += 1;
    node.end = this.#position;
    return node;
  }

  #word(): { readonly start: number; readonly end: number; readonly text: string } {
    const start = this.#position;
    WORD.lastIndex = start;
    const [word = '', content] = WORD.exec(this.#text) ?? [];
    this.#position += word.length;
    return { start, end: this.#position, text: content ?? word };
  }

  #skip(characters: RegExp): void {
    while (this.#position < this.#text.length && characters.test(this.#text[this.#position] ?? '')) this.#position += 1;
  }
}

/** The position of the cursor in one object or array: in a nested object or array, or at a name or a value to complete. */
type Position =
  | { readonly step: string | number; readonly nested: JsonNode }
  | { readonly step: string | number; readonly expects: 'key' | 'value'; readonly from?: number; readonly to?: number };

/** Returns the position of the cursor in the outermost object or array of a JSON text, or undefined outside of it. */
export function cursorAt(text: string, position: number): JsonCursor | undefined {
  const path: { node: JsonNode; step: string | number }[] = [];
  const root = parseTolerant(text);
  let node = root && isContainer(root) ? root : undefined;
  while (node && position > node.start && (position < node.end || !node.isClosed)) {
    const next: Position =
      node.kind === 'array' ? positionInArray(node, position) : positionInObject(node, text, position);
    path.push({ node, step: next.step });
    if ('expects' in next) {
      const { expects, from = position, to = position } = next;
      return { path, expects, from, to, typed: text.slice(from, position).replace(/^"/, '') };
    }
    node = next.nested;
  }
  return undefined;
}

function positionInArray({ items }: JsonNode, position: number): Position {
  const index = items.findIndex((item) => position > item.start && isInside(item, position));
  const item = items[index];
  if (item) return positionInValue(index, item);
  return { step: items.filter(({ end }) => end <= position).length, expects: 'value' };
}

function positionInObject({ start, members }: JsonNode, text: string, position: number): Position {
  const member = members.find((candidate) => position >= candidate.start && position <= candidate.end);
  if (member) return { step: member.key, expects: 'key', from: member.start, to: member.end };
  const previous = members.filter(({ end }) => end <= position).at(-1);
  const value = previous?.value;
  const isAtValue = value && position >= value.start + (isContainer(value) ? 1 : 0) && isInside(value, position);
  if (previous && isAtValue) {
    return positionInValue(previous.key, value);
  }
  // After the colon of a property, its value is expected.
  const separator = text.slice(previous?.end ?? start + 1, Math.min(value?.start ?? position, position));
  if (previous && separator.includes(':') && position <= (value?.start ?? position)) {
    return { step: previous.key, expects: 'value' };
  }
  return { step: '', expects: 'key' };
}

function positionInValue(step: string | number, value: JsonNode): Position {
  return isContainer(value) ? { step, nested: value } : { step, expects: 'value', from: value.start, to: value.end };
}

function isContainer({ kind }: JsonNode): boolean {
  return kind === 'object' || kind === 'array';
}

/** Returns true if the position is before the end of a value. The position at its end counts if the value has no closing bracket. */
function isInside({ end, isClosed }: JsonNode, position: number): boolean {
  return position < end || (position === end && !isClosed);
}
