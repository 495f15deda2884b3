import all from './dashboard.all.cjs';
import first from './dashboard.first.cjs';

export const is = (value: unknown): boolean => first(value);
export const issues = (value: unknown) => (all(value) ? [] : (all.errors ?? []));
