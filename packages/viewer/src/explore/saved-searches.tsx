import type { SavedSearch, SavedSearchInput } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useLoad } from '../app/use-load.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Popover } from '../parts/menu.tsx';
import { ErrorMessage, Loading } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';

interface SavedSearchesProps {
  /** The current search. */
  readonly search: Omit<SavedSearchInput, 'name'>;
  readonly onOpen: (search: SavedSearch) => void;
}

/** Opens a saved search, and saves the current one. */
export function SavedSearches({ search, onOpen }: SavedSearchesProps): VNode {
  const api = useApi();
  const [isSaving, setSaving] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Popover label="Saved searches" text="Saved">
        {(close) => (
          <List
            onOpen={(saved) => {
              onOpen(saved);
              close();
            }}
          />
        )}
      </Popover>
      <Button onClick={() => setSaving(true)}>Save</Button>
      {isSaving && (
        <FormDialog
          title="Save this search"
          action="Save"
          onClose={() => setSaving(false)}
          onSubmit={async () => {
            await api.savedSearches.create({ ...search, name });
            setSaving(false);
            setName('');
            showToast(`Saved ${name}.`);
          }}
        >
          <TextField label="Name" required maxLength={1024} value={name} onInput={setName} />
        </FormDialog>
      )}
    </>
  );
}

function List({ onOpen }: Pick<SavedSearchesProps, 'onOpen'>): VNode {
  const api = useApi();
  const list = useLoad((signal) => api.savedSearches.list({ signal }).all(), 'saved-searches');
  const saved = list.data ?? [];
  return (
    <div class="saved-searches">
      <ErrorMessage error={list.error} />
      {!list.data && list.isLoading && <Loading what="saved searches" />}
      {list.data && saved.length === 0 && <p class="muted">No saved searches yet.</p>}
      {saved.map((search) => (
        <button key={search.id} type="button" class="menu-item" onClick={() => onOpen(search)}>
          {search.name}
        </button>
      ))}
    </div>
  );
}
