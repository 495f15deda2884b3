/** What the runtime says of a failed connection: `ECONNREFUSED`, or its message. */
export function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
  if (inner instanceof Error) return 'code' in inner ? String(inner.code) : inner.message;
  return String(inner);
}
