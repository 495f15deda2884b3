import { SaxesParser } from 'saxes';
import { expect } from 'vitest';

/** An element of a parsed SVG document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The elements that charts use. Another element may be markup from a value that was not escaped. */
const ELEMENTS = new Set(['svg', 'title', 'desc', 'g', 'rect', 'path', 'text', 'tspan', 'circle']);
const ATTRIBUTES = new Set(
  `xmlns viewBox width height role font-family font-size font-weight font-style fill fill-opacity x y rx cx cy r d stroke stroke-width
  stroke-opacity stroke-dasharray stroke-linejoin stroke-linecap text-anchor text-decoration transform xml:space`.split(
    /\s+/,
  ),
);

/** Matches attribute values that load a resource or run a script, or that result from an invalid or missing value. */
const FORBIDDEN = /url\(|:\/\/|javascript|NaN|Infinity|undefined|null/i;

/** Parses a picture with an XML parser. Checks its elements and attributes, its role, title and description. */
export function readPicture(document: string): Element {
  const root = parse(document);
  // One expectation for all elements, because a picture has thousands of attributes.
  const invalid = elementsOf(root).flatMap(({ name, attributes }) => [
    ...(ELEMENTS.has(name) ? [] : [`<${name}>`]),
    ...Object.entries(attributes)
      .filter(([attribute, value]) => !ATTRIBUTES.has(attribute) || (attribute !== 'xmlns' && FORBIDDEN.test(value)))
      .map(([attribute, value]) => `<${name} ${attribute}="${value}">`),
  ]);
  expect(invalid).toEqual([]);
  expect(root.name).toBe('svg');
  expect(root.attributes['role']).toBe('img');
  expect(root.children[0]?.name).toBe('title');
  expect(root.children[1]?.name).toBe('desc');
  expect(root.children[0]?.text).not.toBe('');
  expect(root.children[1]?.text).not.toBe('');
  return root;
}

/** Parses XML. Throws if it is not well-formed. */
export function parse(document: string): Element {
  const parser = new SaxesParser();
  const open: Element[] = [];
  let root: Element | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (text) => {
    for (const element of open) element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(document).close();
  if (!root) throw new Error('Expected an element.');
  return root;
}

/** Returns an element and its descendants. */
export function elementsOf(element: Element): Element[] {
  return [element, ...element.children.flatMap(elementsOf)];
}

/** Returns the text of each `text` element. */
export function textsOf(root: Element): string[] {
  return elementsOf(root).flatMap(({ name, text }) => (name === 'text' ? [text] : []));
}

export function titleOf(root: Element): string {
  return root.children[0]?.text ?? '';
}

export function descriptionOf(root: Element): string {
  return root.children[1]?.text ?? '';
}

/** Returns the paths with a stroke or fill of this color. */
export function pathsOf(root: Element, color: string): string[] {
  return elementsOf(root).flatMap(({ name, attributes }) =>
    name === 'path' && (attributes['stroke'] === color || attributes['fill'] === color) ? [attributes['d'] ?? ''] : [],
  );
}

/** Returns the points of a path with the relative commands `m`, `l`, `h`, `v` and `z`, in pixels. */
export function pointsOf(path: string): { x: number; y: number; moved: boolean }[] {
  const points: { x: number; y: number; moved: boolean }[] = [];
  let x = 0;
  let y = 0;
  let start = { x, y };
  for (const [, command = '', argumentText = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    if (command === 'z') ({ x, y } = start);
    const numbers = (argumentText.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const size = command === 'h' || command === 'v' ? 1 : 2;
    for (let index = 0; index < numbers.length; index += size) {
      const first = numbers[index] ?? 0;
      if (command === 'h') x += first;
      else if (command === 'v') y += first;
      else {
        x += first;
        y += numbers[index + 1] ?? 0;
      }
      const moved = command === 'm' && index === 0;
      if (moved) start = { x, y };
      points.push({ x, y, moved });
    }
  }
  return points;
}
