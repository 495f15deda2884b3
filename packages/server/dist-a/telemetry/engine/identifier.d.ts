/** A name as ClickHouse reads it, whatever is in it. */
export declare const quoted: (name: string) => string;
