import { type Zone, zoneOf } from './format/zone.ts';
import { plainText } from './text.ts';
import { type Theme, themeOf } from './theme.ts';
import type { ChartProps, QueryResult, Tile, TimeRange, ValueRange } from './types.ts';

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The validated properties of a chart, with defaults, theme and zone resolved. {@link ChartProps} describes those without a comment. */
export interface Scene {
  readonly tile: Tile;
  readonly result: QueryResult;
  readonly background: QueryResult | undefined;
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly zone: Zone;
  readonly timeRange: TimeRange | undefined;
  readonly marks: readonly ValueRange[];
  readonly only: ReadonlySet<string> | undefined;
  readonly except: ReadonlySet<string> | undefined;
  /** The name of the tile. */
  readonly name: string;
  /** True if the picture has a heading with the name. */
  readonly heading: boolean;
  /** The part of the picture below the heading and inside the margins. */
  readonly body: Box;
}

/** The font size of axes, legends and tables, in pixels. */
export const TEXT_SIZE = 11;
/** The font size of the heading, in pixels. */
export const HEADING_SIZE = 13;

const SIZES = { width: [80, 4096], height: [40, 4096] } as const;

/** Validates the properties of a chart and resolves their defaults. Throws RangeError. */
export function sceneOf(props: ChartProps): Scene {
  const { tile, result, width, height, timeRange } = props;
  for (const [name, [minimum, maximum]] of Object.entries(SIZES) as ['width' | 'height', readonly [number, number]][]) {
    const size = props[name];
    if (!(size >= minimum && size <= maximum)) {
      throw new RangeError(`Expected ${name} to be between ${minimum} and ${maximum}, received ${size}.`);
    }
  }
  const times = timeRange ? [timeRange.startTime, timeRange.endTime] : [];
  if (timeRange && !(times.every(Number.isFinite) && timeRange.endTime > timeRange.startTime)) {
    throw new RangeError(
      `Expected timeRange to be finite and to start before it ends, received ${times.join(' to ')}.`,
    );
  }
  const name = plainText(tile.name ?? '');
  const heading = props.heading !== false && name !== '' && height >= 90;
  const padding = Math.min(width, height) < 200 ? 8 : 12;
  const top = heading ? padding + HEADING_SIZE + 10 : padding;
  return {
    tile,
    result,
    background: props.background,
    width,
    height,
    theme: themeOf(props.theme),
    zone: zoneOf(props.timeZone),
    timeRange,
    marks: props.marks ?? [],
    only: props.only && new Set(props.only),
    except: props.except && new Set(props.except),
    name,
    heading,
    body: { x: padding, y: top, width: width - 2 * padding, height: height - top - padding },
  };
}
