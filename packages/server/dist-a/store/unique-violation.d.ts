/** Whether a write failed because another row already has the value of a unique index. */
export declare const isUniqueViolation: (error: unknown) => boolean;
