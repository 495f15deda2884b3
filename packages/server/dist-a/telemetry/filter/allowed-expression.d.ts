import type { SyntaxNode } from './syntax-tree.ts';
/**
 * Accepts the tree of `SELECT <expression>` when the expression is made of columns, literals and allowed functions alone; which
 * columns it has. Whatever is not known to be harmless is refused. Throws FilterError.
 */
export declare const allowedExpression: (root: SyntaxNode | undefined, columns: ReadonlyMap<string, string>) => Set<string>;
