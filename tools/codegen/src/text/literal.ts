import { propertyKey, quote } from './names.ts';

/** Source code inside a literal, for example `Dashboard.rule` or a regular expression. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The layout of a literal. */
export interface Layout {
  /** Indentation of the line on which the literal starts. Default: none. */
  readonly indent?: string;
  /** Columns before the literal, including the indentation. Default: the length of `indent`. */
  readonly used?: number;
  /** Maximum line length. Default 120. */
  readonly width?: number;
  /** Writes one member per line even if all fit on one line. */
  readonly expanded?: boolean;
}

/** Returns a JSON value, which may contain {@link Code}, as TypeScript source. */
export function literalText(value: unknown, layout: Layout = {}): string {
  const { indent = '', used = indent.length, width = 120, expanded = false } = layout;
  const line = flat(value);
  if (!isNested(value) || line === '[]' || line === '{}') return line;
  if (!expanded && used + line.length + 1 <= width && !isCrowded(value)) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item) => literalText(item, { indent: inner, width }))
    : entriesOf(value).map(([name, item]) => {
        const key = `${propertyKey(name)}: `;
        return key + literalText(item, { indent: inner, used: inner.length + key.length, width });
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`;
}

function flat(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (!isNested(value)) return String(value);
  const members = entriesOf(value).map(([name, item]) => `${propertyKey(name)}: ${flat(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Code);
}

/** Omits members that are `undefined`, as JSON does. */
function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

/** Returns true for an array of several objects with several members each. They are more readable on separate lines. */
function isCrowded(value: object): boolean {
  const items = Array.isArray(value) ? value : [];
  const hasSeveralMembers = (item: unknown) => isNested(item) && !Array.isArray(item) && entriesOf(item).length > 1;
  return items.length > 1 && items.every(hasSeveralMembers);
}
