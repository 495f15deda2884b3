import { PipeSettings } from '@observability-api/schemas';

export const is = (value: unknown): value is PipeSettings => PipeSettings.is(value);
export const issues = (value: unknown) => PipeSettings.check(value);
