import type { VNode } from 'preact';

/** Paths on a grid of 16 by 16, drawn as lines. */
const ICONS = {
  alert:
    'M8 2.5a3.8 3.8 0 0 1 3.8 3.8c0 3.4 1.4 4.4 1.4 4.9H2.8c0-.5 1.4-1.5 1.4-4.9A3.8 3.8 0 0 1 8 2.5ZM6.6 13.4h2.8',
  back: 'M10 3.5 5.5 8l4.5 4.5',
  check: 'M3.5 8.5 6.5 11.5 12.5 4.5',
  chevron: 'M4.5 6.5 8 10l3.5-3.5',
  clock: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8 5v3l2 1.5',
  close: 'M4 4l8 8M12 4l-8 8',
  code: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  compare: 'M3 11l3-4 3 2.5L13 4M3 13.5h10',
  copy: 'M5.5 5.5V3h7.5v7.5h-2.5M3 5.5h7.5V13H3Z',
  dots: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  edit: 'M3 13l.6-2.8L10.8 3l2.2 2.2-7.2 7.2L3 13Z',
  expand: 'M9.5 3H13v3.5M6.5 13H3V9.5M13 3 9 7M3 13l4-4',
  forward: 'M6 3.5 10.5 8 6 12.5',
  download: 'M8 2.5v7M5 6.8 8 9.8l3-3M3 13.5h10',
  follow: 'M8 2.5v8M4.5 7 8 10.5 11.5 7M3 13.5h10',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  minus: 'M3 8h10',
  moon: 'M13 9.6A5.5 5.5 0 1 1 6.4 3 4.4 4.4 0 0 0 13 9.6Z',
  plus: 'M8 3v10M3 8h10',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.5M13 2.5v3h-3',
  search: 'M7 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4ZM10.2 10.2l3.3 3.3',
  sun: 'M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM8 1.8v1.2M8 13v1.2M1.8 8H3M13 8h1.2M3.6 3.6l.9.9M11.5 11.5l.9.9M12.4 3.6l-.9.9M4.5 11.5l-.9.9',
  'zoom-out': 'M7 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4ZM10.2 10.2l3.3 3.3M5.2 7h3.6',
  table: 'M2.5 3h11v10h-11ZM2.5 6.3h11M6.5 6.3V13',
  trash: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.5 8.5h6l.5-8.5',
  mute: 'M2.5 2.5l11 11M5 4.4A3.8 3.8 0 0 1 11.8 6.3c0 1 .1 1.8.3 2.5M10 11.2H2.8c0-.5 1.4-1.5 1.4-4.9M6.6 13.4h2.8',
} as const;

export type IconName = keyof typeof ICONS;

/** An icon next to text, or in a button with a label. Screen readers ignore it. */
export function Icon({ name }: { readonly name: IconName }): VNode {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
