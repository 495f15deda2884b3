import { Dashboard } from '@observability-api/schemas';

export function is(value: unknown): value is Dashboard {
  return Dashboard.is(value);
}
export function issues(value: unknown) {
  return Dashboard.check(value);
}
