import type { Shelf } from './shelf.ts';

export { type Box, BoxError, close, type Lid } from './box.ts';
export type { Shelf } from './shelf.ts';

/** How much is logged. */
export type Level = 'quiet' | 'loud';

/** What callers give. */
export interface Options {
  readonly level?: Level | undefined;
  readonly size: number | string;
  readonly label?: string;
  readonly onFull?: (shelf: Shelf, count: number) => void;
}

/** What callers get. */
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
  refusal(): Refusal<404, string> | Refusal<412, number> | Refusal<409 | 410, unknown>;
}

/** Why a shelf is refused, by status. */
export interface Refusal<Status extends number, Reason> {
  readonly status: Status;
  readonly reason: Reason;
}

/** A type that no function takes or answers. */
export interface Loose {
  readonly a: string;
  readonly b?: number;
}

/** Opens a client. */
export declare function open(options: Options, retries?: number): Client;

/** Answers what it is given. */
export declare function same<T extends object>(value: T): T;

/** Puts two things side by side. */
export declare function zip<First, Second>(first: First, second: Second): [First, Second];

/** Whether a value is a shelf. */
export declare function isShelf(value: unknown): value is Shelf;

/** What each kind of shelf stands on. */
export interface Grounds {
  readonly floor: string;
}

/** Says what a kind of shelf stands on. */
export declare function groundOf<Kind extends keyof Grounds>(kind: Kind): Grounds[Kind];

/** Words that callers read, with a name. */
export interface Words extends ReadonlyArray<'quiet' | 'mute'> {
  readonly label: string;
}

/** All words. */
export declare const words: Words;

/** A number that callers read. */
export declare const limit: number;
