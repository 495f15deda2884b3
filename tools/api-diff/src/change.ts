import type { Bump } from './bump.ts';

/** Where something is: a path from the root of the repository, and a line of it. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** One difference between two versions of an API. */
export interface Change {
  /** The rule that found it, or what kind of difference it is. */
  readonly rule: string;
  readonly bump: Bump;
  /** A sentence. */
  readonly message: string;
  readonly place: Place;
  /** The operations that it touches; none when it touches no single one. */
  readonly operations: readonly string[];
  /** What else names it: the component that it is in. */
  readonly component?: string;
  /** Whether it breaks a caller, also where the bump is less because the operation promises less. */
  readonly breaking: boolean;
  /** Why the bump is less than it would be. */
  readonly because?: string;
}

/** Each change once, however often it was found. */
export function distinct(changes: readonly Change[]): Change[] {
  const key = ({ rule, message, place }: Change) => `${rule} ${message} ${place.file}:${place.line}`;
  return [...new Map(changes.map((change) => [key(change), change])).values()];
}
