import * as v from 'valibot';
import { keyRoles, keyStates } from '../enumerations.ts';

const time = v.pipe(v.string(), v.isoTimestamp());

const schema = v.array(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
    state: v.picklist(keyStates),
    roles: v.pipe(v.array(v.picklist(keyRoles)), v.minLength(1)),
    assignedRoles: v.optional(
      v.array(v.object({ roleId: v.pipe(v.string(), v.uuid()), roleName: v.string(), roleType: v.literal('system') })),
    ),
    keySuffix: v.pipe(v.string(), v.length(4)),
    createdAt: time,
    expireAt: v.nullable(time),
    usedAt: v.optional(time),
    ipAccessList: v.array(
      v.object({
        source: v.pipe(v.string(), v.minLength(2), v.maxLength(64)),
        description: v.optional(v.pipe(v.string(), v.maxLength(1024))),
      }),
    ),
  }),
);

export function is(value: unknown): value is v.InferOutput<typeof schema> {
  return v.is(schema, value);
}
export function issues(value: unknown) {
  return v.safeParse(schema, value).issues ?? [];
}
