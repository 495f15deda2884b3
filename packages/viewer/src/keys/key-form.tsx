import type { ApiKey, ApiKeyInput } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { SelectField, TextAreaField, TextField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { fromLocalInput, localTimeZone, toLocalInput } from '../time/range.ts';

const ROLES = [
  ['developer', 'Developer: can read everything except keys'],
  ['admin', 'Admin: can do everything'],
  ['query_endpoints', 'Query endpoints: can do nothing in this API'],
] as const;

const ALL_ADDRESSES = [{ source: '0.0.0.0/0' }, { source: '::/0' }];

interface KeyFormProps {
  /** The key to change. Without it, the form creates one. */
  readonly stored?: ApiKey;
  readonly onSubmit: (input: Pick<ApiKeyInput, 'name' | 'roles' | 'expireAt' | 'ipAccessList'>) => Promise<void>;
  readonly onClose: () => void;
}

/** Creates or changes a key. */
export function KeyForm({ stored, onSubmit, onClose }: KeyFormProps): VNode {
  const timeZone = localTimeZone();
  const [name, setName] = useState(stored?.name ?? '');
  const [role, setRole] = useState<string>(stored?.roles[0] ?? 'developer');
  const storedExpiry = stored?.expireAt ? toLocalInput(Date.parse(stored.expireAt), timeZone) : '';
  const [expireAt, setExpireAt] = useState(storedExpiry);
  const initialAddresses = (stored?.ipAccessList ?? ALL_ADDRESSES).map(({ source }) => source).join('\n');
  const [addresses, setAddresses] = useState(initialAddresses);
  const submit = () => {
    const time = expireAt === '' ? undefined : fromLocalInput(expireAt, timeZone);
    const sources = addresses.split(/[\s,]+/).filter((address) => address !== '');
    // An address that the key already has keeps its note.
    const storedEntries = new Map(stored?.ipAccessList?.map((entry) => [entry.source, entry]));
    // Another user may have changed the key since it was loaded, so unchanged fields are not sent.
    return onSubmit({
      ...(name === stored?.name ? {} : { name }),
      // The form has one role. A key with several roles keeps them unless the user selects another one.
      ...(role === stored?.roles[0] ? {} : { roles: [role as 'developer'] }),
      // The field has no milliseconds, so its time could differ from the stored one. The API rejects a changed time in the past.
      ...(expireAt === storedExpiry ? {} : { expireAt: time === undefined ? null : new Date(time).toISOString() }),
      ...(stored && addresses === initialAddresses
        ? {}
        : { ipAccessList: sources.map((source) => storedEntries.get(source) ?? { source }) }),
    });
  };
  return (
    <FormDialog
      title={stored ? `Edit ${stored.name}` : 'New key'}
      action={stored ? 'Save' : 'Create'}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField label="Name" required maxLength={256} value={name} onInput={setName} />
      <SelectField label="Role" value={role} options={ROLES} onChange={setRole} />
      <TextField
        label="Expires"
        type="datetime-local"
        hint="If empty, the key does not expire."
        value={expireAt}
        onInput={setExpireAt}
      />
      <TextAreaField
        label="Allowed addresses"
        hint="IP addresses or ranges in CIDR notation, one per line. An empty list allows none."
        monospace
        value={addresses}
        onInput={setAddresses}
      />
    </FormDialog>
  );
}
