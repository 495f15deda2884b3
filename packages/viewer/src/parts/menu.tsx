import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

/** An item of a {@link Menu}. */
export interface MenuItem {
  readonly text: string;
  readonly icon?: IconName | undefined;
  readonly danger?: boolean | undefined;
  /** True hides the item on phones. */
  readonly isDesktopOnly?: boolean | undefined;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The accessible name of the button. */
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Displays the name in the button. */
  readonly hasText?: boolean | undefined;
  readonly items: readonly MenuItem[];
}

/** A button that opens a menu. Arrow keys move in the menu. Escape closes it. */
export function Menu({ label, icon = 'dots', hasText, items }: MenuProps): VNode {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useDismiss(root, isOpen, () => setOpen(false));
  // An effect after the paint could override a key that the user has pressed since then.
  useLayoutEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);
  const move = (event: KeyboardEvent) => {
    // A hidden item cannot get the focus.
    const menuItems = [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].filter(
      (item) => item.getClientRects().length > 0,
    );
    const index = menuItems.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: Math.max(0, index) - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    menuItems.at(step % menuItems.length)?.focus();
  };
  return (
    <div class={items.every(({ isDesktopOnly }) => isDesktopOnly) ? 'menu desktop-only' : 'menu'} ref={root}>
      <button
        type="button"
        class={hasText ? 'button' : 'button quiet icon-only'}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        {hasText && label}
      </button>
      {isOpen && (
        <div class="popover" role="menu" aria-label={label} onKeyDown={move} tabIndex={-1}>
          {items.map((item) => (
            <button
              key={item.text}
              type="button"
              role="menuitem"
              class={['menu-item', item.danger && 'danger-text', item.isDesktopOnly && 'desktop-only']
                .filter(Boolean)
                .join(' ')}
              onClick={() => {
                setOpen(false);
                root.current?.querySelector('button')?.focus();
                item.onSelect();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * While `isOpen` is true, calls `onDismiss` when a pointer is pressed outside of `root`, when the focus moves to an element outside of
 * `root`, and for Escape if the focus is in `root`. Escape moves the focus to the first button in `root`.
 */
export function useDismiss(
  root: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onDismiss: () => void,
): void {
  const latestOnDismiss = useRef(onDismiss);
  latestOnDismiss.current = onDismiss;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latestOnDismiss.current();
    };
    const onKey = (event: KeyboardEvent) => {
      // During a composition, Escape controls the input method.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('button')?.focus();
      latestOnDismiss.current();
    };
    // There is no related target if the focused element is removed, or if the user selects another window.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) latestOnDismiss.current();
    };
    document.addEventListener('pointerdown', onPointer);
    root.current?.addEventListener('keydown', onKey);
    root.current?.addEventListener('focusout', onFocusOut);
    const element = root.current;
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('focusout', onFocusOut);
    };
  }, [isOpen, root]);
}

/** A button with text that opens a panel. */
export function Popover({
  text,
  icon,
  label,
  showsLabel,
  isActive,
  children,
}: {
  readonly text: string;
  readonly icon?: IconName | undefined;
  /** The name of the panel. */
  readonly label: string;
  /** Displays the name before the text of the button. */
  readonly showsLabel?: boolean | undefined;
  readonly isActive?: boolean | undefined;
  readonly children: (close: () => void) => VNode;
}): VNode {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const name = `${label}: ${text}`;
  useDismiss(root, isOpen, () => setOpen(false));
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    <div class="menu" ref={root}>
      <button
        type="button"
        class={isActive ? 'button active' : 'button'}
        aria-expanded={isOpen}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon name={icon} />}
        <span class="button-text">{showsLabel ? name : text}</span>
        <Icon name="chevron" />
      </button>
      {isOpen && (
        <section class="popover panel" aria-label={label}>
          {children(close)}
        </section>
      )}
    </div>
  );
}
