import type { VNode } from 'preact';
import { createStore, useStore } from '../app/store.ts';

const toast = createStore<{ readonly text: string } | undefined>(undefined);

/** Displays a short message, which screen readers announce. It disappears after four seconds. */
export function showToast(text: string): void {
  const next = { text };
  toast.set(next);
  setTimeout(() => toast.get() === next && toast.set(undefined), 4000);
}

/** The area in which toasts appear. */
export function Toasts(): VNode {
  const current = useStore(toast);
  return (
    <div class="toasts" role="status">
      {current && <p class="toast">{current.text}</p>}
    </div>
  );
}
