import type { Source } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Badge, type Tone } from '../parts/message.tsx';
import type { DisplayedEvent, Events } from './event-data.ts';

interface EventTableProps {
  readonly events: Events;
  readonly source: Source;
  readonly timeZone: string;
  readonly onFilter: (field: string, value: string, isExcluded: boolean) => void;
}

/** Events, the newest first. A row opens to display all its fields. */
export function EventTable({ events, source, timeZone, onFilter }: EventTableProps): VNode {
  const [open, setOpen] = useState<string>();
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  });
  const severity = 'severityTextExpression' in source ? source.severityTextExpression : undefined;
  const [time, ...columns] = events.columns;
  return (
    <table class="data events">
      <thead>
        <tr>
          <th scope="col">{time}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.rows.map((row) => {
          const isOpen = row.id === open;
          return [
            <tr key={row.id} class={isOpen ? 'open' : undefined} onClick={() => setOpen(isOpen ? undefined : row.id)}>
              <th scope="row">
                <button type="button" aria-expanded={isOpen} class="row-toggle">
                  <Icon name="chevron" />
                  {row.time === undefined ? (row.values.get(time ?? '') ?? '') : format.format(row.time)}
                </button>
              </th>
              {columns.map((name) => (
                <td key={name}>
                  {name === severity ? <Severity text={row.values.get(name) ?? ''} /> : row.values.get(name)}
                </td>
              ))}
            </tr>,
            isOpen && (
              <tr key={`details of ${row.id}`} class="details">
                <td colSpan={events.columns.length}>
                  <Details row={row} onFilter={onFilter} />
                </td>
              </tr>
            ),
          ];
        })}
      </tbody>
    </table>
  );
}

function Severity({ text }: { readonly text: string }): VNode {
  const tone: Tone = /^(fatal|crit|error|err)/i.test(text) ? 'bad' : /^warn/i.test(text) ? 'warning' : 'neutral';
  return <Badge tone={tone}>{text}</Badge>;
}

interface DetailsProps {
  readonly row: DisplayedEvent;
  readonly onFilter: (field: string, value: string, isExcluded: boolean) => void;
}

/** All fields of an event, with buttons that add them to the filter. */
function Details({ row, onFilter }: DetailsProps): VNode {
  return (
    <dl class="event-fields">
      {[...row.values].map(([field, value]) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <span>{value}</span>
            <Button
              kind="quiet"
              icon="plus"
              label={`Only events with ${field} of this event`}
              onClick={() => onFilter(field, value, false)}
            />
            <Button
              kind="quiet"
              icon="minus"
              label={`No events with ${field} of this event`}
              onClick={() => onFilter(field, value, true)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
