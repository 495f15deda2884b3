import type { Limits, Statement } from '../engine.ts';
/** How long a statement may take when its limits do not say. */
export declare const timeOf: ({ timeMs }?: Limits) => number;
/**
 * The clause that holds a statement within its limits and keeps it from writing. In the text and not beside it, because
 * what is set beside a statement stays set on the connection of the embedded engine.
 */
export declare const settingsClause: ({ limits, isOfRollUps }: Pick<Statement, 'limits' | 'isOfRollUps'>) => string;
