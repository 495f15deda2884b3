import type { Dashboard, DashboardContainer, Tile } from '@observability-api/schemas';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { layout, type Place, readingOrder } from './grid-layout.ts';
import type { ViewState } from './view-state.ts';

interface SectionsProps {
  readonly dashboard: Pick<Dashboard, 'tiles' | 'containers'>;
  readonly state: Pick<ViewState, 'tabs' | 'open'>;
  readonly onTab: (containerId: string, tabId: string) => void;
  readonly onOpen: (containerId: string, isOpen: boolean) => void;
  /** Draws a grid with the tiles of a section or tab, or with the tiles that have no section. */
  readonly grid: (tiles: readonly Tile[]) => ComponentChildren;
}

/** The tiles without a section, then the sections of a dashboard. */
export function Sections({ dashboard, grid, ...sectionProps }: SectionsProps): VNode {
  const { tiles, containers = [] } = dashboard;
  const ids = new Set(containers.map(({ id }) => id));
  const ungrouped = tiles.filter(({ containerId }) => containerId === undefined || !ids.has(containerId));
  return (
    <>
      {(ungrouped.length > 0 || containers.length === 0) && grid(ungrouped)}
      {containers.map((container) => (
        <Section
          key={container.id}
          container={container}
          tiles={tiles.filter(({ containerId }) => containerId === container.id)}
          grid={grid}
          {...sectionProps}
        />
      ))}
    </>
  );
}

interface SectionProps extends Omit<SectionsProps, 'dashboard'> {
  readonly container: DashboardContainer;
  readonly tiles: readonly Tile[];
}

function Section({ container, tiles, state, onTab, onOpen, grid }: SectionProps): VNode {
  const { id, title, collapsed, collapsible, bordered, tabs = [] } = container;
  const isOpen = collapsible === false || (state.open.get(id) ?? !collapsed);
  const [firstTab] = tabs;
  const selected = state.tabs.get(id);
  const current = tabs.some((tab) => tab.id === selected) ? selected : firstTab?.id;
  const shown = firstTab ? tiles.filter(({ tabId = firstTab.id }) => tabId === current) : tiles;
  return (
    <section class={bordered ? 'section bordered' : 'section'} aria-label={title}>
      <h2 class="section-head">
        {collapsible === false ? (
          title
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={() => onOpen(id, !isOpen)}>
            <Icon name="chevron" />
            {title}
          </button>
        )}
      </h2>
      {isOpen &&
        (firstTab && current ? (
          <Tabs
            label={`Tabs of ${title}`}
            tabs={tabs.map((tab) => [tab.id, tab.title] as const)}
            current={current}
            onChange={(tab) => onTab(id, tab)}
          >
            {grid(shown)}
          </Tabs>
        ) : (
          grid(shown)
        ))}
    </section>
  );
}

interface GridProps {
  readonly tiles: readonly Tile[];
  readonly draw: (tile: Tile, style: Record<string, string | number>) => VNode;
}

/** Tiles on the grid of 24 columns. On phones they are stacked. */
export function Grid({ tiles, draw }: GridProps): VNode {
  const places = useMemo(() => layout(tiles), [tiles]);
  return <div class="grid">{readingOrder(tiles).map((tile) => draw(tile, styleOf(places.get(tile.id) ?? tile)))}</div>;
}

/** Returns the CSS variables with which the style sheet places a tile. */
export function styleOf({ x, y, w, h }: Place): Record<string, string | number> {
  return { '--x': x + 1, '--y': y + 1, '--w': w, '--h': h };
}
