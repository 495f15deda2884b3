/** What an error that the engine answered means. */
export declare const failure: (code: number, message: string) => Error;
/** What it means that there was no answer. */
export declare const noAnswer: (error: unknown) => Error;
