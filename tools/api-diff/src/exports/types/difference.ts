/**
 * The direction of the values of a type: `read` by callers (return values, exported constants), `written` by callers (parameters), or
 * `unknown` if no exported value of the packages uses the type. Then both are possible.
 */
export type Direction = 'read' | 'written' | 'unknown';

/** Returns the direction of a function's parameters, given the direction of the function. */
export function opposite(direction: Direction): Direction {
  if (direction === 'unknown') return direction;
  return direction === 'read' ? 'written' : 'read';
}

/** The current position of the comparison: an exported name or named type, and the path from there. */
export interface Route {
  /** The nearest exported name or named type. */
  readonly owner: string;
  /** Declaration file of the owner. */
  readonly file: string;
  /** Path from the owner, such as `.retry.attempts`. Empty for the owner itself. */
  readonly path: string;
}

/** One difference between the types of two versions. */
export interface Difference {
  readonly route: Route;
  /** The predicate of the message, which follows the name: `was removed`. */
  readonly predicate: string;
  /** True if a program that compiled before can fail to compile now. */
  readonly breaks: boolean;
}

/** Returns the route extended by one step. */
export function extendRoute(route: Route, step: string): Route {
  return { ...route, path: route.path + step };
}
