import * as z from 'zod';
import { schema } from '../zod/pipe-settings.ts';

const compiled = z.compile(schema);

export function is(value: unknown): value is z.output<typeof schema> {
  return compiled.safeParse(value).success;
}
export function issues(value: unknown) {
  return compiled.safeParse(value).error?.issues ?? [];
}
