import type { ComponentChildren, VNode } from 'preact';

/** The meaning of a badge, which determines its color. */
export type Tone = 'good' | 'bad' | 'warning' | 'neutral';

/** A short state, such as that of an alert. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }): VNode {
  return <span class={`badge ${tone}`}>{children}</span>;
}
