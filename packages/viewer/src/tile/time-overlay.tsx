import type { TimeGeometry } from '@observability-api/charts';
import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { createStore } from '../app/store.ts';
import type { TimeRange } from '../time/range.ts';
import type { Size } from './use-size.ts';

/** The time at the pointer or the keyboard focus. All charts of the page show it. */
interface Crosshair {
  readonly time: number;
  /** The chart that has the pointer or the focus. Only this chart shows the values. */
  readonly owner: string;
}

const crosshair = createStore<Crosshair | undefined>(undefined);

interface TimeOverlayProps {
  readonly name: string;
  readonly geometry: TimeGeometry;
  /** Whether the values of the series add up. */
  readonly isStacked: boolean;
  readonly size: Size;
  readonly onZoom: (range: TimeRange) => void;
}

interface Selection {
  readonly start: number;
  readonly end: number;
}

/** The minimum distance of a drag in pixels. A shorter movement is a click. */
const MIN_DRAG_PX = 6;
/** The maximum number of series in the tooltip. */
const MAX_VALUES = 10;

/**
 * The crosshair, the values and the selection above a chart over time. Arrow keys move the crosshair, with Shift they select a
 * range, Enter zooms to it, and Escape removes it.
 */
export function TimeOverlay({ name, geometry, isStacked, size, onZoom }: TimeOverlayProps): VNode {
  const id = useId();
  const [bucket, setBucket] = useState<number>();
  const [isOwner, setOwner] = useState(false);
  const [selection, setSelection] = useState<Selection>();
  /** The y coordinate of the pointer, which determines the nearest line. */
  const [pointerY, setPointerY] = useState<number>();
  const dragStart = useRef<number>(undefined);
  const { plot, times, range } = geometry;

  useEffect(() => {
    const follow = (at: Crosshair | undefined) => {
      setOwner(at?.owner === id);
      setBucket(at ? geometry.bucketAt(geometry.xOf(at.time)) : undefined);
    };
    follow(crosshair.get());
    return crosshair.subscribe(follow);
  }, [geometry, id]);

  const pointAt = (index: number | undefined) => {
    const time = index === undefined ? undefined : times[index];
    crosshair.set(time === undefined ? undefined : { time, owner: id });
  };
  const zoom = (chosen: Selection) => {
    setSelection(undefined);
    crosshair.set(undefined);
    const step = geometry.step || 1000;
    const startTime = Math.min(chosen.start, chosen.end);
    const endTime = Math.max(chosen.start, chosen.end);
    onZoom({ startTime, endTime: Math.max(endTime, startTime + step) });
  };
  const xIn = (event: PointerEvent) =>
    event.clientX - (event.currentTarget as HTMLElement).getBoundingClientRect().left;

  const onKeyDown = (event: KeyboardEvent) => {
    const current = bucket ?? times.length - 1;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -times.length, End: times.length };
    const step = steps[event.key];
    if (step !== undefined && times.length > 0) {
      const next = Math.min(times.length - 1, Math.max(0, current + step));
      if (event.shiftKey) {
        const start = selection?.start ?? times[current] ?? range.startTime;
        setSelection({ start, end: times[next] ?? range.endTime });
      } else setSelection(undefined);
      pointAt(next);
    } else if (event.key === 'Enter' && selection) zoom(selection);
    else if (event.key === 'Escape' && (selection || bucket !== undefined)) {
      setSelection(undefined);
      pointAt(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const time = bucket === undefined ? undefined : times[bucket];
  const x = time === undefined ? undefined : Math.round(geometry.xOf(time));
  const stop = () => {
    dragStart.current = undefined;
  };
  return (
    <div
      class="overlay"
      role="slider"
      tabIndex={0}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, times.length - 1)}
      aria-valuenow={bucket ?? 0}
      aria-valuetext={bucket === undefined ? 'None' : textOf(geometry, bucket)}
      aria-label={`Values of ${name || 'the chart'}. Arrow keys move, Shift and arrow keys select, Enter zooms.`}
      onKeyDown={onKeyDown}
      onBlur={() => crosshair.get()?.owner === id && crosshair.set(undefined)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        dragStart.current = xIn(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const position = xIn(event);
        pointAt(geometry.bucketAt(position));
        setPointerY(event.clientY - event.currentTarget.getBoundingClientRect().top);
        if (dragStart.current === undefined) return;
        const isDrag = selection !== undefined || Math.abs(position - dragStart.current) >= MIN_DRAG_PX;
        if (isDrag) setSelection({ start: geometry.timeAt(dragStart.current), end: geometry.timeAt(position) });
      }}
      onPointerUp={() => {
        stop();
        if (selection) zoom(selection);
      }}
      onPointerCancel={() => {
        stop();
        setSelection(undefined);
      }}
      onPointerLeave={() => {
        setPointerY(undefined);
        if (dragStart.current === undefined) pointAt(undefined);
      }}
    >
      {selection && (
        <div
          class="selection"
          style={{
            left: `${geometry.xOf(Math.min(selection.start, selection.end))}px`,
            width: `${Math.abs(geometry.xOf(selection.end) - geometry.xOf(selection.start))}px`,
            top: `${plot.y}px`,
            height: `${plot.height}px`,
          }}
        />
      )}
      {x !== undefined && (
        <div class="crosshair" style={{ left: `${x}px`, top: `${plot.y}px`, height: `${plot.height}px` }} />
      )}
      {x !== undefined && isOwner && bucket !== undefined && (
        <Values
          geometry={geometry}
          bucket={bucket}
          isStacked={isStacked}
          pointerY={isStacked ? undefined : pointerY}
          x={x}
          size={size}
        />
      )}
    </div>
  );
}

/** Returns the text of the time of a bucket. */
function timeOf(geometry: TimeGeometry, bucket: number): string {
  const time = geometry.formatTime(geometry.times[bucket] ?? 0);
  return geometry.isPartial(bucket) ? `${time}, incomplete` : time;
}

/** Returns the series that have a value in a bucket, largest first. */
function valuesAt(geometry: TimeGeometry, bucket: number) {
  return geometry.series
    .map((series) => ({ ...series, value: series.values[bucket], previous: series.comparison?.[bucket] }))
    .filter(({ value, previous }) => typeof value === 'number' || typeof previous === 'number')
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
}

/** Returns the values of a bucket for screen readers. */
function textOf(geometry: TimeGeometry, bucket: number): string {
  const values = valuesAt(geometry, bucket).slice(0, MAX_VALUES);
  const texts = values.map(({ name, value, format }) => `${name} ${format(value)}`);
  return [timeOf(geometry, bucket), ...texts].join(', ');
}

/** The values of a bucket, largest first. */
function Values({
  geometry,
  bucket,
  isStacked,
  pointerY,
  x,
  size,
}: {
  readonly geometry: TimeGeometry;
  readonly bucket: number;
  readonly isStacked: boolean;
  readonly pointerY: number | undefined;
  readonly x: number;
  readonly size: Size;
}): VNode {
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

type BucketValue = ReturnType<typeof valuesAt>[number];

/** Returns the series whose line is nearest to a y coordinate. */
function nearestTo(y: number, values: readonly BucketValue[], geometry: TimeGeometry): BucketValue | undefined {
  const distance = ({ value }: BucketValue) =>
    typeof value === 'number' ? Math.abs(geometry.yOf(value) - y) : Number.POSITIVE_INFINITY;
  return values.reduce<BucketValue | undefined>(
    (best, one) => (best && distance(best) <= distance(one) ? best : one),
    undefined,
  );
}
