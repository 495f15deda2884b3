/** Whether the engine refused an insert for what is in its rows, so that it may take some of them without the others. */
export declare function meansUnreadableRows(error: unknown): boolean;
