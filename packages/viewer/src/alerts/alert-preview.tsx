import type { AlertInput, AlertPreviewVariant, TileInput } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLoad } from '../app/use-load.ts';
import { ErrorMessage } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';
import { TileContent } from '../tile/tile-card.tsx';
import { displayTypeOf } from '../tile/tile-query.ts';
import { formatTime, localTimeZone, type TimeRange } from '../time/range.ts';
import { INTERVAL_MS, MAX_WINDOWS, type PossibleSubjects, queryOfWindows, subjectOf } from './alert-subject.ts';
import { firingRanges } from './alert-text.ts';
import { durationText, firingSpans, summaryText } from './firing-spans.ts';

const DAY_MS = 86_400_000;

/** The delay after the last input before the preview is requested. */
const DEBOUNCE_MS = 400;

/**
 * Shows when the alert would have fired in the last seven days. With evaluation windows of 30 seconds, it shows six days: a preview has a
 * maximum number of windows.
 */
export function AlertPreview({
  input,
  subjects,
}: {
  readonly input: AlertInput | undefined;
  readonly subjects: PossibleSubjects;
}): VNode {
  const api = useApi();
  const key = JSON.stringify(input);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const days = input?.interval === '30s' ? 6 : 7;
  const [to] = useState(() => Date.now());
  const from = to - days * DAY_MS;
  const preview = useLoad(async (signal) => {
    if (settled === undefined) return undefined;
    const alert: AlertInput = JSON.parse(settled);
    // `previewInputOf` can add a webhook that does not exist. The service accepts it in a preview.
    // With `tile`, the service evaluates the tile that this page has loaded.
    const { storedTile } = subjectOf(alert, subjects);
    const tile = storedTile ? { tile: storedTile as TileInput } : {};
    return (await api.alerts.preview({ alert, from, to, ...tile }, { signal })).alert;
  }, settled ?? '');
  // The previous preview remains until the next one has arrived.
  const [shown, setShown] = useState<AlertPreviewVariant>();
  if (preview.data && preview.data !== shown) setShown(preview.data);
  return (
    <section class="alert-preview" aria-label={`Preview over the last ${days} days`} aria-busy={preview.isLoading}>
      <h3>The last {days} days</h3>
      {input === undefined && (
        <p class="muted preview-hint">Complete the required fields above to see what the alert would have done.</p>
      )}
      {input !== undefined && <ErrorMessage error={preview.error} />}
      {input !== undefined && <WindowChart input={input} subjects={subjects} startTime={from} endTime={to} />}
      {input !== undefined && !preview.error && shown && <Summary preview={shown} from={from} to={to} />}
    </section>
  );
}

/** A chart with buckets as long as an evaluation window. It highlights the {@link firingRanges}. */
function WindowChart({
  input,
  subjects,
  startTime,
  endTime,
}: { readonly input: AlertInput; readonly subjects: PossibleSubjects } & TimeRange): VNode | null {
  const { tile, query } = subjectOf(input, subjects);
  // If all windows may need more buckets than a chart can have, it shows the last ones.
  const first = Math.max(startTime, endTime - (MAX_WINDOWS - 1) * INTERVAL_MS[input.interval]);
  const range = useMemo(() => ({ startTime: first, endTime }), [first, endTime]);
  const windows = query && queryOfWindows(query(range), input.interval);
  const { threshold, thresholdMax, thresholdType } = input;
  const marks = useMemo(() => firingRanges(input), [threshold, thresholdMax, thresholdType]);
  // The query of a number that cannot be drawn as a line returns one value for the whole range, not one per window.
  if (!tile || !windows || displayTypeOf(tile) === 'number') return null;
  return (
    <>
      <div class="preview-chart">
        <TileContent
          tile={{ ...tile, name: 'Values of the windows' }}
          query={windows}
          range={range}
          refreshCount={0}
          timeZone={localTimeZone()}
          marks={marks}
          onZoom={() => undefined}
        />
      </div>
      {first > startTime && <p class="muted">The chart shows only the last {durationText(endTime - first)}.</p>}
    </>
  );
}

interface SummaryProps {
  readonly preview: AlertPreviewVariant;
  readonly from: number;
  readonly to: number;
}

function Summary({ preview, from, to }: SummaryProps): VNode {
  const { transitions, transitionCount, warnings = [] } = preview;
  const timeZone = localTimeZone();
  const lastTime = transitions.at(-1)?.time ?? to;
  const isCut = transitions.length < transitionCount;
  const spans = firingSpans(transitions, isCut ? lastTime : to);
  const share = (time: number) => ((time - from) / (to - from)) * 100;
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} class="notice">
          {warning}
        </p>
      ))}
      <p role="status">{summaryText(preview)}</p>
      <svg class="firing-strip" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="quiet" width="100" height="10" />
        {spans.map(({ start, end }) => (
          <rect
            key={start}
            class="firing"
            x={share(Math.max(from, start))}
            // A short span is at least 0.3 percent wide, so that it is visible.
            width={Math.max(0.3, share(end) - share(Math.max(from, start)))}
            height="10"
          />
        ))}
      </svg>
      <p class="strip-ends muted">
        <span>{formatTime(from, timeZone)}</span>
        <span>now</span>
      </p>
      {isCut && <p class="muted">The bar shows only the changes up to {formatTime(lastTime, timeZone)}.</p>}
    </>
  );
}
