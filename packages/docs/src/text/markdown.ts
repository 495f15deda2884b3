import { Marked, type Tokens } from 'marked';
import type { Section } from '../site/page.ts';
import { highlight } from './highlight.ts';
import { escapeHtml, slug } from './html.ts';

/** The titles of code blocks by language. The last four languages are those of the files in `packages/server/deploy`. */
const titles: Readonly<Record<string, string>> = {
  sh: 'Terminal',
  console: 'Terminal',
  ts: 'TypeScript',
  js: 'JavaScript',
  json: 'JSON',
  sql: 'SQL',
  yaml: 'YAML',
  ini: 'observability-api.service',
  dockerfile: 'Containerfile',
  nginx: 'nginx.conf',
  caddyfile: 'Caddyfile',
};

/** A cell with more characters has a minimum width, so that small screens do not show one word per line. */
const LONG_TEXT = 24;

/** The Markdown renderer: headings with anchors, highlighted code, and tables that scroll on small screens. */
const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = slug(text);
      const inner = this.parser.parseInline(tokens);
      if (depth === 1) return `<h1>${inner}</h1>\n`;
      return `<h${depth} id="${id}">${inner}${permalink(id)}</h${depth}>\n`;
    },
    code({ text, lang = '' }) {
      const title = titles[lang] ?? 'Text';
      const button = `<button type="button" class="copy" aria-label="Copy: ${title}">Copy</button>`;
      const caption = `<figcaption><span>${title}</span>${button}</figcaption>`;
      return `<figure class="code">${caption}<pre tabindex="0"><code>${highlight(text, lang)}</code></pre></figure>\n`;
    },
    table(token: Tokens.Table) {
      const cells = (row: readonly Tokens.TableCell[], open: string) =>
        row.map(({ tokens, text }) => {
          const inner = this.parser.parseInline(tokens);
          // An empty header cell is not a heading for screen readers.
          const tag = text === '' ? 'td' : open;
          const isLong = tag === 'td' && inner.replaceAll(/<[^>]*>/g, '').length > LONG_TEXT;
          return `<${tag}${isLong ? ' class="long"' : ''}>${inner}</${tag.split(' ')[0]}>`;
        });
      const head = `<tr>${cells(token.header, 'th scope="col"').join('')}</tr>`;
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`).join('');
      return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${rows}</tbody></table></div>\n`;
    },
  },
});

/** Returns the link at the end of a heading, which leads to its section. */
function permalink(id: string): string {
  return `<a class="anchor" href="#${escapeHtml(id)}" aria-label="Link to this section">#</a>`;
}

/** Renders Markdown with several blocks as HTML. */
export function markdown(text: string): string {
  return marked.parse(text, { async: false });
}

/** Returns the headings of the second and third level. */
export function sectionsOf(text: string): Section[] {
  return marked.lexer(text).flatMap((token) => {
    if (token.type !== 'heading' || token.depth < 2 || token.depth > 3) return [];
    return [{ id: slug(token.text), title: inlineMarkdown(token.text), depth: token.depth }];
  });
}

/** Renders one line of Markdown as HTML without a paragraph. */
export function inlineMarkdown(text: string): string {
  return marked.parseInline(text, { async: false });
}
