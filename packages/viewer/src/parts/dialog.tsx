import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { Toasts } from './toast.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Called for Escape, the close button and a click outside. A form with changes first asks whether to discard them. */
  readonly onClose: () => void;
  /** The buttons at the end. */
  readonly actions?: ComponentChildren;
  readonly size?: 'small' | 'medium' | 'full' | undefined;
  /** Makes the dialog a form. */
  readonly onSubmit?: (() => void) | undefined;
  /** True if the form has changes that no `input` event reports, such as a removed value. */
  readonly hasChanges?: boolean | undefined;
}

/**
 * A modal dialog. A form starts with the focus in its first field. The browser keeps the focus inside. A closed dialog returns the
 * focus to the element that had it before.
 */
export function Dialog({
  title,
  children,
  onClose,
  actions,
  size = 'small',
  onSubmit,
  hasChanges,
}: DialogProps): VNode {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const hasInput = useRef(false);
  /** True if the last press was outside. A drag from a field to the outside also ends with a `click` on the dialog. */
  const isPressedOutside = useRef(false);
  const close = () => {
    const isChanged = onSubmit && (hasChanges || hasInput.current);
    if (!isChanged || window.confirm('Discard your changes?')) onClose();
  };
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('form .dialog-body :is(input, select, textarea)')?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const content = (
    <>
      <header class="dialog-head">
        <h2 id={id}>{title}</h2>
        <Button kind="quiet" icon="close" label="Close" onClick={close} />
      </header>
      <div class="dialog-body">{children}</div>
      {actions && <footer class="dialog-actions">{actions}</footer>}
    </>
  );
  return (
    <dialog
      ref={element}
      class={`dialog ${size}`}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // The browser closes the dialog for a second Escape even if the first `cancel` event was prevented.
        // During a composition, Escape controls the input method.
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
        close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === element.current;
      }}
      onClick={(event) => event.target === element.current && isPressedOutside.current && close()}
    >
      {onSubmit ? (
        <form
          class="dialog-content"
          onInput={() => {
            hasInput.current = true;
          }}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        <div class="dialog-content">{content}</div>
      )}
      {/* A modal dialog covers the toasts of the page. */}
      <Toasts />
    </dialog>
  );
}
