import { PipeSettings } from '@observability-api/schemas';

export function is(value: unknown): value is PipeSettings {
  return PipeSettings.is(value);
}
export function issues(value: unknown) {
  return PipeSettings.check(value);
}
