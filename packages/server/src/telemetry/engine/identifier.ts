/** A name as ClickHouse reads it, whatever is in it. */
export const quoted = (name: string): string => `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
