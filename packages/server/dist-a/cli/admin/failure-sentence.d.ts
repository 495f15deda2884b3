/** Why a command did not do what it was asked, in one sentence. */
export declare const failureSentence: (error: unknown) => string;
