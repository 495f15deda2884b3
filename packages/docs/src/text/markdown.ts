import { Marked, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { highlight } from './highlight.ts';
import { slug } from './slug.ts';

/** The titles of code blocks by language. */
const titles: Readonly<Record<string, string>> = { sh: 'Terminal', ts: 'TypeScript', json: 'JSON', sql: 'SQL' };

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
      return `<figure class="code">${caption}<pre><code>${highlight(text, lang)}</code></pre></figure>\n`;
    },
    table(token: Tokens.Table) {
      const cells = (row: readonly Tokens.TableCell[], open: string) =>
        row.map(({ tokens, text }) => {
          // A heading without words gets no anchor.
          const tag = text === '' ? 'td' : open;
          return `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(' ')[0]}>`;
        });
      const head = `<tr>${cells(token.header, 'th scope="col"').join('')}</tr>`;
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`).join('');
      return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${rows}</tbody></table></div>\n`;
    },
  },
});

/** Returns the link sign after a heading or a name. */
function permalink(id: string): string {
  return `<a class="anchor" href="#${escapeHtml(id)}" aria-label="Link to this">#</a>`;
}

/** Renders Markdown with several blocks as HTML. */
export function markdown(text: string): string {
  return marked.parse(text, { async: false });
}

/** Renders one line of Markdown as HTML without a paragraph. */
export function inlineMarkdown(text: string): string {
  return marked.parseInline(text, { async: false });
}
