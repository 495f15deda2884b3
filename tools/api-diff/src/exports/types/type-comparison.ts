import type { Checker, Symbol as Named, Project, Type } from 'typescript/unstable/sync';
import type { Direction, Route } from './difference.ts';

/** Two versions of a type. */
export interface Pair {
  readonly before: Type;
  readonly after: Type;
  /** The direction of the values: read, written or unknown. */
  readonly direction: Direction;
  /** The path on which the types were reached. */
  readonly route: Route;
}

/** The interface of {@link TypeWalker} for the functions that each compare one kind of type. */
export interface TypeComparison {
  readonly project: Project;
  readonly checker: Checker;
  /** Adds a difference. Its message is the name and `predicate`, such as `was removed`. `breaks` is true for a breaking change. */
  add(route: Route, predicate: string, breaks: boolean): void;
  /** Compares two versions of a type. */
  compare(pair: Pair): void;
  /** Returns true if a named type of the earlier version was compared already. */
  wasVisited(symbol: Named): boolean;
  /** Treats a type parameter of the later version as equal to one of the earlier version. */
  pairParameters(before: Type, after: Type): void;
  /** Returns a type as TypeScript code. */
  text(type: Type): string;
  /** Returns the file that declares a name, if it belongs to the compared packages. */
  ownFile(symbol: Named | undefined): string | undefined;
}

/** The symbol of an exported name, and whether it is a value. `export type` exports no value. */
export interface Exported {
  readonly symbol: Named;
  readonly isValue: boolean;
}

/** A name that both versions export. */
export interface Export {
  readonly name: string;
  readonly file: string;
  readonly before: Exported;
  readonly after: Exported;
}
