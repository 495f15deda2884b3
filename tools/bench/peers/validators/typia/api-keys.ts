import typia, { type tags } from 'typia';

type Time = string & tags.Format<'date-time'>;

interface IpAccessListEntry {
  source: string & tags.MinLength<2> & tags.MaxLength<64>;
  description?: string & tags.MaxLength<1024>;
}

interface ApiKey {
  id: string & tags.Format<'uuid'>;
  name: string & tags.MinLength<1> & tags.MaxLength<256>;
  state: 'enabled' | 'disabled';
  roles: ('admin' | 'developer' | 'query_endpoints')[] & tags.MinItems<1>;
  assignedRoles?: { roleId: string & tags.Format<'uuid'>; roleName: string; roleType: 'system' }[];
  keySuffix: string & tags.MinLength<4> & tags.MaxLength<4>;
  createdAt: Time;
  expireAt: Time | null;
  usedAt?: Time;
  ipAccessList: IpAccessListEntry[];
}

const validate = typia.createValidate<ApiKey[]>();

export const is: (value: unknown) => value is ApiKey[] = typia.createIs<ApiKey[]>();
export function issues(value: unknown): unknown[] {
  const result = validate(value);
  return result.success ? [] : result.errors;
}
