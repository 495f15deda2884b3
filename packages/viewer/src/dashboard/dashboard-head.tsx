import type { Dashboard } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { hrefOf, setQuery } from '../app/location.ts';
import { Button } from '../parts/button.tsx';
import { copyText } from '../parts/code-block.tsx';
import { DEFAULT_RANGE, shiftRange, type TimeRange, toFixedRange, zoomOut } from '../time/range.ts';
import { RangePicker } from '../time/range-picker.tsx';
import { REFRESH_SECONDS, type ViewState } from './view-state.ts';

interface DashboardHeadProps {
  readonly dashboard: Dashboard;
  readonly state: ViewState;
  readonly range: TimeRange;
  readonly onRefresh: () => void;
}

/** The name and tags of a dashboard, and its controls. */
export function DashboardHead({ dashboard, state, range, onRefresh }: DashboardHeadProps): VNode {
  return (
    <header class="dashboard-head">
      <div class="dashboard-title">
        <a class="crumb" href={hrefOf('/dashboards')}>
          Dashboards
        </a>
        <h1>{dashboard.name}</h1>
        {dashboard.tags.map((tag) => (
          <span key={tag} class="tag">
            {tag}
          </span>
        ))}
      </div>
      <div class="dashboard-controls">
        <TimeControls state={state} range={range} onRefresh={onRefresh} />
        <Button
          icon="compare"
          label="Compare with the previous period"
          pressed={state.compare}
          onClick={() => setQuery({ compare: state.compare ? undefined : '1' })}
        >
          <span class="wide-only">Compare</span>
        </Button>
        <Button
          icon="copy"
          label="Copy a link to this view"
          onClick={() => {
            const link = new URL(window.location.href);
            const fixedRange = { ...toFixedRange(range), tz: state.timeZone };
            for (const [name, value] of Object.entries(fixedRange)) link.searchParams.set(name, value);
            copyText(link.href);
          }}
        />
        <Button class="desktop-only" icon="edit" onClick={() => setQuery({ edit: '1', tile: undefined })}>
          Edit
        </Button>
      </div>
    </header>
  );
}

interface TimeControlsProps {
  readonly state: Pick<ViewState, 'range' | 'timeZone' | 'refresh'>;
  readonly range: TimeRange;
  readonly onRefresh: () => void;
}

/** The controls that select, move and zoom out the time range, and that refresh the data. */
export function TimeControls({ state, range, onRefresh }: TimeControlsProps): VNode {
  const isDefault = ({ from, to }: { from: string; to: string }) =>
    from === DEFAULT_RANGE.from && to === DEFAULT_RANGE.to;
  const canShiftLater = state.range.to !== 'now' && range.endTime < Date.now() - 1000;
  return (
    <>
      <RangePicker
        range={state.range}
        timeZone={state.timeZone}
        onRange={(next) => setQuery(isDefault(next) ? { from: undefined, to: undefined } : { ...next })}
        onTimeZone={(tz) => setQuery({ tz })}
      />
      <span class="button-group desktop-only">
        <Button icon="back" label="Earlier" onClick={() => setQuery({ ...shiftRange(range, -1, Date.now()) })} />
        <Button icon="zoom-out" label="Zoom out" onClick={() => setQuery({ ...zoomOut(range, Date.now()) })} />
        <Button
          icon="forward"
          label="Later"
          disabled={!canShiftLater}
          onClick={() => setQuery({ ...shiftRange(range, 1, Date.now()) })}
        />
      </span>
      <span class="refresh">
        <Button icon="refresh" label="Refresh" onClick={onRefresh} />
        <select
          class="input"
          aria-label="Refresh every"
          value={String(state.refresh)}
          onChange={({ currentTarget: { value } }) => setQuery({ refresh: value === '0' ? undefined : value })}
        >
          {REFRESH_SECONDS.map((seconds) => (
            <option key={seconds} value={String(seconds)}>
              {seconds === 0 ? 'Off' : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
