/** Thrown when the comparison cannot run. The command prints the message and exits with 2; the check never passes. */
export class ComparisonError extends Error {
  override readonly name = 'ComparisonError';
}
