import type { ComponentChildren, VNode } from 'preact';
import { useUnmounted } from '../app/use-unmounted.ts';
import { FormDialog } from './form-dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The text of the button that confirms. */
  readonly action: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone. Stays open if the action fails. */
export function Confirm({ onConfirm, ...dialog }: ConfirmProps): VNode {
  const isClosed = useUnmounted();
  const confirmAndClose = async () => {
    await onConfirm();
    // The user may have cancelled in the meantime, and opened another dialog.
    if (!isClosed.current) dialog.onClose();
  };
  return <FormDialog {...dialog} kind="danger" onSubmit={confirmAndClose} />;
}
