/** A row as the engine takes it: columns by name. */
export type Row = Readonly<Record<string, unknown>>;
