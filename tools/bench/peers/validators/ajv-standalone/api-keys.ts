import all from './api-keys.all.cjs';
import first from './api-keys.first.cjs';

export function is(value: unknown): boolean {
  return first(value);
}
export function issues(value: unknown) {
  return all(value) ? [] : (all.errors ?? []);
}
