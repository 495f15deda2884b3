/**
 * Which way values of a type go: `read` by callers (what a function answers), `written` by them (what it takes), or
 * `unknown`, where no function of the packages says, so that both are possible.
 */
export type Direction = 'read' | 'written' | 'unknown';

/** The way that parameters of a function go which itself goes the other. */
export function opposite(direction: Direction): Direction {
  if (direction === 'unknown') return direction;
  return direction === 'read' ? 'written' : 'read';
}

/** Where the walk is: the exported name or named type, and the way from there. */
export interface Route {
  /** The nearest name that a person can search for. */
  readonly owner: string;
  /** The file of its declarations. */
  readonly file: string;
  /** From the owner on, such as `.retry.attempts`; empty for the owner itself. */
  readonly rest: string;
}

/** One difference between the types of two versions. */
export interface Difference {
  readonly route: Route;
  /** What about it, after its name: `is gone`. */
  readonly what: string;
  /** Whether a program that compiled may not any more. */
  readonly breaks: boolean;
}

/** A step further on a route. */
export function further(route: Route, step: string): Route {
  return { ...route, rest: route.rest + step };
}
