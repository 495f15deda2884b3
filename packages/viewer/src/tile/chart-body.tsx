import { Chart, type ChartProps, DataTable, MarkdownText, timeGeometry } from '@observability-api/charts';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTheme } from '../app/theme.ts';
import type { TimeRange } from '../time/range.ts';
import { LegendButtons, type SeriesChoice } from './legend-buttons.tsx';
import { TimeOverlay } from './time-overlay.tsx';
import { useSize } from './use-size.ts';

interface ChartBodyProps extends Pick<ChartProps, 'tile' | 'result' | 'background' | 'marks' | 'only' | 'except'> {
  readonly timeZone: string;
  readonly timeRange: TimeRange;
  readonly onZoom: (range: TimeRange) => void;
  /** Called with the series to draw or not to draw. Without it, the legend has no buttons. */
  readonly onSeries?: ((choice: SeriesChoice) => void) | undefined;
  /** Returns the URL that a row of a table opens, or undefined if the row has no link. */
  readonly linkOf?: ((row: number) => string | undefined) | undefined;
}

/** The display types that are rendered as an HTML table instead of an SVG chart, so that users can scroll and copy. */
const TABLES = ['table', 'search'];

/** Displays the result of a tile in the size of its parent. */
export function ChartBody(props: ChartBodyProps): VNode {
  const { tile, result } = props;
  if (result.displayType === 'markdown') return <MarkdownText class="markdown" markdown={result.markdown ?? ''} />;
  if (TABLES.includes(result.displayType) && result.rows.length > 0)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs the focus for the arrow keys.
      <section class="table-scroll" tabIndex={0} aria-label={tile.name || 'Rows'}>
        <DataTable
          class={`data ${result.displayType}`}
          tile={tile}
          result={result}
          timeZone={props.timeZone}
          linkOf={props.linkOf}
        />
      </section>
    );
  return <Picture {...props} />;
}

function Picture({
  tile,
  result,
  background,
  marks,
  only,
  except,
  timeZone,
  timeRange,
  onZoom,
  onSeries,
}: ChartBodyProps): VNode {
  const [element, size] = useSize();
  const theme = useTheme();
  const chart = useMemo(() => {
    if (!size || size.width < 80 || size.height < 40) return undefined;
    const isOverTime = ['line', 'stacked_bar', 'heatmap'].includes(result.displayType);
    const props: ChartProps = {
      tile,
      result,
      background,
      marks,
      only,
      except,
      ...size,
      theme,
      timeZone,
      heading: false,
      ...(isOverTime || background ? { timeRange } : {}),
    };
    return { picture: <Chart {...props} />, geometry: timeGeometry(props) };
  }, [tile, result, background, marks, only, except, size, theme, timeZone, timeRange]);
  return (
    <div class="picture" ref={element}>
      {chart?.picture}
      {chart?.geometry && size && chart.geometry.times.length > 0 && (
        <TimeOverlay
          name={tile.name ?? ''}
          geometry={chart.geometry}
          isStacked={result.displayType === 'stacked_bar'}
          size={size}
          onZoom={onZoom}
        />
      )}
      {chart?.geometry && onSeries && chart.geometry.legend.length > 1 && (
        <LegendButtons legend={chart.geometry.legend} only={only} except={except} onSeries={onSeries} />
      )}
    </div>
  );
}
