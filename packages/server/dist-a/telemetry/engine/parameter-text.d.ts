import type { Parameter } from '../engine.ts';
/** The text that {@link parameterText} wrote. */
export declare const unescaped: (text: string) => string;
/** A value in the text form that ClickHouse reads a bound one from; texts in a list have quotes. */
export declare const parameterText: (value: Parameter, isInList?: boolean) => string;
