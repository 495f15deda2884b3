import all from './alert.all.cjs';
import first from './alert.first.cjs';

export function is(value: unknown): boolean {
  return first(value);
}
export function issues(value: unknown) {
  return all(value) ? [] : (all.errors ?? []);
}
