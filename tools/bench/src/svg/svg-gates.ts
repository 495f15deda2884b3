import { atMost, type Gate } from '../gate.ts';
import type { SvgFigures } from './svg-measure.ts';

/** The maximum growth of the heap. A leak of 200 bytes per chart would reach it. */
const GROWTH_MB = 2;

/** Returns the gates of the charts. */
export function gates(figures: readonly SvgFigures[], growthBytes: number): Gate[] {
  return [
    ...figures.map(({ title, cpuMs }) => atMost(`${title}, CPU`, cpuMs, 3, 'ms')),
    ...figures.map(({ title, gzippedBytes }) => atMost(`${title}, gzipped`, gzippedBytes / 1000, 8, 'kB')),
    atMost('growth of the heap over 10,000 charts', growthBytes / 1e6, GROWTH_MB, 'MB'),
  ];
}
