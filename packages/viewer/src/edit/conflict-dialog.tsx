import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorMessage } from '../parts/message.tsx';

interface ConflictDialogProps {
  readonly name: string;
  /** Discards the changes of the editor. */
  readonly onReload: () => void;
  /** Replaces the stored dashboard. */
  readonly onOverwrite: () => void;
  /** Creates another dashboard with the changes of the editor. */
  readonly onCopy: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks how to resolve a conflict: the stored dashboard has changed since the editor last loaded or saved it. */
export function ConflictDialog({ name, onReload, onOverwrite, onCopy, onClose }: ConflictDialogProps): VNode {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const copy = () => {
    setBusy(true);
    onCopy()
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      title="The dashboard has changed"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onReload}>Discard my changes</Button>
          <Button onClick={onOverwrite}>Replace the saved version</Button>
          <Button kind="primary" disabled={isBusy} onClick={copy}>
            Save mine as a copy
          </Button>
        </>
      }
    >
      <p>
        <strong>{name}</strong> was saved after you started to edit it. Your changes are not saved yet.
      </p>
      <ErrorMessage error={error} />
    </Dialog>
  );
}
