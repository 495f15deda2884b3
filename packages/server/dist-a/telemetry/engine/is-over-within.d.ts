/** Whether work is over, well or not, within so many milliseconds. */
export declare const isOverWithin: (work: Promise<unknown>, ms: number) => Promise<boolean>;
