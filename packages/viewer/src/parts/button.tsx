import type { ComponentChildren, VNode } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps {
  readonly children?: ComponentChildren;
  readonly icon?: IconName | undefined;
  /** `primary` is the main action of a page, a dialog or a form. `quiet` has no border. `danger` deletes something. */
  readonly kind?: 'primary' | 'quiet' | 'danger' | undefined;
  /** The accessible name and the tooltip. A button without text requires it. */
  readonly label?: string | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly class?: string | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

/** A button with an icon, a text or both. */
export function Button({ children, icon, kind, label, type = 'button', pressed, ...attributes }: ButtonProps): VNode {
  return (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      class={['button', kind, children ? '' : 'icon-only', attributes.class].filter(Boolean).join(' ')}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
