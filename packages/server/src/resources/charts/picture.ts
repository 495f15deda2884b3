import type { ChartProps } from '@observability-api/charts';
import type { TileQuery, TileResult } from '@observability-api/schemas';
import { type InputIssue, InvalidInputError } from '../../domain/errors.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { byteLengthOf, type JsonText, MediaBody } from '../../domain/serialized.ts';
import { isTimeZone } from '../../domain/time-zone.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { AnyTile } from '../../telemetry/query/tiles/plan-tile.ts';
import { convertToPng, requirePng } from './convert-to-png.ts';
import { drawMarkdown } from './draw-markdown.ts';

/** The size, theme, time zone and media type of a picture. */
export interface PictureOptions extends Required<Pick<ChartProps, 'width' | 'height' | 'theme' | 'timeZone'>> {
  readonly mediaType: 'image/svg+xml' | 'image/png';
}

/** The tenant that requested a picture, and the signal of its request. */
export interface PictureCaller {
  readonly tenant: string;
  readonly signal?: AbortSignal | undefined;
}

/** A tile with its rows. */
export interface DrawnTile {
  readonly tile: ChartProps['tile'];
  readonly result: JsonText<TileResult>;
  /** The rows of the chart behind the number of a number tile, see {@link backgroundOf}. */
  readonly background: JsonText<TileResult> | undefined;
}

/**
 * Draws the rows of a tile. Throws InvalidInputError, TooManyRequestsError, UnavailableError and the reason of an aborted
 * `signal`.
 */
export type DrawPicture = (
  drawn: DrawnTile,
  range: Pick<TileQuery, 'startTime' | 'endTime'>,
  options: PictureOptions,
  caller: PictureCaller,
) => Promise<MediaBody>;

/** The maximum size of the rows of a picture as JSON. Parsing and drawing them take about 20 ms each. */
const MAX_DRAWN_BYTES = 4_194_304;

const PNG = 'image/png';

/** Returns true for the pictures that are drawn one at a time, in a thread: PNG and Markdown. */
export function needsThread({ config, series }: AnyTile, { mediaType }: PictureOptions): boolean {
  return mediaType === PNG || (config ? config.displayType : series?.[0]?.type) === 'markdown';
}

/** Returns an issue if the time zone is unknown. */
export function timeZoneIssues({ timeZone }: Pick<PictureOptions, 'timeZone'>): InputIssue[] {
  return timeZone === undefined || isTimeZone(timeZone)
    ? []
    : [{ ...issue(['timeZone'], 'condition', 'expected an IANA time zone such as Europe/Berlin'), in: 'query' }];
}

/** Returns a line tile for the values of the chart behind the number of a number tile. Returns undefined if there is no such chart. */
export function backgroundOf({ config }: AnyTile): AnyTile | undefined {
  if (config?.configType === 'sql' || config?.displayType !== 'number' || !config.backgroundChart) return undefined;
  const { sourceId, select, formulas } = config;
  // If there is a formula, the chart shows only its values, like the number.
  return { config: { displayType: 'line', sourceId, select, formulas, showOperandSeries: false } };
}

/** Loads the renderer of a media type. Throws NotAcceptableError if it is not installed. */
export async function loadRenderer(mediaType: PictureOptions['mediaType']): Promise<DrawPicture> {
  const { renderChart, TooManyValuesError } = await import('@observability-api/charts/render');
  const render = (props: ChartProps): string => {
    try {
      return renderChart(props);
    } catch (error) {
      throw error instanceof TooManyValuesError
        ? new InvalidInputError([issue(['tile'], 'condition', error.message)])
        : error;
    }
  };
  if (mediaType === PNG) requirePng();
  return async (
    { tile, result, background },
    { startTime, endTime },
    { width, height, theme, timeZone },
    { tenant, signal },
  ) => {
    rejectTooLarge(result, background);
    await nextFreeTick();
    const parsed = result.parse();
    const parsedBackground = background?.parse();
    await nextFreeTick();
    const props = {
      tile,
      result: parsed,
      background: parsedBackground,
      timeRange: { startTime, endTime },
      width,
      height,
      theme,
      timeZone,
    };
    const svg = parsed.markdown === undefined ? render(props) : await drawMarkdown(props, tenant, signal);
    if (mediaType === PNG) return new MediaBody(PNG, await convertToPng(svg, tenant, signal));
    return new MediaBody('image/svg+xml; charset=utf-8', svg);
  };
}

/** Throws InvalidInputError if the rows are larger than {@link MAX_DRAWN_BYTES} together. */
function rejectTooLarge(...results: readonly (JsonText<TileResult> | undefined)[]): void {
  const bytes = results.reduce((sum, result) => sum + byteLengthOf(result?.chunks ?? []), 0);
  if (bytes <= MAX_DRAWN_BYTES) return;
  const message = `expected rows of at most ${MAX_DRAWN_BYTES} bytes for a picture, received ${bytes}: use fewer groups, a coarser granularity or a shorter range`;
  throw new InvalidInputError([issue(['tile'], 'condition', message)]);
}
