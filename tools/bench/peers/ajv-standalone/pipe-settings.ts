import all from './pipe-settings.all.cjs';
import first from './pipe-settings.first.cjs';

export const is = (value: unknown): boolean => first(value);
export const issues = (value: unknown) => (all(value) ? [] : (all.errors ?? []));
