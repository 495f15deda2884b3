/** What an operator asked for cannot be done as it is asked; the message is a sentence that says what would do. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}
