import type { TimeGeometry } from '@observability-api/charts';
import type { VNode } from 'preact';
import type { Size } from './use-size.ts';

interface BucketValuesProps {
  readonly geometry: TimeGeometry;
  readonly bucket: number;
  /** True if the chart stacks its series. */
  readonly isStacked: boolean;
  /**
   * The y coordinate of the pointer. The nearest line is highlighted. For a heatmap, the values and the count of the cell at the pointer
   * are displayed. If undefined, neither happens.
   */
  readonly pointerY: number | undefined;
  readonly x: number;
  readonly size: Size;
}

/** The maximum number of listed series. */
const MAX_VALUES = 10;

/** The values of a bucket, largest first. */
export function BucketValues({ geometry, bucket, isStacked, pointerY, x, size }: BucketValuesProps): VNode {
  const values = valuesAt(geometry, bucket);
  const cell = pointerY === undefined ? undefined : geometry.cellAt?.(bucket, pointerY);
  const nearest = pointerY === undefined ? undefined : nearestTo(pointerY, values, geometry);
  const first = values.slice(0, MAX_VALUES);
  // The nearest line is always listed.
  const shown = nearest && !first.includes(nearest) ? [...first.slice(0, -1), nearest] : first;
  const side = x > size.width / 2 ? { right: `${size.width - x + 12}px` } : { left: `${x + 12}px` };
  return (
    <div class="values" style={side}>
      <p class="values-time">{timeOf(geometry, bucket)}</p>
      {cell && (
        <p>
          {cell.values}: <span class="values-value">{cell.count}</span>
        </p>
      )}
      {shown.length === 0 && !geometry.cellAt && <p class="muted">No data</p>}
      <ul>
        {shown.map((series) => {
          const { name, color, value, previous, format } = series;
          return (
            <li key={name} class={series === nearest && values.length > 1 ? 'near' : undefined}>
              <span class="swatch" style={{ background: color }} />
              <span class="values-name">{name}</span>
              <span class="values-value">{format(value)}</span>
              {typeof previous === 'number' && <span class="muted">was {format(previous)}</span>}
            </li>
          );
        })}
        {isStacked && values.length > 1 && (
          <li class="values-total">
            <span class="values-name">Total</span>
            <span class="values-value">
              {values[0]?.format(values.reduce((sum, { value }) => sum + (value ?? 0), 0))}
            </span>
          </li>
        )}
      </ul>
      {values.length > shown.length && <p class="muted">+{values.length - shown.length} more</p>}
    </div>
  );
}

/** Returns the text of the time of a bucket. */
function timeOf(geometry: TimeGeometry, bucket: number): string {
  const time = geometry.formatTime(geometry.times[bucket] ?? 0);
  return geometry.isPartial(bucket) ? `${time}, incomplete` : time;
}

/** Returns the series that have a value in a bucket or in the same bucket of the previous period, largest first. */
function valuesAt(geometry: TimeGeometry, bucket: number) {
  return geometry.series
    .map((series) => ({ ...series, value: series.values[bucket], previous: series.comparison?.[bucket] }))
    .filter(({ value, previous }) => typeof value === 'number' || typeof previous === 'number')
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
}

/** Returns the time and the first {@link MAX_VALUES} values of a bucket as text for screen readers. */
export function bucketText(geometry: TimeGeometry, bucket: number): string {
  const values = valuesAt(geometry, bucket).slice(0, MAX_VALUES);
  const texts = values.map(({ name, value, format }) => `${name} ${format(value)}`);
  return [timeOf(geometry, bucket), ...texts].join(', ');
}

type BucketValue = ReturnType<typeof valuesAt>[number];

/** Returns the series whose line is nearest to a y coordinate. */
function nearestTo(y: number, values: readonly BucketValue[], geometry: TimeGeometry): BucketValue | undefined {
  const distance = ({ value }: BucketValue) =>
    typeof value === 'number' ? Math.abs(geometry.yOf(value) - y) : Number.POSITIVE_INFINITY;
  return values.reduce<BucketValue | undefined>(
    (best, item) => (best && distance(best) <= distance(item) ? best : item),
    undefined,
  );
}
