import { ApiKey } from '@observability-api/schemas';

export function is(value: unknown): value is ApiKey[] {
  return Array.isArray(value) && value.every(ApiKey.is);
}
export function issues(value: unknown) {
  return Array.isArray(value) ? value.flatMap((key: unknown) => ApiKey.check(key)) : ['expected array'];
}
