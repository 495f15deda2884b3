/** What an operator asked for cannot be done as it is asked; the message is a sentence that says what would do. */
export declare class Refusal extends Error {
    readonly name = "Refusal";
}
