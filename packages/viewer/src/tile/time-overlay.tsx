import type { TimeGeometry } from '@observability-api/charts';
import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { createStore } from '../app/store.ts';
import type { TimeRange } from '../time/range.ts';
import { BucketValues, bucketText } from './bucket-values.tsx';
import type { Size } from './use-size.ts';

/** The time at the pointer or the keyboard focus. All charts over time on the page show it. */
interface Crosshair {
  readonly time: number;
  /** The chart that has the pointer or the focus. Only this chart shows the values. */
  readonly owner: string;
}

const crosshair = createStore<Crosshair | undefined>(undefined);

interface TimeOverlayProps {
  readonly name: string;
  readonly geometry: TimeGeometry;
  /** True if the chart stacks its series. */
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

function removeCrosshair(owner: string): void {
  if (crosshair.get()?.owner === owner) crosshair.set(undefined);
}

/** Returns the bucket at the crosshair, and whether this chart has the pointer or the focus. */
function useCrosshair(id: string, geometry: TimeGeometry): readonly [bucket: number | undefined, isOwner: boolean] {
  const [bucket, setBucket] = useState<number>();
  const [isOwner, setOwner] = useState(false);
  useEffect(() => {
    const follow = (current: Crosshair | undefined) => {
      setOwner(current?.owner === id);
      setBucket(current ? geometry.bucketAt(geometry.xOf(current.time)) : undefined);
    };
    follow(crosshair.get());
    return crosshair.subscribe(follow);
  }, [geometry, id]);
  // A chart that is removed receives no event when the pointer or the focus leaves it.
  useEffect(() => () => removeCrosshair(id), [id]);
  return [bucket, isOwner];
}

interface TimeSelection {
  readonly selection: Selection | undefined;
  readonly select: (selection: Selection | undefined) => void;
  /** Zooms to a selection and removes it. */
  readonly zoom: (selection: Selection) => void;
  readonly isDragging: () => boolean;
  /** Starts a drag at an x coordinate. `drag` continues it, and `endDrag` ends it. */
  readonly startDrag: (x: number) => void;
  readonly drag: (x: number) => void;
  readonly endDrag: () => void;
}

/** Selects a time range of a chart. A drag selects once the pointer has moved {@link MIN_DRAG_PX}. */
function useTimeSelection(geometry: TimeGeometry, onZoom: (range: TimeRange) => void): TimeSelection {
  const [selection, select] = useState<Selection>();
  const dragStart = useRef<number>(undefined);
  return {
    selection,
    select,
    zoom: ({ start, end }) => {
      select(undefined);
      crosshair.set(undefined);
      // The range has at least the size of a bucket, or one second if the size is not known.
      const step = geometry.step || 1000;
      const startTime = Math.min(start, end);
      const endTime = Math.max(start, end);
      onZoom({ startTime, endTime: Math.max(endTime, startTime + step) });
    },
    isDragging: () => dragStart.current !== undefined,
    startDrag: (x) => {
      select(undefined);
      dragStart.current = x;
    },
    drag: (x) => {
      if (dragStart.current === undefined) return;
      const isDrag = selection !== undefined || Math.abs(x - dragStart.current) >= MIN_DRAG_PX;
      if (isDrag) select({ start: geometry.timeAt(dragStart.current), end: geometry.timeAt(x) });
    },
    endDrag: () => {
      dragStart.current = undefined;
    },
  };
}

/**
 * The overlay of a chart over time: the crosshair, the values and the selected time range.
 *
 * - The left and right arrow keys, Home and End move the crosshair.
 * - The same keys with Shift select a time range.
 * - Enter zooms to the selection.
 * - Escape removes the selection and the crosshair.
 */
export function TimeOverlay({ name, geometry, isStacked, size, onZoom }: TimeOverlayProps): VNode {
  const id = useId();
  const [bucket, isOwner] = useCrosshair(id, geometry);
  const { selection, select, zoom, isDragging, startDrag, drag, endDrag } = useTimeSelection(geometry, onZoom);
  /** The y coordinate of the pointer, which determines the nearest line, or the cell of a heatmap. */
  const [pointerY, setPointerY] = useState<number>();
  const { plot, times, range } = geometry;
  /** The bucket in which a selection with the keyboard started. */
  const firstSelected = useRef(0);

  /** Returns the selection from the start of the earlier bucket to the end of the later one. */
  const selectionOf = (one: number, other: number): Selection => {
    const lastTime = times[Math.max(one, other)] ?? range.endTime;
    const end = Math.max(lastTime, Math.min(range.endTime, lastTime + geometry.step));
    return { start: times[Math.min(one, other)] ?? range.startTime, end };
  };
  const pointAt = (index: number | undefined) => {
    const time = index === undefined ? undefined : times[index];
    crosshair.set(time === undefined ? undefined : { time, owner: id });
  };
  const xIn = (event: PointerEvent) =>
    event.clientX - (event.currentTarget as HTMLElement).getBoundingClientRect().left;

  const onKeyDown = (event: KeyboardEvent) => {
    // Combinations with these keys are shortcuts of the browser. For example, Alt and the left arrow key go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const current = bucket ?? times.length - 1;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -times.length, End: times.length };
    const step = steps[event.key];
    if (step !== undefined && times.length > 0) {
      const next = Math.min(times.length - 1, Math.max(0, current + step));
      if (event.shiftKey) {
        if (!selection) firstSelected.current = current;
        select(selectionOf(firstSelected.current, next));
      } else select(undefined);
      pointAt(next);
    } else if (event.key === 'Enter' && selection) zoom(selection);
    else if (event.key === 'Escape' && (selection || bucket !== undefined)) {
      endDrag();
      select(undefined);
      pointAt(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const time = bucket === undefined ? undefined : times[bucket];
  const x = time === undefined ? undefined : Math.round(geometry.xOf(time));
  return (
    <div
      class="overlay"
      role="slider"
      tabIndex={0}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, times.length - 1)}
      aria-valuenow={bucket ?? 0}
      aria-valuetext={bucket === undefined ? 'None' : bucketText(geometry, bucket)}
      aria-label={`Values of ${name || 'the chart'}. Arrow keys move, Shift and arrow keys select, Enter zooms.`}
      onKeyDown={onKeyDown}
      onBlur={() => removeCrosshair(id)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        startDrag(xIn(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const position = xIn(event);
        pointAt(geometry.bucketAt(position));
        setPointerY(event.clientY - event.currentTarget.getBoundingClientRect().top);
        drag(position);
      }}
      onPointerUp={() => {
        if (isDragging() && selection) zoom(selection);
        endDrag();
      }}
      onPointerCancel={() => {
        endDrag();
        select(undefined);
      }}
      onPointerLeave={() => {
        setPointerY(undefined);
        if (!isDragging()) pointAt(undefined);
      }}
    >
      {selection && <SelectionBox geometry={geometry} selection={selection} />}
      {x !== undefined && (
        <div class="crosshair" style={{ left: `${x}px`, top: `${plot.y}px`, height: `${plot.height}px` }} />
      )}
      {x !== undefined && isOwner && bucket !== undefined && (
        <BucketValues
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

interface SelectionBoxProps {
  readonly geometry: TimeGeometry;
  readonly selection: Selection;
}

function SelectionBox({ geometry, selection }: SelectionBoxProps): VNode {
  const [start, end] = [geometry.xOf(selection.start), geometry.xOf(selection.end)];
  const { y, height } = geometry.plot;
  const left = Math.min(start, end);
  const width = Math.abs(end - start);
  return (
    <div class="selection" style={{ left: `${left}px`, width: `${width}px`, top: `${y}px`, height: `${height}px` }} />
  );
}
