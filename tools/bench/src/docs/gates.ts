import { atMost, type Gate } from '../gate.ts';

/** What was measured of a page. */
export interface PageFigures {
  readonly path: string;
  readonly kilobytes: number;
  /** Milliseconds later than the empty page. */
  readonly paintedLater: number;
  readonly interactiveLater: number;
  readonly blocking: number;
  readonly shift: number;
}

/** The gates of the reference. */
export function gates(buildMs: number, pages: readonly PageFigures[]): Gate[] {
  const most = (of: (page: PageFigures) => number) => Math.max(...pages.map(of));
  return [
    atMost('the reference is written', buildMs, 3000, 'ms'),
    atMost(
      'heaviest page with styles and scripts, gzip',
      most(({ kilobytes }) => kilobytes),
      40,
      'kB',
    ),
    atMost(
      'first paint after an empty page',
      most(({ paintedLater }) => paintedLater),
      150,
      'ms',
    ),
    atMost(
      'interactive after an empty page',
      most(({ interactiveLater }) => interactiveLater),
      150,
      'ms',
    ),
    atMost(
      'blocking time',
      most(({ blocking }) => blocking),
      0,
      'ms',
    ),
    atMost(
      'layout shift',
      most(({ shift }) => shift),
      0,
      '',
    ),
  ];
}
