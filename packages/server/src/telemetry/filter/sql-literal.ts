import type { SyntaxNode } from './syntax-tree.ts';

/** Returns a text literal as the engine writes it into a syntax tree, without its quotes. Returns undefined for anything else. */
function writtenText({ text, children }: SyntaxNode): string | undefined {
  const [, written] = /^Literal '((?:[^'\\]|\\.)*)'$/s.exec(text) ?? [];
  return children.length === 0 ? written : undefined;
}

/** Returns the text of a text literal. Returns undefined for anything else, and for a text with escapes other than of a quote. */
export function textOfLiteral(node: SyntaxNode | undefined): string | undefined {
  const text = node && writtenText(node)?.replaceAll("\\'", "'");
  return text?.includes('\\') ? undefined : text;
}

/** Returns the number of bytes of a text literal, undefined for anything else. */
export function bytesOfLiteral(node: SyntaxNode | undefined): number | undefined {
  const text = node && writtenText(node)?.replaceAll(/\\./gs, '.');
  return text === undefined ? undefined : Buffer.byteLength(text);
}
