import { Dashboard } from '@observability-api/schemas';

export const is = (value: unknown): value is Dashboard => Dashboard.is(value);
export const issues = (value: unknown) => Dashboard.check(value);
