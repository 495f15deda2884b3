import type { Parameter } from '../engine.ts';
/** The values of a statement, bound under names. */
export interface Bindings {
    readonly parameters: Record<string, Parameter>;
    /** Binds a value; what stands for it in the text. */
    bind(type: string, value: Parameter): string;
}
/** Binds values; the same value of the same type is bound once, so that equal expressions stay equal texts. */
export declare const createBindings: () => Bindings;
