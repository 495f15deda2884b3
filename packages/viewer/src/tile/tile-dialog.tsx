import { DataTable } from '@observability-api/charts';
import type { Tile, TileQuery } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { Button } from '../parts/button.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Tabs } from '../parts/tabs.tsx';
import type { Session } from '../session/session.ts';
import { downloadCsv } from './download.ts';
import { Outcome, type TileView } from './tile-card.tsx';
import { curlOf, typeScriptOf } from './tile-code.ts';
import { backgroundQuery } from './tile-query.ts';
import { useQuery } from './use-query.ts';

interface TileDialogProps extends TileView {
  readonly tile: Tile;
  readonly query: TileQuery;
  readonly session: Session;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onClose: () => void;
}

const TABS = [
  ['chart', 'Chart'],
  ['data', 'Data'],
  ['json', 'JSON'],
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
] as const;

/** A tile in the whole window, with its data and its query as code. */
export function TileDialog({
  tile,
  query,
  session,
  tab: requestedTab,
  onTab,
  onClose,
  ...view
}: TileDialogProps): VNode {
  const tab = TABS.find(([id]) => id === requestedTab)?.[0] ?? 'chart';
  const outcome = useQuery(query, view.refreshCount);
  const backgroundOutcome = useQuery(backgroundQuery(tile, query, view.filters), view.refreshCount);
  const { result } = outcome;
  return (
    <Dialog title={tile.name || 'Tile'} size="full" onClose={onClose}>
      <div class="tile-dialog">
        <Tabs label="Tile views" tabs={TABS} current={tab} onChange={onTab}>
          {tab === 'chart' && (
            <div class="tile-large">
              <Outcome tile={tile} outcome={outcome} background={backgroundOutcome} {...view} />
            </div>
          )}
          {tab === 'data' && result && (
            <>
              <p class="tab-actions">
                <Button icon="download" onClick={() => downloadCsv(tile.name ?? '', result)}>
                  Download CSV
                </Button>
              </p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs the focus for the arrow keys. */}
              <section class="table-scroll" tabIndex={0} aria-label="Data">
                <DataTable
                  class="data"
                  tile={tile as Parameters<typeof DataTable>[0]['tile']}
                  result={result}
                  timeZone={view.timeZone}
                />
              </section>
            </>
          )}
          {tab === 'data' && !result && <Outcome tile={tile} outcome={outcome} {...view} />}
          {tab === 'json' && <CodeBlock label="The query as JSON" code={JSON.stringify(query, undefined, 2)} />}
          {tab === 'curl' && <CodeBlock label="The query for a shell" code={curlOf(query, session)} />}
          {tab === 'typescript' && <CodeBlock label="The query as a program" code={typeScriptOf(query, session)} />}
        </Tabs>
      </div>
    </Dialog>
  );
}
