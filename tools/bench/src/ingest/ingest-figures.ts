import { atLeast, atMost, type Gate } from '../gate.ts';
import { median } from '../statistics.ts';
import type { Table } from '../table.ts';

/** The results of the benchmark. All rounds have the same number of rows. */
export interface Figures {
  readonly rowsPerRound: number;
  /** The milliseconds of each round of inserts into the engine without OTLP. */
  readonly raw: readonly number[];
  /** The milliseconds of each round of OTLP over HTTP. */
  readonly otlp: readonly number[];
  /** The milliseconds of each round of OTLP over gRPC. */
  readonly grpc: readonly number[];
  /** The longest tick of the event loop during the rounds of OTLP, in milliseconds. */
  readonly longestTick: number;
  /** The longest tick during requests of 20,000 records. Three are sent concurrently in protobuf, then three in JSON. */
  readonly longestTickOfLarge: number;
  /** The number of acknowledged rows that are missing. */
  readonly lostRows: number;
}

function perSecond(rows: number, rounds: readonly number[]) {
  return Math.round((rows / median(rounds)) * 1_000);
}

/** Returns the gates of ingestion. */
export function gates({ raw, otlp, grpc, longestTick, longestTickOfLarge, lostRows }: Figures): Gate[] {
  return [
    atLeast('OTLP protobuf, rate relative to a raw insert', median(raw) / median(otlp), 0.5),
    atLeast('OTLP over gRPC, rate relative to OTLP over HTTP', median(otlp) / median(grpc), 1),
    atMost('longest tick of the event loop', longestTick, 50, 'ms'),
    atMost('longest tick, requests of 20,000 records', longestTickOfLarge, 50, 'ms'),
    atMost('missing acknowledged rows', lostRows, 0, ''),
  ];
}

/** Returns the table of the rates. */
export function comparison({ rowsPerRound, raw, otlp, grpc }: Figures): Table {
  const row = (title: string, rounds: readonly number[]) => [
    title,
    `${perSecond(rowsPerRound, rounds).toLocaleString('en')}`,
    `${Math.round(Math.min(...rounds))} to ${Math.round(Math.max(...rounds))} ms`,
  ];
  return {
    head: ['method', 'rows per second', `rounds of ${rowsPerRound.toLocaleString('en')} rows`],
    rows: [row('raw insert', raw), row('OTLP over HTTP, protobuf', otlp), row('OTLP over gRPC', grpc)],
  };
}
