import type { ComponentChildren, VNode } from 'preact';
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
  const confirmAndClose = async () => {
    await onConfirm();
    dialog.onClose();
  };
  return <FormDialog {...dialog} kind="danger" onSubmit={confirmAndClose} />;
}
