import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorMessage } from './message.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The text of the button that confirms. */
  readonly action: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone. Stays open if the action fails. */
export function Confirm({ title, children, action, onConfirm, onClose }: ConfirmProps): VNode {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={confirm}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="danger" type="submit" disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      <ErrorMessage error={error} />
    </Dialog>
  );
}
