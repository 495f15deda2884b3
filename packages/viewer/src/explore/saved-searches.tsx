import type { SavedSearch, SavedSearchInput } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useLoad } from '../app/use-load.ts';
import { useUnmounted } from '../app/use-unmounted.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
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

/** Controls that open and delete saved searches, and save the current search. */
export function SavedSearches({ search, onOpen }: SavedSearchesProps): VNode {
  const api = useApi();
  const [isSaving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState<SavedSearch>();
  return (
    <>
      <Popover label="Saved searches" text="Saved">
        {(close) => (
          <SavedSearchList
            onOpen={(saved) => {
              onOpen(saved);
              close();
            }}
            onDelete={(saved) => {
              setDeleting(saved);
              close();
            }}
          />
        )}
      </Popover>
      <Button onClick={() => setSaving(true)}>Save</Button>
      {deleting && (
        <Confirm
          title="Delete this saved search?"
          action="Delete"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await api.savedSearches.delete(deleting.id);
            showToast(`Deleted ${deleting.name}.`);
          }}
        >
          <p>
            Links to <strong>{deleting.name}</strong> will no longer work, and its alerts will be deleted. This cannot
            be undone.
          </p>
        </Confirm>
      )}
      {isSaving && <SaveDialog search={search} onClose={() => setSaving(false)} />}
    </>
  );
}

interface SaveDialogProps extends Pick<SavedSearchesProps, 'search'> {
  readonly onClose: () => void;
}

function SaveDialog({ search, onClose }: SaveDialogProps): VNode {
  const api = useApi();
  const isClosed = useUnmounted();
  const [name, setName] = useState('');
  return (
    <FormDialog
      title="Save this search"
      action="Save"
      onClose={onClose}
      onSubmit={async () => {
        await api.savedSearches.create({ ...search, name });
        showToast(`Saved ${name}.`);
        // The user may have cancelled in the meantime, and opened another dialog.
        if (!isClosed.current) onClose();
      }}
    >
      <TextField label="Name" required maxLength={1024} value={name} onInput={setName} />
    </FormDialog>
  );
}

interface SavedSearchListProps extends Pick<SavedSearchesProps, 'onOpen'> {
  readonly onDelete: (search: SavedSearch) => void;
}

function SavedSearchList({ onOpen, onDelete }: SavedSearchListProps): VNode {
  const api = useApi();
  const list = useLoad((signal) => api.savedSearches.list({ signal }).all(), 'saved-searches');
  const saved = list.data ?? [];
  return (
    <div class="saved-searches">
      <ErrorMessage error={list.error} />
      {!list.data && list.isLoading && <Loading noun="saved searches" />}
      {list.data && saved.length === 0 && <p class="muted">No saved searches yet.</p>}
      {saved.map((search) => (
        <div key={search.id} class="saved-search">
          <button type="button" class="menu-item" onClick={() => onOpen(search)}>
            {search.name}
          </button>
          <Button
            class="desktop-only"
            kind="quiet"
            icon="trash"
            label={`Delete ${search.name}`}
            onClick={() => onDelete(search)}
          />
        </div>
      ))}
    </div>
  );
}
