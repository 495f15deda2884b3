import { createFormat } from '@observability-api/charts';
import type { Source } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Badge, type Tone } from '../parts/message.tsx';
import { type DisplayedEvent, type Events, levelColumnOf, nameOf, textProperty } from './event-data.ts';

interface EventTableProps {
  readonly events: Events;
  readonly source: Source;
  readonly timeZone: string;
  readonly onFilter: (field: string, value: string, isExcluded: boolean) => void;
  /** Returns the URL of the events of a trace, or undefined if there is no trace source. */
  readonly traceHref: (traceId: string) => string | undefined;
  /** Adds or removes a column. */
  readonly onColumn: (field: string) => void;
}

/** A table of events, in the order of the search. A row opens to display all fields that have a value. */
export function EventTable({ events, source, timeZone, ...actions }: EventTableProps): VNode {
  const [open, setOpen] = useState<string>();
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  });
  const level = nameOf(levelColumnOf(source));
  const duration = nameOf(textProperty(source, 'durationExpression'));
  const precision = 'durationPrecision' in source ? source.durationPrecision : 9;
  const durations = createFormat({ output: 'duration', factor: 10 ** -precision });
  const cellOf = (row: DisplayedEvent, name: string) => {
    const text = row.values.get(name) ?? textOfMap(row, name);
    if (name === level && text !== '') return <Level text={text} />;
    return name === duration && text !== '' ? durations.value(Number(text)) : text;
  };
  const [time, ...columns] = events.columns;
  return (
    <table class="data events">
      <thead>
        <tr>
          <th scope="col">{time}</th>
          {columns.map((name) => (
            <th key={name} scope="col" title={name}>
              <span class="column-head">
                {titleOf(name)}
                {columns.length > 1 && (
                  <Button
                    kind="quiet"
                    icon="close"
                    label={`Remove the column ${name}`}
                    onClick={() => actions.onColumn(name)}
                  />
                )}
              </span>
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
                <td key={name}>{cellOf(row, name)}</td>
              ))}
            </tr>,
            isOpen && (
              <tr key={`details of ${row.id}`} class="details">
                <td colSpan={events.columns.length}>
                  <Details
                    row={row}
                    columns={events.columns}
                    traceColumn={nameOf(textProperty(source, 'traceIdExpression'))}
                    {...actions}
                  />
                </td>
              </tr>
            ),
          ];
        })}
      </tbody>
    </table>
  );
}

/** Returns the keys and values of a map, for example `route: /cart, status: 200`. Returns an empty string if the event has no such map. */
function textOfMap({ values }: DisplayedEvent, map: string): string {
  const members = [...values].filter(([name]) => name.startsWith(`${map}.`));
  return members.map(([name, value]) => `${name.slice(map.length + 1)}: ${value}`).join(', ');
}

function Level({ text }: { readonly text: string }): VNode {
  const tone: Tone = /^(fatal|crit|error|err)/i.test(text) ? 'bad' : /^warn/i.test(text) ? 'warning' : 'neutral';
  return <Badge tone={tone}>{text}</Badge>;
}

/** Returns the title of a column: `http.route` for the field `LogAttributes.http.route`. */
function titleOf(field: string): string {
  return field.replace(/^\w*Attributes\./, '');
}

function TraceLink({ id, href }: { readonly id: string; readonly href: string | undefined }): VNode {
  return href === undefined ? <span>{id}</span> : <a href={href}>{id}</a>;
}

interface DetailsProps extends Pick<EventTableProps, 'onFilter' | 'onColumn' | 'traceHref'> {
  readonly row: DisplayedEvent;
  readonly columns: readonly string[];
  readonly traceColumn: string | undefined;
}

/** All fields of an event that have a value. Buttons add a field to the filter or to the columns. */
function Details({ row, columns, traceColumn, onFilter, onColumn, traceHref }: DetailsProps): VNode {
  return (
    <dl class="event-fields">
      {[...row.values].map(([field, value]) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <span>{field === traceColumn ? <TraceLink id={value} href={traceHref(value)} /> : value}</span>
            <Button
              kind="quiet"
              icon="plus"
              label={`Filter for this value of ${field}`}
              onClick={() => onFilter(field, value, false)}
            />
            <Button
              kind="quiet"
              icon="minus"
              label={`Filter out this value of ${field}`}
              onClick={() => onFilter(field, value, true)}
            />
            {!columns.includes(field) && (
              <Button kind="quiet" icon="table" label={`Show ${field} as a column`} onClick={() => onColumn(field)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
