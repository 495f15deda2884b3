import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { keyRoles, keyStates } from '../enumerations.ts';

const time = Type.String({ format: 'date-time' });

const schema = Type.Array(
  Type.Object({
    id: Type.String({ format: 'uuid' }),
    name: Type.String({ minLength: 1, maxLength: 256 }),
    state: Type.Enum([...keyStates]),
    roles: Type.Array(Type.Enum([...keyRoles]), { minItems: 1 }),
    assignedRoles: Type.Optional(
      Type.Array(
        Type.Object({
          roleId: Type.String({ format: 'uuid' }),
          roleName: Type.String(),
          roleType: Type.Literal('system'),
        }),
      ),
    ),
    keySuffix: Type.String({ minLength: 4, maxLength: 4 }),
    createdAt: time,
    expireAt: Type.Union([time, Type.Null()]),
    usedAt: Type.Optional(time),
    ipAccessList: Type.Array(
      Type.Object({
        source: Type.String({ minLength: 2, maxLength: 64 }),
        description: Type.Optional(Type.String({ maxLength: 1024 })),
      }),
    ),
  }),
);

const compiled = Compile(schema);

export function is(value: unknown): value is Static<typeof schema> {
  return compiled.Check(value);
}
export function issues(value: unknown) {
  return compiled.Errors(value);
}
