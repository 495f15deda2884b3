import * as z from 'zod';
import { keyRoles, keyStates } from '../enumerations.ts';

const time = z.iso.datetime({ offset: true });

export const schema = z.array(
  z.object({
    // `z.uuid` also checks the version and the variant, which the schema does not.
    id: z.guid(),
    name: z.string().min(1).max(256),
    state: z.enum(keyStates),
    roles: z.array(z.enum(keyRoles)).min(1),
    assignedRoles: z
      .array(z.object({ roleId: z.guid(), roleName: z.string(), roleType: z.literal('system') }))
      .optional(),
    keySuffix: z.string().length(4),
    createdAt: time,
    expireAt: time.nullable(),
    usedAt: time.optional(),
    ipAccessList: z.array(
      z.object({ source: z.string().min(2).max(64), description: z.string().max(1024).optional() }),
    ),
  }),
);

export function is(value: unknown): value is z.output<typeof schema> {
  return schema.safeParse(value).success;
}
export function issues(value: unknown) {
  return schema.safeParse(value).error?.issues ?? [];
}
