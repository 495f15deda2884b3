import { type ComponentChildren, h, type VNode } from 'preact';
import { type Block, parseMarkdown, type Run } from './blocks.ts';

/** The properties of {@link MarkdownText}. */
export interface MarkdownTextProps {
  readonly markdown: string;
  readonly class?: string | undefined;
}

/**
 * Renders Markdown as HTML elements. HTML in the text is displayed as text, and images as their alt text. Links open in a new
 * tab; only `http:`, `https:` and `mailto:` addresses are links.
 */
export function MarkdownText({ markdown, ...attributes }: MarkdownTextProps): VNode {
  return h('div', attributes, ...parseMarkdown(markdown).map(blockOf));
}

function blockOf(block: Block): VNode {
  switch (block.kind) {
    case 'heading':
      return h(`h${Math.min(6, block.depth)}`, null, ...runsOf(block.runs)) as VNode;
    case 'paragraph':
      return h('p', null, ...runsOf(block.runs));
    case 'code':
      return h('pre', null, h('code', null, block.text));
    case 'quote':
      return h('blockquote', null, ...block.blocks.map(blockOf));
    case 'list': {
      const items = block.items.map((item) => h('li', null, ...item.map(blockOf)));
      return block.start === undefined ? h('ul', null, ...items) : (h('ol', { start: block.start }, ...items) as VNode);
    }
    case 'table': {
      const [head = [], ...rows] = block.rows;
      return h(
        'table',
        null,
        h('thead', null, h('tr', null, ...head.map((cell) => h('th', { scope: 'col' }, ...runsOf(cell))))),
        h('tbody', null, ...rows.map((row) => h('tr', null, ...row.map((cell) => h('td', null, ...runsOf(cell)))))),
      );
    }
    case 'rule':
      return h('hr', null);
  }
}

function runsOf(runs: readonly Run[]): ComponentChildren[] {
  return runs.map(({ text, bold, italic, code, strike, link, lineBreak }) => {
    let node: ComponentChildren = text;
    if (code) node = h('code', null, node);
    if (bold) node = h('strong', null, node);
    if (italic) node = h('em', null, node);
    if (strike) node = h('del', null, node);
    if (link) node = h('a', { href: link, rel: 'noopener noreferrer', target: '_blank' }, node);
    return lineBreak ? [node, h('br', null)] : node;
  });
}
