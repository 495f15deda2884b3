import { Chart, type ChartProps, DataTable, MarkdownText, timeGeometry } from '@observability-api/charts';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTheme } from '../app/theme.ts';
import type { TimeRange } from '../time/range.ts';
import { TimeOverlay } from './time-overlay.tsx';
import { useSize } from './use-size.ts';

interface ChartBodyProps extends Pick<ChartProps, 'tile' | 'result' | 'background'> {
  readonly timeZone: string;
  readonly timeRange: TimeRange;
  readonly onZoom: (range: TimeRange) => void;
}

/** The results that are displayed as HTML instead of a picture, so that users can scroll and copy. */
const TABLES = ['table', 'search'];

/** Displays the result of a tile in the size of its parent. */
export function ChartBody(props: ChartBodyProps): VNode {
  const { tile, result } = props;
  if (result.displayType === 'markdown') return <MarkdownText class="markdown" markdown={result.markdown ?? ''} />;
  if (TABLES.includes(result.displayType) && result.rows.length > 0)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs the focus for the arrow keys.
      <section class="table-scroll" tabIndex={0} aria-label={tile.name || 'Rows'}>
        <DataTable class={`data ${result.displayType}`} tile={tile} result={result} timeZone={props.timeZone} />
      </section>
    );
  return <Picture {...props} />;
}

function Picture({ tile, result, background, timeZone, timeRange, onZoom }: ChartBodyProps): VNode {
  const [element, size] = useSize();
  const theme = useTheme();
  const chart = useMemo(() => {
    if (!size || size.width < 80 || size.height < 40) return undefined;
    const isOverTime = ['line', 'area', 'stacked_bar'].includes(result.displayType);
    const props: ChartProps = {
      tile,
      result,
      background,
      ...size,
      theme,
      timeZone,
      heading: false,
      ...(isOverTime ? { timeRange } : {}),
    };
    return { picture: <Chart {...props} />, geometry: timeGeometry(props) };
  }, [tile, result, background, size, theme, timeZone, timeRange]);
  return (
    <div class="picture" ref={element}>
      {chart?.picture}
      {chart?.geometry && size && chart.geometry.times.length > 0 && (
        <TimeOverlay name={tile.name ?? ''} geometry={chart.geometry} size={size} onZoom={onZoom} />
      )}
    </div>
  );
}
