import { PreconditionFailedError } from '@observability-api/open-source';
import type { Dashboard, DashboardInput } from '@observability-api/schemas';
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { showError } from '../app/error-text.ts';
import { useApi } from '../session/api.ts';

/** A dashboard and its ETag, as the service returned them. */
export interface Stored {
  readonly dashboard: Dashboard;
  readonly etag: string | undefined;
}

/** The state of saving a dashboard. */
export interface Save {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** True after a save failed because the stored dashboard has changed since the editor last loaded or saved it. */
  readonly hasConflict: boolean;
  readonly closeConflict: () => void;
  /** Stores the dashboard if the stored version has the ETag `ifMatch`. Without `ifMatch`, replaces any version. */
  readonly save: (ifMatch: string | undefined) => Promise<void>;
}

/**
 * Returns the state of saving a dashboard. `save` stores the dashboard and then calls `onSaved`. An error other than a conflict is in
 * `error`. After the user has closed the editor, a toast displays any error, also a conflict.
 */
export function useSave(dashboard: Dashboard, isClosed: RefObject<boolean>, onSaved: (stored: Stored) => void): Save {
  const api = useApi();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const save = async (ifMatch: string | undefined) => {
    setBusy(true);
    setError(undefined);
    try {
      const options = ifMatch === undefined ? {} : { ifMatch };
      const input = dashboard as DashboardInput;
      const { data, etag } = await api.dashboards.update(dashboard.id, input, options).withResponse();
      setConflict(false);
      onSaved({ dashboard: data, etag });
    } catch (reason) {
      const isConflict = reason instanceof PreconditionFailedError;
      setConflict(isConflict);
      if (!isConflict) setError(reason);
      if (isClosed.current)
        showError(
          isConflict ? 'The stored dashboard has changed in the meantime.' : reason,
          `Saving “${dashboard.name}” failed.`,
        );
    }
    setBusy(false);
  };
  return { isBusy, error, hasConflict, closeConflict: () => setConflict(false), save };
}
