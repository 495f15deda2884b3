import type { ValueRange } from '@observability-api/charts';
import type { Dashboard, Tile, TileInput, TileQuery } from '@observability-api/schemas';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { errorText, filterIssues } from '../app/error-text.ts';
import type { TimeRange } from '../time/range.ts';
import { ChartBody } from './chart-body.tsx';
import type { SeriesChoice } from './legend-buttons.tsx';
import { linksOf } from './row-links.ts';
import { backgroundQuery } from './tile-query.ts';
import { useNearViewport } from './use-near-viewport.ts';
import { type QueryOutcome, useQuery } from './use-query.ts';

/** The context of a chart on its page. */
export interface TileView {
  readonly timeZone: string;
  readonly range: TimeRange;
  /** The number of refreshes. */
  readonly refreshCount: number;
  readonly onZoom: (range: TimeRange) => void;
  /** The filters of the dashboard, which the ids of filters in the query refer to. Can be absent if the query has no such ids. */
  readonly filters?: Dashboard['filters'] | undefined;
  /** Ranges of values to highlight. */
  readonly marks?: readonly ValueRange[] | undefined;
  /** The names of the series to draw. If absent, all series except those in `except` are drawn. */
  readonly only?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
  /** Called when the user changes which series are drawn. */
  readonly onSeries?: ((choice: SeriesChoice) => void) | undefined;
  /** Receives the errors of the filters of the page, which displays them once. Without it, each tile displays them. */
  readonly onFilterIssues?: ((tile: string, messages: readonly string[]) => void) | undefined;
}

interface TileCardProps extends TileView {
  readonly tile: Tile | TileInput;
  readonly query: TileQuery;
  /** The buttons in the heading. */
  readonly actions?: ComponentChildren;
  readonly class?: string | undefined;
  readonly style?: Record<string, string | number> | undefined;
  readonly children?: ComponentChildren;
}

/** A tile with its heading. It sends its query once it is near the viewport. */
export function TileCard({ tile, query, actions, style, children, ...view }: TileCardProps): VNode {
  const element = useRef<HTMLElement>(null);
  const isNear = useNearViewport(element);
  return (
    <article ref={element} class={['tile', view.class].filter(Boolean).join(' ')} style={style} aria-label={tile.name}>
      <header class="tile-head">
        <h2 title={tile.name}>{tile.name}</h2>
        {actions}
      </header>
      <TileContent tile={tile} query={isNear ? query : undefined} {...view} />
      {children}
    </article>
  );
}

interface TileContentProps extends TileView {
  readonly tile: Tile | TileInput;
  readonly query: TileQuery | undefined;
}

/** The chart of a tile, or the error of its query. */
export function TileContent({ tile, query, filters, ...view }: TileContentProps): VNode {
  const outcome = useQuery(query, view.refreshCount);
  const backgroundOutcome = useQuery(query && backgroundQuery(tile, query, filters), view.refreshCount);
  const id = 'id' in tile ? tile.id : undefined;
  useEffect(() => {
    if (id !== undefined) view.onFilterIssues?.(id, filterIssues(outcome.error));
    return () => id !== undefined && view.onFilterIssues?.(id, []);
  }, [id, outcome.error]);
  return <Outcome tile={tile} outcome={outcome} background={backgroundOutcome} {...view} />;
}

interface OutcomeProps extends TileView {
  readonly tile: Tile | TileInput;
  readonly outcome: QueryOutcome;
  readonly background?: QueryOutcome | undefined;
}

/** Displays the outcome of a query: its result, its error, or a placeholder. */
export function Outcome({
  tile,
  outcome,
  background,
  range,
  refreshCount: _,
  onFilterIssues,
  ...view
}: OutcomeProps): VNode {
  const { result, query, error, isLoading } = outcome;
  const drawnTile = useMemo(() => drawnTileOf(tile, query), [tile, query]);
  if (error) {
    const { summary, details } = errorText(error, onFilterIssues !== undefined);
    if (onFilterIssues && details.length === 0 && filterIssues(error).length > 0)
      return <p class="tile-body tile-message">No result, because the filter is not valid.</p>;
    return (
      <div class="tile-body tile-error" role="alert">
        <p>{summary}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
    );
  }
  if (!result) return <div class="tile-body skeleton" aria-busy={isLoading} />;
  // A result is drawn with the range that it was computed for, even while the next result is loading.
  const drawn = query ? { startTime: query.startTime, endTime: query.endTime } : range;
  return (
    <div class={isLoading ? 'tile-body loading-again' : 'tile-body'} aria-busy={isLoading}>
      <ChartBody
        tile={drawnTile as Parameters<typeof ChartBody>[0]['tile']}
        result={result}
        background={background?.result}
        timeRange={drawn}
        linkOf={linksOf(drawnTile, result)}
        {...view}
      />
    </div>
  );
}

/**
 * Returns the tile that a result is drawn with. It has the configuration of the request, if the request has one: the current configuration
 * can be invalid while the user edits its JSON.
 */
function drawnTileOf(tile: Tile | TileInput, query: TileQuery | undefined): Tile | TileInput {
  const isStored = !query || 'tileId' in query.tile;
  return isStored || (!tile.config && !tile.series) ? tile : ({ ...tile, ...query.tile } as Tile);
}
