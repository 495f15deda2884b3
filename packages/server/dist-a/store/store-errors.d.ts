/** Whether a statement failed because another process holds the lock that it needs. */
export declare const isBusy: (error: unknown) => boolean;
/** Runs a call of the database; what fails because the file is not available says so by its name. */
export declare const available: <Result>(call: () => Result) => Result;
