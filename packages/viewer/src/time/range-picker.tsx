import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { Popover } from '../parts/menu.tsx';
import {
  fromLocalInput,
  localTimeZone,
  PRESETS,
  parseTime,
  type RangeText,
  rangeLabel,
  resolveRange,
  timeZoneText,
  toFixedRange,
  toLocalInput,
} from './range.ts';

interface RangePickerProps {
  readonly range: RangeText;
  readonly timeZone: string;
  readonly onRange: (range: RangeText) => void;
  /** Called with an IANA time zone, or undefined for the time zone of the browser. */
  readonly onTimeZone: (timeZone: string | undefined) => void;
}

/** Selects a time range (a preset, a relative range or two times) and the time zone. */
export function RangePicker(props: RangePickerProps): VNode {
  const { range, timeZone } = props;
  return (
    <Popover icon="clock" label="Time range" text={rangeLabel(range, timeZone)}>
      {(close) => <RangePanel key={timeZone} {...props} onClose={close} />}
    </Popover>
  );
}

function RangePanel({
  range,
  timeZone,
  onRange,
  onTimeZone,
  onClose,
}: RangePickerProps & { onClose: () => void }): VNode {
  const current = resolveRange(range, Date.now());
  const [start, setStart] = useState(toLocalInput(current.startTime, timeZone));
  const [end, setEnd] = useState(toLocalInput(current.endTime, timeZone));
  const [relative, setRelative] = useState('');
  const [error, setError] = useState<string>();
  const local = localTimeZone();
  const zones = [...new Set([local, 'UTC', timeZone])];
  const select = (next: RangeText) => {
    onRange(next);
    onClose();
  };
  const applyRelative = () => {
    const from = `now-${relative.replace(/\s/g, '')}`;
    if (/\d/.test(relative) && parseTime(from, Date.now()) !== undefined) select({ from, to: 'now' });
    else setError('Enter a number and a unit, such as 45m.');
  };
  const applyTimes = () => {
    const startTime = fromLocalInput(start, timeZone);
    const endTime = fromLocalInput(end, timeZone);
    if (startTime === undefined || endTime === undefined) setError('Enter a date and a time for both ends.');
    else if (startTime >= endTime) setError('The start must be before the end.');
    else select(toFixedRange({ startTime, endTime }));
  };
  return (
    <div class="range-panel">
      <div class="range-relative">
        <ul class="range-presets">
          {PRESETS.map((preset) => {
            const next = { from: `now-${preset}`, to: 'now' };
            return (
              <li key={preset}>
                <button
                  type="button"
                  class="menu-item"
                  aria-current={range.from === next.from && range.to === 'now' ? 'true' : undefined}
                  onClick={() => select(next)}
                >
                  {rangeLabel(next, timeZone)}
                </button>
              </li>
            );
          })}
        </ul>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            applyRelative();
          }}
        >
          <TextField label="Last" placeholder="45m" value={relative} hint="s, m, h, d or w" onInput={setRelative} />
        </form>
      </div>
      <form
        class="range-form"
        onSubmit={(event) => {
          event.preventDefault();
          applyTimes();
        }}
      >
        <TextField label="From" type="datetime-local" value={start} onInput={setStart} />
        <TextField label="To" type="datetime-local" value={end} onInput={setEnd} />
        {error && (
          <p class="danger-text" role="alert">
            {error}
          </p>
        )}
        <Button kind="primary" type="submit">
          Apply
        </Button>
        <SelectField
          label="Time zone"
          value={timeZone}
          options={zones.map((zone) => [zone, zone === local ? `${zone} (this browser)` : zone] as const)}
          onChange={(zone) => onTimeZone(timeZoneText(zone))}
        />
        <p class="hint">Drag over a chart to zoom.</p>
      </form>
    </div>
  );
}
