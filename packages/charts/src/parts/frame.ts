import type { ComponentChildren, VNode } from 'preact';
import { svg } from '../draw/svg.ts';
import { HEADING_SIZE, type Scene, TEXT_SIZE } from '../scene.ts';
import { boldWidth, FONT, textWidth, truncateEnd } from '../text.ts';

/** The content of a chart, to which {@link frame} adds the heading, the title and the description. */
export interface Drawing {
  /** Sentences that describe the content, for screen readers. */
  readonly description: string;
  /** A short text on the right of the heading, such as the time range. */
  readonly note?: string | undefined;
  readonly content: ComponentChildren;
}

/** Creates the SVG element with the heading, title and description around a drawing. */
export function frame(scene: Scene, { description, note, content }: Drawing): VNode {
  const { width, height, theme, name, heading, body } = scene;
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'font-family': FONT,
      'font-size': TEXT_SIZE,
      fill: theme.text,
    },
    svg('title', null, name || 'Chart'),
    svg('desc', null, description),
    svg('rect', { width, height, fill: theme.background }),
    heading ? headingOf(scene, note, body.x) : null,
    content,
  );
}

function headingOf({ name, theme, width }: Scene, note: string | undefined, padding: number): VNode {
  const space = width - 2 * padding;
  const y = padding + HEADING_SIZE - 2;
  const nameWidth = boldWidth(name, HEADING_SIZE);
  const noteWidth = note ? textWidth(note, TEXT_SIZE) + 16 : 0;
  // If the name and the note do not fit together, a wide heading with a short note shortens the name. Other headings leave out the note.
  const showsNote = noteWidth > 0 && (nameWidth + noteWidth <= space || (space >= 480 && noteWidth <= space / 2));
  const shown = truncateEnd(name, space - (showsNote ? noteWidth : 0), HEADING_SIZE, boldWidth);
  return svg(
    'g',
    null,
    svg('text', { x: padding, y, 'font-size': HEADING_SIZE, 'font-weight': 600 }, shown),
    showsNote ? svg('text', { x: width - padding, y, 'text-anchor': 'end', fill: theme.muted }, note) : null,
  );
}

/** Creates a text in the middle of the chart, such as `No data`. */
export function message({ body, theme }: Scene, text: string): VNode {
  const shown = truncateEnd(text, body.width, TEXT_SIZE + 1);
  return svg(
    'text',
    {
      x: Math.round(body.x + body.width / 2),
      y: Math.round(body.y + body.height / 2 + 4),
      'text-anchor': 'middle',
      'font-size': TEXT_SIZE + 1,
      fill: theme.muted,
    },
    shown,
  );
}

/** The text of a chart without data. */
export const NO_DATA = 'No data';
