import all from './dashboard.all.cjs';
import first from './dashboard.first.cjs';

export function is(value: unknown): boolean {
  return first(value);
}
export function issues(value: unknown) {
  return all(value) ? [] : (all.errors ?? []);
}
