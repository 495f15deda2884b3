import all from './pipe-settings.all.cjs';
import first from './pipe-settings.first.cjs';

export function is(value: unknown): boolean {
  return first(value);
}
export function issues(value: unknown) {
  return all(value) ? [] : (all.errors ?? []);
}
