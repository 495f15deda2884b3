import { type ComponentChildren, h, type VNode } from 'preact';

/** The attributes of an SVG element, by their SVG names. An undefined attribute is left out. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Creates an SVG element. Empty attributes are left out, because the renderer writes them without a value, which XML forbids. */
export function svg(name: string, attributes: SvgAttributes | null, ...children: ComponentChildren[]): VNode {
  const present = Object.entries(attributes ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return h(name, Object.fromEntries(present) as object, ...children) as VNode;
}
