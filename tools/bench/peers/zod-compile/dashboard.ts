import * as z from 'zod';
import { schema } from '../zod/dashboard.ts';

const compiled = z.compile(schema);

export const is = (value: unknown): value is z.output<typeof schema> => compiled.safeParse(value).success;
export const issues = (value: unknown) => compiled.safeParse(value).error?.issues ?? [];
