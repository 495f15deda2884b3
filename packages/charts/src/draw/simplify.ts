import { roundToTenth } from './compact-path.ts';

/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/**
 * Removes points that do not change the picture. Of the points in one column of pixels, the first, lowest, highest and last
 * remain; on a straight line, the ends remain. A peak moves by at most a quarter of a pixel.
 */
export function simplify(points: readonly Point[]): readonly Point[] {
  return removeCollinear(extremesPerColumn(points));
}

/** Returns true if all points are equal after rounding. A line through them has no length and would be invisible. */
export function areOnePoint(points: readonly Point[]): boolean {
  const [first] = points;
  return points.every((point) =>
    point.every((value, axis) => roundToTenth(value) === roundToTenth(first?.[axis] ?? 0)),
  );
}

function extremesPerColumn(points: readonly Point[]): readonly Point[] {
  const extremes: Point[] = [];
  for (let from = 0; from < points.length; ) {
    const first = points[from] as Point;
    const column = Math.floor(first[0]);
    let end = from + 1;
    let minimum = from;
    let maximum = from;
    for (; end < points.length && Math.floor((points[end] as Point)[0]) === column; end += 1) {
      const y = (points[end] as Point)[1];
      if (y < (points[minimum] as Point)[1]) minimum = end;
      if (y > (points[maximum] as Point)[1]) maximum = end;
    }
    let previous = -1;
    for (const index of [from, Math.min(minimum, maximum), Math.max(minimum, maximum), end - 1]) {
      if (index !== previous) extremes.push(points[index] as Point);
      previous = index;
    }
    from = end;
  }
  return extremes;
}

/** The maximum distance in pixels between a removed point and the line. It is not visible. */
const TOLERANCE = 0.25;

/**
 * Removes points that are close to the line between the remaining points around them. Each removed point limits the slope of the line, so
 * that the line stays within {@link TOLERANCE} of every removed point.
 */
function removeCollinear(points: readonly Point[]): readonly Point[] {
  if (points.length < 3) return points;
  const kept: Point[] = [points[0] as Point];
  let [startX, startY] = points[0] as Point;
  let minSlope = Number.NEGATIVE_INFINITY;
  let maxSlope = Number.POSITIVE_INFINITY;
  for (let index = 1; index < points.length; index += 1) {
    const [x, y] = points[index] as Point;
    const distance = x - startX;
    const slope = (y - startY) / distance;
    if (!(distance > 0) || slope < minSlope || slope > maxSlope) {
      const previous = points[index - 1] as Point;
      if (previous !== kept.at(-1)) kept.push(previous);
      [startX, startY] = previous;
      const deltaX = x - startX;
      minSlope = deltaX > 0 ? (y - TOLERANCE - startY) / deltaX : Number.POSITIVE_INFINITY;
      maxSlope = deltaX > 0 ? (y + TOLERANCE - startY) / deltaX : Number.NEGATIVE_INFINITY;
    } else {
      minSlope = Math.max(minSlope, (y - TOLERANCE - startY) / distance);
      maxSlope = Math.min(maxSlope, (y + TOLERANCE - startY) / distance);
    }
  }
  kept.push(points.at(-1) as Point);
  return kept;
}
