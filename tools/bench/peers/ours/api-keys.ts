import { ApiKey } from '@observability-api/schemas';

export const is = (value: unknown): value is ApiKey[] => Array.isArray(value) && value.every(ApiKey.is);
export const issues = (value: unknown) =>
  Array.isArray(value) ? value.flatMap((key: unknown) => ApiKey.check(key)) : ['expected array'];
