import type { Shelf } from './box.ts';

export { type Box, BoxError, close, type Lid, type Shelf } from './box.ts';

/** The level of the log. */
export type Level = 'quiet' | 'loud';

/** Options from callers. */
export interface Options {
  readonly level?: Level | undefined;
  readonly size: number | string;
  readonly label?: string;
  readonly onFull?: (shelf: Shelf, count: number) => void;
}

/** The client that callers receive. */
export interface Client {
  readonly name: string;
  readonly note?: string;
  readonly shelves: Shelves;
  close(): Promise<void>;
}

/** The shelves of a client. */
export interface Shelves {
  get(id: string, options?: { readonly deep?: boolean }): Promise<Shelf>;
  list(): Promise<Shelf[]>;
  first(): Shelf | undefined;
  find(text: string | null): Shelf;
  rejection(): Rejection<404, string> | Rejection<412, number> | Rejection<409 | 410, unknown>;
}

/** The reason for a rejected shelf, by status. */
export interface Rejection<Status extends number, Reason> {
  readonly status: Status;
  readonly reason: Reason;
}

/** A type that no function accepts or returns. */
export interface Loose {
  readonly a: string;
  readonly b?: number;
}

/** Opens a client. */
export declare function open(options: Options, retries?: number): Client;

/** Returns its argument. */
export declare function same<T extends object>(value: T): T;

/** Puts two things side by side. */
export declare function zip<First, Second>(first: First, second: Second): [First, Second];

/** Returns true if a value is a shelf. */
export declare function isShelf(value: unknown): value is Shelf;

/** Maps kinds of shelves to the types that {@link groundOf} returns for them. */
export interface Grounds {
  readonly floor: string;
}

/** Returns the ground of a kind of shelf. */
export declare function groundOf<Kind extends keyof Grounds>(kind: Kind): Grounds[Kind];

/** Words that callers read, with a label. */
export interface Words extends ReadonlyArray<'quiet' | 'mute'> {
  readonly label: string;
}

/** All words. */
export declare const words: Words;

/** A number that callers read. */
export declare const limit: number;
