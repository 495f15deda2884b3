import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorMessage } from '../parts/message.tsx';

interface ConflictDialogProps {
  readonly name: string;
  /** Discards the changes of this user. */
  readonly onReload: () => void;
  /** Replaces the changes of the other user. */
  readonly onOverwrite: () => void;
  /** Creates another dashboard with the changes of this user. */
  readonly onCopy: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks how to resolve a conflict: another user has saved the dashboard in the meantime. */
export function ConflictDialog({ name, onReload, onOverwrite, onCopy, onClose }: ConflictDialogProps): VNode {
  const [error, setError] = useState<unknown>();
  return (
    <Dialog
      title="Someone else saved this dashboard"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onReload}>Discard my changes</Button>
          <Button onClick={onOverwrite}>Replace theirs</Button>
          <Button kind="primary" onClick={() => onCopy().catch(setError)}>
            Save mine as a copy
          </Button>
        </>
      }
    >
      <p>
        <strong>{name}</strong> has changed since you started to edit it. Your changes are not saved yet.
      </p>
      <ErrorMessage error={error} />
    </Dialog>
  );
}
