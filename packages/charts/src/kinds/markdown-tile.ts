import type { VNode } from 'preact';
import { svg } from '../draw/svg.ts';
import { type Block, parseMarkdown, type Run } from '../markdown/blocks.ts';
import { type Drawing, message } from '../parts/frame.ts';
import type { Scene } from '../scene.ts';
import { boldWidth, MONOSPACE, monospaceWidth, plainText, textWidth, truncateEnd } from '../text.ts';

const SIZE = 13;
const LINE_HEIGHT = 20;
/** The maximum number of characters that are parsed. More do not fit into a tile of the usual size. */
const MAX_PARSED = 20_000;
/** The minimum width of a column of a table, in pixels. Columns without room are left out. */
const MIN_COLUMN_WIDTH = 20;
/** The font size of each heading level. Deeper levels have the size of text. */
const HEADING_SIZES: Readonly<Record<number, number>> = { 1: 20, 2: 17, 3: 15 };

/** Draws Markdown as lines of text. Text that does not fit is cut off, with an ellipsis if there is room for it. */
export function markdownTile(scene: Scene): Drawing {
  const { result, body } = scene;
  const blocks = parseMarkdown((result.markdown ?? '').slice(0, MAX_PARSED));
  const writer = new Writer(scene);
  writer.blocks(blocks, body.x, body.width);
  const text = plainText(result.markdown ?? '');
  if (blocks.length === 0) return { description: 'Text without content.', content: message(scene, 'No text') };
  return { description: `Text: ${text}`, content: writer.content };
}

interface Word extends Run {
  readonly width: number;
  readonly size: number;
}

/** Draws blocks from top to bottom. */
class Writer {
  readonly content: VNode[] = [];
  readonly #scene: Scene;
  #y: number;
  #full = false;
  /** The position after the last line of text, where an ellipsis can be drawn. */
  #end: { readonly x: number; readonly y: number } | undefined;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#y = scene.body.y;
  }

  get #bottom(): number {
    return this.#scene.body.y + this.#scene.body.height;
  }

  blocks(blocks: readonly Block[], x: number, width: number): void {
    for (const [index, block] of blocks.entries()) {
      if (this.#full) return;
      if (index > 0) this.#y += block.kind === 'heading' ? 10 : 6;
      this.#block(block, x, Math.max(20, width));
    }
  }

  #block(block: Block, x: number, width: number): void {
    if (block.kind === 'table' || block.kind === 'code' || block.kind === 'rule') this.#end = undefined;
    switch (block.kind) {
      case 'heading':
        return this.#heading(block, x, width);
      case 'paragraph':
        return this.#runs(block.runs, x, width);
      case 'code':
        return this.#code(block.text, x, width);
      case 'quote':
        return this.#quote(block.blocks, x, width);
      case 'list':
        return this.#list(block, x, width);
      case 'table':
        return this.#table(block.rows, x, width);
      case 'rule':
        return this.#rule(x, width);
    }
  }

  #heading({ depth, runs }: Extract<Block, { kind: 'heading' }>, x: number, width: number): void {
    const size = HEADING_SIZES[depth] ?? SIZE;
    const bold = runs.map((run) => ({ ...run, bold: true }));
    this.#runs(bold, x, width, size, Math.round(size * 1.4));
  }

  #code(text: string, x: number, width: number): void {
    const { theme } = this.#scene;
    for (const line of text.split('\n')) {
      if (this.#endIfFull(LINE_HEIGHT)) return;
      const shown = truncateEnd(plainCode(line), width - 16, 12, monospaceWidth);
      this.content.push(
        svg('rect', { x, y: Math.round(this.#y), width: Math.round(width), height: LINE_HEIGHT, fill: theme.raised }),
        svg('text', { x: x + 8, y: Math.round(this.#y + 14), 'font-size': 12, 'font-family': MONOSPACE }, shown),
      );
      this.#y += LINE_HEIGHT;
    }
  }

  #quote(blocks: readonly Block[], x: number, width: number): void {
    const top = this.#y;
    this.blocks(blocks, x + 14, width - 14);
    const height = Math.round(this.#y - top);
    this.content.push(svg('rect', { x, y: Math.round(top), width: 3, height, fill: this.#scene.theme.axis }));
  }

  #list({ start, items }: Extract<Block, { kind: 'list' }>, x: number, width: number): void {
    for (const [index, item] of items.entries()) {
      if (this.#endIfFull(LINE_HEIGHT)) return;
      const marker = start === undefined ? '•' : `${start + index}.`;
      const indent = Math.max(16, textWidth(marker, SIZE) + 6);
      const { muted } = this.#scene.theme;
      this.content.push(
        svg('text', { x: Math.round(x), y: Math.round(this.#y + 14), 'font-size': SIZE, fill: muted }, marker),
      );
      const top = this.#y;
      this.blocks(item, x + indent, width - indent);
      if (this.#y === top) this.#y += LINE_HEIGHT;
    }
  }

  /** Draws a table with columns of equal width. The first row is the header. */
  #table(rows: Extract<Block, { kind: 'table' }>['rows'], x: number, width: number): void {
    const { theme } = this.#scene;
    const fitting = Math.max(1, Math.floor(width / MIN_COLUMN_WIDTH));
    const columns = Math.min(fitting, Math.max(1, ...rows.map(({ length }) => length)));
    for (const [index, row] of rows.entries()) {
      if (this.#endIfFull(LINE_HEIGHT)) return;
      const weight = index === 0 ? { 'font-weight': 600 } : {};
      for (const [column, runs] of row.slice(0, columns).entries()) {
        const text = plainText(runs.map((run) => run.text).join(''));
        const position = { x: Math.round(x + (column * width) / columns), y: Math.round(this.#y + 14) };
        const shown = truncateEnd(text, width / columns - 12, SIZE, index === 0 ? boldWidth : textWidth);
        this.content.push(svg('text', { ...position, 'font-size': SIZE, ...weight }, shown));
      }
      this.#y += LINE_HEIGHT;
      this.content.push(
        svg('path', {
          d: `M${x} ${Math.round(this.#y) + 0.5}h${Math.round(width)}`,
          stroke: index === 0 ? theme.axis : theme.grid,
        }),
      );
    }
  }

  #rule(x: number, width: number): void {
    if (this.#endIfFull(12)) return;
    const d = `M${x} ${Math.round(this.#y + 6) + 0.5}h${Math.round(width)}`;
    this.content.push(svg('path', { d, stroke: this.#scene.theme.axis }));
    this.#y += 12;
  }

  /** Wraps text into lines. */
  #runs(runs: readonly Run[], x: number, width: number, size = SIZE, height = LINE_HEIGHT): void {
    let line: Word[] = [];
    let used = 0;
    const flush = () => {
      if (line.length > 0 && !this.#endIfFull(height)) {
        this.#line(line, x, size, height);
        this.#y += height;
      }
      line = [];
      used = 0;
    };
    for (const run of runs) {
      for (const word of plainRun(run.text).split(/(?<= )/)) {
        if (this.#full) return;
        const wordWidth = measure(run, word.trimEnd(), size);
        if (used + wordWidth > width) flush();
        const shown = wordWidth > width ? truncateEnd(word, width, size, (text) => measure(run, text, size)) : word;
        const advance = measure(run, shown, size);
        line.push({ ...run, text: shown, width: advance, size });
        used += advance;
      }
      if (run.lineBreak) flush();
    }
    flush();
  }

  #line(words: readonly Word[], x: number, size: number, height: number): void {
    const { theme } = this.#scene;
    // Merges adjacent words of the same style, so that a line has few elements.
    const merged: Word[] = [];
    for (const word of words) {
      const last = merged.at(-1);
      if (last && sameStyle(last, word)) merged[merged.length - 1] = { ...last, text: last.text + word.text };
      else merged.push(word);
    }
    const spans = merged.map((word) =>
      svg(
        'tspan',
        {
          ...(word.bold ? { 'font-weight': 600 } : {}),
          ...(word.italic ? { 'font-style': 'italic' } : {}),
          ...(word.code ? { 'font-family': MONOSPACE, 'font-size': size - 1, fill: theme.muted } : {}),
          ...(word.strike ? { 'text-decoration': 'line-through' } : {}),
          ...(word.link ? { fill: theme.palette.blue, 'text-decoration': 'underline' } : {}),
        },
        word.text,
      ),
    );
    const width = words.reduce((sum, word) => sum + word.width, 0);
    this.#end = { x: x + width + 4, y: Math.round(this.#y + height * 0.7) };
    this.content.push(
      svg(
        'text',
        { x: Math.round(x), y: Math.round(this.#y + height * 0.7), 'font-size': size, 'xml:space': 'preserve' },
        spans,
      ),
    );
  }

  /** Ends the text with an ellipsis if there is no room for a line of this height. Returns true if the text has ended. */
  #endIfFull(height: number): boolean {
    if (this.#full) return true;
    if (this.#y + height <= this.#bottom + 2) return false;
    this.#full = true;
    const { body, theme } = this.#scene;
    const { x, y } = this.#end ?? { x: body.x, y: Math.round(this.#bottom) };
    // There may be no room for the ellipsis after the last line or block.
    if (this.#end ? x + SIZE <= body.x + body.width : this.#bottom - this.#y >= SIZE / 2) {
      this.content.push(svg('text', { x: Math.round(x), y, 'font-size': SIZE, fill: theme.muted }, '…'));
    }
    return true;
  }
}

function sameStyle(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.code === b.code && a.strike === b.strike && a.link === b.link;
}

/** Returns text without control characters. Keeps one space at each end that has spaces. */
function plainRun(text: string): string {
  const inner = plainText(text, 4000);
  const start = /^\s/.test(text) && inner !== '' ? ' ' : '';
  return `${start}${inner}${/\s$/.test(text) ? ' ' : ''}`;
}

/** The maximum number of characters of a line of code. More do not fit into the widest picture. */
const MAX_CODE_LINE = 1_000;

/**
 * Returns a line of code without control characters, truncated to {@link MAX_CODE_LINE}. Replaces spaces with no-break spaces, because SVG
 * collapses other spaces.
 */
function plainCode(line: string): string {
  const parts = line.slice(0, MAX_CODE_LINE).trimEnd().replaceAll('\t', '  ').split(/( +)/);
  return parts
    .map((part) => (part.startsWith(' ') ? '\u00a0'.repeat(part.length) : plainText(part, MAX_CODE_LINE)))
    .join('');
}

function measure(run: Run, text: string, size: number): number {
  return run.code ? monospaceWidth(text, size - 1) : (run.bold ? boldWidth : textWidth)(text, size);
}
