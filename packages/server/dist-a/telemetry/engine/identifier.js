/** A name as ClickHouse reads it, whatever is in it. */
export const quoted = (name) => `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
