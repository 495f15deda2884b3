/** What a command has to say, and the code to end with. */
export interface Answer {
    readonly stdout: string;
    readonly stderr: string;
    readonly code: 0 | 1;
}
/** Does what the words of an `admin` command say. Does not throw: what fails is one sentence. */
export declare const answerAdmin: (argv: readonly string[]) => Promise<Answer>;
/** Runs an `admin` command in this process, which ends with its code. */
export declare const runAdmin: (argv: readonly string[]) => Promise<void>;
