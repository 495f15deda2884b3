import { propertyKey, quote } from './names.ts';

/** Source text that stands for itself among the values of a literal: `Dashboard.rule`, a regular expression. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** How a literal is laid out. */
export interface Layout {
  /** The indentation of the line on which the literal begins. Default none. */
  readonly indent?: string;
  /** Columns taken before the literal, indentation included. Default those of `indent`. */
  readonly used?: number;
  /** Columns of a line. Default 120. */
  readonly width?: number;
  /** One member a line, even if all would fit in one. */
  readonly expanded?: boolean;
}

/** A JSON value, with {@link Code} in it, as TypeScript source: on one line when it fits. */
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

/** Members that are `undefined` are left out, as JSON does. */
function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

/** Several objects of several members each read better below one another, however short they are. */
function isCrowded(value: object): boolean {
  const items = Array.isArray(value) ? value : [];
  const crowded = (item: unknown) => isNested(item) && !Array.isArray(item) && entriesOf(item).length > 1;
  return items.length > 1 && items.every(crowded);
}
