import type { ChartProps } from '@observability-api/charts';
import type { TileQuery, TileResult } from '@observability-api/schemas';
import { errorCode } from '../../domain/describe-error.ts';
import { type InputIssue, NotAcceptableError } from '../../domain/errors.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { type JsonText, MediaBody } from '../../domain/serialized.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { AnyTile } from '../../telemetry/query/tiles/plan-tile.ts';

/** The size, look and type of a picture. */
export interface PictureOptions extends Required<Pick<ChartProps, 'width' | 'height' | 'theme' | 'timeZone'>> {
  readonly mediaType: 'image/svg+xml' | 'image/png';
}

/** A tile with its rows. */
export interface DrawnTile {
  readonly tile: ChartProps['tile'];
  readonly result: JsonText<TileResult>;
  /** The values over time behind a number. */
  readonly background: JsonText<TileResult> | undefined;
}

/** Draws the rows of a tile. */
export type DrawPicture = (drawn: DrawnTile, range: TileQuery, options: PictureOptions) => Promise<MediaBody>;

const PNG = 'image/png';
const NO_PNG =
  'PNG pictures require the package @resvg/resvg-js. Install it next to the service with `npm install @resvg/resvg-js`, or request image/svg+xml.';

/** Returns an issue if there is no such time zone. */
export function timeZoneIssues({ timeZone }: Pick<PictureOptions, 'timeZone'>): InputIssue[] {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return [];
  } catch {
    return [{ ...issue(['timeZone'], 'condition', 'expected an IANA time zone such as Europe/Berlin'), in: 'query' }];
  }
}

/** Returns the chart over time that a number tile shows behind its number. */
export function backgroundOf({ config }: AnyTile): AnyTile | undefined {
  if (config?.configType === 'sql' || config?.displayType !== 'number' || !config.backgroundChart) return undefined;
  const { sourceId, select, formulas } = config;
  return { config: { displayType: 'line', sourceId, select, formulas } };
}

/** Loads the renderer of a media type. Throws NotAcceptableError if it is not installed. */
export async function loadRenderer(mediaType: PictureOptions['mediaType']): Promise<DrawPicture> {
  const { renderChart } = await import('@observability-api/charts/render');
  const renderPng = mediaType === PNG ? await loadPng() : undefined;
  return async ({ tile, result, background }, { startTime, endTime }, { width, height, theme, timeZone }) => {
    const parsed = result.parse();
    const parsedBackground = background?.parse();
    // Parsing and drawing 50,000 rows take about 20 ms each.
    await nextFreeTick();
    const svg = renderChart({
      tile,
      result: parsed,
      background: parsedBackground,
      timeRange: { startTime, endTime },
      width,
      height,
      theme,
      timeZone,
    });
    if (renderPng) return new MediaBody(PNG, await renderPng(svg));
    return new MediaBody('image/svg+xml; charset=utf-8', svg);
  };
}

/** Returns a function that converts SVG to PNG in a thread, with the fonts of the system. */
async function loadPng(): Promise<(svg: string) => Promise<Buffer>> {
  try {
    const { renderAsync } = await import('@resvg/resvg-js');
    return async (svg) => (await renderAsync(svg, { font: { loadSystemFonts: true } })).asPng();
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') throw new NotAcceptableError(NO_PNG);
    throw error;
  }
}
