/** A value of a JSON text that may not be complete. */
export interface JsonNode {
  readonly kind: 'object' | 'array' | 'string' | 'literal';
  readonly start: number;
  /** The position after the last character. */
  end: number;
  readonly text?: string | undefined;
  readonly members: JsonMember[];
  readonly items: JsonNode[];
}

interface JsonMember {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly value?: JsonNode | undefined;
}

/** The position of the cursor. */
export interface JsonCursor {
  /** The values that contain the cursor, from the outermost, with the key or index that leads to the next one. */
  readonly path: readonly { readonly node: JsonNode; readonly step: string | number }[];
  /** The part at the cursor: the name of a property, or a value. */
  readonly expects: 'key' | 'value';
  /** The part of the text that a completion replaces. */
  readonly from: number;
  readonly to: number;
  /** The text before the cursor in that part, without quotes. */
  readonly typed: string;
}

/** Parses JSON that may have errors: missing values, commas, quotes and brackets. */
export function parseTolerant(text: string): JsonNode | undefined {
  let at = 0;
  const skip = () => {
    while (at < text.length && /[\s,]/.test(text[at] ?? '')) at += 1;
  };
  const word = (): { start: number; end: number; text: string; isString: boolean } => {
    const start = at;
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && text[at] !== '"' && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
      at = Math.min(at, text.length);
      const content = text.slice(start + 1, at);
      if (text[at] === '"') at += 1;
      return { start, end: at, text: content, isString: true };
    }
    while (at < text.length && !/[\s,:{}[\]"]/.test(text[at] ?? '')) at += 1;
    return { start, end: at, text: text.slice(start, at), isString: false };
  };
  const value = (): JsonNode | undefined => {
    skip();
    const first = text[at];
    if (first === undefined || first === '}' || first === ']' || first === ':') return undefined;
    const node: JsonNode = {
      kind: first === '{' ? 'object' : first === '[' ? 'array' : first === '"' ? 'string' : 'literal',
      start: at,
      end: at,
      members: [],
      items: [],
    };
    if (node.kind === 'object') {
      at += 1;
      for (skip(); at < text.length && text[at] !== '}' && text[at] !== ']'; skip()) {
        if (text[at] === '{' || text[at] === '[' || text[at] === ':') {
          at += 1;
          continue;
        }
        const key = word();
        const member = { key: key.text, start: key.start, end: key.end };
        while (/\s/.test(text[at] ?? '')) at += 1;
        if (text[at] !== ':') {
          node.members.push(member);
          continue;
        }
        at += 1;
        while (/\s/.test(text[at] ?? '')) at += 1;
        node.members.push({ ...member, value: text[at] === ',' ? undefined : value() });
      }
      if (text[at] === '}') at += 1;
    } else if (node.kind === 'array') {
      at += 1;
      for (skip(); at < text.length && text[at] !== ']' && text[at] !== '}'; skip()) {
        const item = value();
        if (item) node.items.push(item);
        else at += 1;
      }
      if (text[at] === ']') at += 1;
    } else {
      const found = word();
      node.end = found.end;
      return { ...node, text: found.text };
    }
    node.end = at;
    return node;
  };
  return value();
}

/** Returns the position of the cursor in the value of a JSON text, or undefined outside of the value. */
export function cursorAt(text: string, position: number): JsonCursor | undefined {
  const root = parseTolerant(text);
  if (!root) return undefined;
  const path: { node: JsonNode; step: string | number }[] = [];
  let node = root;
  const at = (expects: 'key' | 'value', from = position, to = position): JsonCursor => ({
    path,
    expects,
    from,
    to,
    typed: text.slice(from, position).replace(/^"/, ''),
  });
  for (;;) {
    if (position <= node.start || (position >= node.end && /[}\]]/.test(text[node.end - 1] ?? ''))) return undefined;
    if (node.kind === 'array') {
      const index = node.items.findIndex((item) => position > item.start && position <= item.end && !isClosed(item));
      const next = node.items[index];
      if (!next) {
        const before = node.items.filter((item) => item.end <= position).length;
        path.push({ node, step: before });
        return at('value');
      }
      path.push({ node, step: index });
      if (next.kind === 'string' || next.kind === 'literal') return at('value', next.start, next.end);
      node = next;
      continue;
    }
    const member = node.members.find(({ start, end }) => position >= start && position <= end);
    if (member) {
      path.push({ node, step: member.key });
      return at('key', member.start, member.end);
    }
    const previous = node.members.filter(({ end }) => end <= position).at(-1);
    const value = previous?.value;
    const between = text.slice(previous?.end ?? node.start + 1, value ? Math.min(value.start, position) : position);
    if (previous && value && position >= value.start && position <= value.end && !isClosed(value)) {
      path.push({ node, step: previous.key });
      if (value.kind === 'string' || value.kind === 'literal') return at('value', value.start, value.end);
      node = value;
      continue;
    }
    if (previous && between.includes(':') && (!value || position <= value.start)) {
      path.push({ node, step: previous.key });
      return at('value');
    }
    path.push({ node, step: '' });
    return at('key');
  }
  function isClosed(other: JsonNode): boolean {
    return position >= other.end && /[}\]]/.test(text[other.end - 1] ?? '');
  }
}
