import all from './api-keys.all.cjs';
import first from './api-keys.first.cjs';

export const is = (value: unknown): boolean => first(value);
export const issues = (value: unknown) => (all(value) ? [] : (all.errors ?? []));
