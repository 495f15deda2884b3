/** The properties of a configuration whose type is not known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the value of a property, or an empty string if it is not a string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
