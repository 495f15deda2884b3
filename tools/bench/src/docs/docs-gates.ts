import { atMost, type Gate } from '../gate.ts';

/** The figures of a page. */
export interface PageFigures {
  readonly path: string;
  /** The gzipped size of the page with its styles, scripts and icon. */
  readonly kilobytes: number;
  /** The first contentful paint in milliseconds, minus that of an empty page. */
  readonly paintedLater: number;
  /** The end of DOMContentLoaded or the first contentful paint, whichever is later, in milliseconds, minus that of an empty page. */
  readonly domReadyLater: number;
  /** The blocking time in milliseconds. */
  readonly blocking: number;
  /** The layout shift score. */
  readonly shift: number;
}

/** Returns the gates of the reference. */
export function gates(buildMs: number, pages: readonly PageFigures[]): Gate[] {
  const largest = (figure: (page: PageFigures) => number) => Math.max(...pages.map(figure));
  return [
    atMost('build of the reference', buildMs, 3000, 'ms'),
    atMost(
      'largest page with styles, scripts and icon, gzipped',
      largest(({ kilobytes }) => kilobytes),
      40,
      'kB',
    ),
    atMost(
      'first paint, minus that of an empty page',
      largest(({ paintedLater }) => paintedLater),
      150,
      'ms',
    ),
    atMost(
      'DOM ready, minus that of an empty page',
      largest(({ domReadyLater }) => domReadyLater),
      150,
      'ms',
    ),
    atMost(
      'blocking time',
      largest(({ blocking }) => blocking),
      0,
      'ms',
    ),
    atMost(
      'layout shift',
      largest(({ shift }) => shift),
      0,
      '',
    ),
  ];
}
