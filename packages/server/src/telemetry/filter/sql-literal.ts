import type { SyntaxNode } from './syntax-tree.ts';

/** Returns a string literal as the syntax tree spells it, without its quotes. Returns undefined for any other node. */
function escapedText({ text, children }: SyntaxNode): string | undefined {
  const [, escaped] = /^Literal '((?:[^'\\]|\\.)*)'$/s.exec(text) ?? [];
  return children.length === 0 ? escaped : undefined;
}

/** Returns the value of a string literal. Returns undefined for any other node, and for escapes other than `\'`. */
export function textOfLiteral(node: SyntaxNode | undefined): string | undefined {
  const text = node && escapedText(node)?.replaceAll("\\'", "'");
  return text?.includes('\\') ? undefined : text;
}

/** Returns the length of a string literal in bytes. Returns undefined for any other node. */
export function bytesOfLiteral(node: SyntaxNode | undefined): number | undefined {
  const text = node && escapedText(node)?.replaceAll(/\\./gs, '.');
  return text === undefined ? undefined : Buffer.byteLength(text);
}
