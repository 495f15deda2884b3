import { type } from 'arktype';
import { dateTime, keyRoles, keyStates } from '../enumerations.ts';

/** `string.date.iso` also accepts a date without a time. */
const time = type('string.date.iso').and(dateTime);

const schema = type({
  id: 'string.uuid',
  name: '1 <= string <= 256',
  state: type.enumerated(...keyStates),
  roles: type
    .enumerated(...keyRoles)
    .array()
    .atLeastLength(1),
  'assignedRoles?': type({ roleId: 'string.uuid', roleName: 'string', roleType: "'system'" }).array(),
  keySuffix: 'string == 4',
  createdAt: time,
  expireAt: time.or('null'),
  'usedAt?': time,
  ipAccessList: type({ source: '2 <= string <= 64', 'description?': 'string <= 1024' }).array(),
}).array();

export function is(value: unknown): value is typeof schema.infer {
  return schema.allows(value);
}
export function issues(value: unknown) {
  const result = schema(value);
  return result instanceof type.errors ? [...result] : [];
}
