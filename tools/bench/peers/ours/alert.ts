import { Alert } from '@observability-api/schemas';

export const is = (value: unknown): value is Alert => Alert.is(value);
export const issues = (value: unknown) => Alert.check(value);
