import { atLeast, atMost, type Gate } from '../gate.ts';
import { median } from '../statistics.ts';
import type { Table } from '../table.ts';

/** What was measured, each in rounds of equally many rows. */
export interface Figures {
  readonly machine: string;
  readonly rowsPerRound: number;
  /** Milliseconds of each round. */
  readonly raw: readonly number[];
  readonly otlp: readonly number[];
  /** The longest that the event loop was held up, in milliseconds. */
  readonly longestTurn: number;
  /** The same while requests of 20,000 records come, three at once. */
  readonly longestTurnOfLarge: number;
  /** Rows that were acknowledged and are not there. */
  readonly lost: number;
}

function perSecond(rows: number, rounds: readonly number[]) {
  return Math.round((rows / median(rounds)) * 1_000);
}

/** What ingestion promises. */
export function gates({ raw, otlp, longestTurn, longestTurnOfLarge, lost }: Figures): Gate[] {
  return [
    atLeast('OTLP protobuf, acknowledged, against a raw insert', median(raw) / median(otlp), 0.5),
    atMost('longest turn of the event loop', longestTurn, 50, 'ms'),
    atMost('longest turn, requests of 20,000 records', longestTurnOfLarge, 50, 'ms'),
    atMost('acknowledged rows that are missing', lost, 0, ''),
  ];
}

/** Both, side by side. */
export function comparison({ rowsPerRound, raw, otlp }: Figures): Table {
  const row = (title: string, rounds: readonly number[]) => [
    title,
    `${perSecond(rowsPerRound, rounds).toLocaleString('en')}`,
    `${Math.round(Math.min(...rounds))} to ${Math.round(Math.max(...rounds))} ms`,
  ];
  return {
    head: ['', 'rows a second', `rounds of ${rowsPerRound.toLocaleString('en')} rows`],
    rows: [row('raw insert of ready rows', raw), row('OTLP over HTTP, protobuf', otlp)],
  };
}
