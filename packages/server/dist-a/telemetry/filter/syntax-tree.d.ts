/** A node of the tree that the engine makes of a statement. */
export interface SyntaxNode {
    readonly text: string;
    readonly children: SyntaxNode[];
}
/** Reads what EXPLAIN AST answers: a line for each node, one space deeper for each level. `undefined` for anything else. */
export declare const readSyntaxTree: (lines: readonly string[]) => SyntaxNode | undefined;
/** The SELECT in `SELECT * FROM (SELECT …)`. */
export declare const innerSelect: (root: SyntaxNode | undefined) => SyntaxNode | undefined;
