import { Alert } from '@observability-api/schemas';

export function is(value: unknown): value is Alert {
  return Alert.is(value);
}
export function issues(value: unknown) {
  return Alert.check(value);
}
