/** The properties of a configuration whose type is not known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the text of a property, or an empty one if it is not a text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
