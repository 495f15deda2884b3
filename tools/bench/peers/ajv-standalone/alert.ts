import all from './alert.all.cjs';
import first from './alert.first.cjs';

export const is = (value: unknown): boolean => first(value);
export const issues = (value: unknown) => (all(value) ? [] : (all.errors ?? []));
