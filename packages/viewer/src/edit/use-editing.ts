import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { navigate, setQuery } from '../app/location.ts';
import { useUnmounted } from '../app/use-unmounted.ts';
import { copyOf } from '../dashboard/copy.ts';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { type DashboardDraft, useDashboardDraft } from './use-dashboard-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type Save, type Stored, useSave } from './use-save.ts';

/** The state of the editor of a dashboard. */
export interface Editing extends Save {
  /** The stored version to which the changes apply. */
  readonly base: Stored;
  readonly draft: DashboardDraft;
  readonly hasChanges: boolean;
  /** Closes the editor without a question about unsaved changes. */
  readonly leave: () => void;
  /** Creates another dashboard with the changes, and opens it. */
  readonly saveCopy: () => Promise<void>;
}

/**
 * Returns the state of an editor. The editor asks before the user leaves with unsaved changes, which include those in the dialog of a tile
 * (`hasTileChanges`). After a save, the editor closes unless there are later changes or a dialog is open (`hasDialog`).
 */
export function useEditing(
  stored: Stored,
  hasDialog: boolean,
  hasTileChanges: RefObject<boolean>,
  onSaved: (stored: Stored) => void,
): Editing {
  const api = useApi();
  // A state, because `stored` can change while this editor is open: when a save that an earlier editor started finishes.
  const [base, setBase] = useState(stored);
  const draft = useDashboardDraft(base.dashboard);
  const { dashboard } = draft;
  const hasChanges = dashboard !== base.dashboard;
  // True after the editor was closed or unmounted.
  const isClosed = useUnmounted();
  useLeaveGuard(() => (hasChanges || hasTileChanges.current === true) && !isClosed.current);
  const leave = () => {
    isClosed.current = true;
    setQuery({ edit: undefined, tile: undefined });
  };
  const latest = useRef({ dashboard, hasDialog });
  latest.current = { dashboard, hasDialog };
  const save = useSave(dashboard, isClosed, (saved) => {
    const hasLaterChanges = latest.current.dashboard !== dashboard;
    if (!hasLaterChanges) draft.replace(saved.dashboard);
    setBase(saved);
    onSaved(saved);
    if (!isClosed.current && !hasLaterChanges && !latest.current.hasDialog) leave();
    const isIncomplete = hasLaterChanges && !isClosed.current;
    showToast(isIncomplete ? 'Saved. Your changes since then are not saved yet.' : 'Saved.');
  });
  const saveCopy = async () => {
    const { id } = await api.dashboards.create(copyOf(dashboard));
    if (isClosed.current) return;
    isClosed.current = true;
    navigate(`/dashboards/${id}`);
  };
  return { base, draft, hasChanges, leave, saveCopy, ...save };
}
