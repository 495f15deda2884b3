import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { decodeEntities } from './entities.ts';

/** Text with a single style. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly code?: boolean | undefined;
  readonly strike?: boolean | undefined;
  /** An address with `http:`, `https:` or `mailto:`. */
  readonly link?: string | undefined;
  /** True if the line ends after this run. */
  readonly lineBreak?: boolean | undefined;
}

/** A block of Markdown. It contains no HTML elements: tags are text, and images are replaced by their description. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Run[])[])[] }
  | { readonly kind: 'rule' };

/** The maximum number of characters that are parsed. Longer texts are cut off. */
const MAX_LENGTH = 50_000;

/** The maximum nesting depth of lists and quotes. Deeper ones are left out. */
const MAX_DEPTH = 8;

/** Parses Markdown. Returns the text as one paragraph if the parser cannot read it. */
export function parseMarkdown(markdown: string): readonly Block[] {
  const text = markdown.slice(0, MAX_LENGTH);
  try {
    return blocksOf(new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(limitNesting(text)), 0);
  } catch {
    return [{ kind: 'paragraph', runs: [{ text }] }];
  }
}

/** The maximum number of characters of a paragraph that are parsed together. A longer one is split, between words if possible. */
const MAX_PARAGRAPH = 1_000;

/**
 * The maximum number of columns of a table, approximately. A wider table becomes text, because the parser would fill each short row
 * with empty cells.
 */
const MAX_COLUMNS = 50;

/**
 * Splits long paragraphs and parses each part, because the time to parse a paragraph can grow with the square of its length. A style that
 * starts in one part and ends in another is not applied.
 */
class BoundedLexer extends Lexer {
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    for (let start = 0; start < source.length; ) {
      const part = source.slice(start, start + MAX_PARAGRAPH);
      const isLast = start + part.length === source.length;
      const end = isLast ? part.length : part.lastIndexOf(' ') + 1 || part.length;
      super.inlineTokens(part.slice(0, end), tokens);
      start += end;
    }
    return tokens;
  }
}

/** Limits the columns of tables. */
class BoundedTokenizer extends Tokenizer {
  override table(source: string): Tokens.Table | undefined {
    const [header = ''] = source.split('\n', 1);
    return header.split('|').length > MAX_COLUMNS ? undefined : super.table(source);
  }
}

/** Limits the number of quote and list markers at the start of a line. The parser would recurse for each marker. */
function limitNesting(text: string): string {
  return text.replace(/^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){9,}/gm, (markers) =>
    (markers.match(/(?:>|[*+-]|\d{1,9}[.)])[ \t]*/g) ?? []).slice(0, MAX_DEPTH).join(''),
  );
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  return tokens.flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading': {
        const { depth: level, tokens: children } = token as Tokens.Heading;
        return [{ kind: 'heading', depth: level, runs: runsOf(children) }];
      }
      case 'paragraph':
      case 'text': {
        const { tokens: children, text } = token as Tokens.Paragraph | Tokens.Text;
        return [{ kind: 'paragraph', runs: children ? runsOf(children) : [{ text }] }];
      }
      case 'code':
        return [{ kind: 'code', text: (token as Tokens.Code).text }];
      case 'blockquote':
        return depth >= MAX_DEPTH
          ? []
          : [{ kind: 'quote', blocks: blocksOf((token as Tokens.Blockquote).tokens, depth + 1) }];
      case 'list': {
        const { ordered, start, items } = token as Tokens.List;
        if (depth >= MAX_DEPTH) return [];
        const first = ordered ? Number(start) : undefined;
        return [{ kind: 'list', start: first, items: items.map((item) => blocksOf(itemTokens(item), depth + 1)) }];
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return [{ kind: 'table', rows: [header, ...rows].map((row) => row.map((cell) => runsOf(cell.tokens))) }];
      }
      case 'hr':
        return [{ kind: 'rule' }];
      case 'html':
        return [{ kind: 'paragraph', runs: [{ text: token.raw.trim() }] }];
      default:
        return [];
    }
  });
}

/** Returns the tokens of a list item. A checkbox before its text becomes a part of the text. */
function itemTokens({ tokens }: Tokens.ListItem): readonly Token[] {
  const [checkbox, text, ...others] = tokens;
  if (checkbox?.type !== 'checkbox' || text?.type !== 'text') return tokens;
  return [{ ...text, tokens: [checkbox, ...((text as Tokens.Text).tokens ?? [])] } as Token, ...others];
}

type Style = Omit<Run, 'text' | 'lineBreak'>;

function runsOf(tokens: readonly Token[], style: Style = {}, depth = 0): Run[] {
  if (depth > 2 * MAX_DEPTH) return [];
  return tokens.flatMap((token): Run[] => {
    const inner = (innerStyle: Style) =>
      runsOf('tokens' in token ? (token.tokens ?? []) : [], { ...style, ...innerStyle }, depth + 1);
    switch (token.type) {
      case 'strong':
        return inner({ bold: true });
      case 'em':
        return inner({ italic: true });
      case 'del':
        return inner({ strike: true });
      case 'link':
        return inner({ link: safeLink(decodeEntities((token as Tokens.Link).href)) });
      case 'image':
        return [{ ...style, text: decodeEntities((token as Tokens.Image).text) }];
      case 'codespan':
        return [{ ...style, text: (token as Tokens.Codespan).text, code: true }];
      case 'br':
        return [{ text: '', lineBreak: true }];
      case 'checkbox':
        return [{ ...style, text: (token as Tokens.Checkbox).checked ? '☑ ' : '☐ ' }];
      case 'html':
        return [{ ...style, text: token.raw }];
      case 'text':
        return 'tokens' in token && token.tokens
          ? inner({})
          : [{ ...style, text: decodeEntities((token as Tokens.Text).text) }];
      default:
        return [{ ...style, text: 'text' in token && typeof token.text === 'string' ? token.text : token.raw }];
    }
  });
}

/** Returns the address if its scheme is safe to open in a browser, or undefined. */
function safeLink(href: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}
