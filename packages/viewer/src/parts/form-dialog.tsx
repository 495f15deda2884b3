import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorMessage } from './message.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The text of the submit button. */
  readonly action: string;
  /** The kind of the submit button. */
  readonly kind?: 'primary' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  /** True if the form has changes that no `input` event reports. */
  readonly hasChanges?: boolean | undefined;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
}

/** A form in a dialog. Displays the error if `onSubmit` fails. After a success, the caller closes the dialog. */
export function FormDialog({
  title,
  children,
  action,
  kind = 'primary',
  size,
  hasChanges,
  onSubmit,
  onClose,
}: FormDialogProps): VNode {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onSubmit();
    } catch (reason) {
      setError(reason);
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={title}
      size={size}
      hasChanges={hasChanges}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind={kind} type="submit" disabled={isBusy}>
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
