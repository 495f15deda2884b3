import { afterAll } from 'vitest';
import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';

/** A kind of ClickHouse engine. */
export interface EngineKind {
  readonly name: string;
  readonly open: () => Promise<Engine>;
}

const { CLICKHOUSE_URL: url } = process.env;

if (!url) console.warn('CLICKHOUSE_URL is not set: tests of telemetry run on the embedded engine only.');

/** The engines of this run: the embedded one, and a server if `CLICKHOUSE_URL` is set. */
export const engineKinds: readonly EngineKind[] = [
  { name: 'the embedded engine', open: () => openEngine({}) },
  ...(url ? [{ name: 'a server', open: () => openEngine({ url }) }] : []),
];

/** Returns a function that opens the engine on its first call. The engine is closed after the tests. */
export function engineForFile(kind: EngineKind): () => Promise<Engine> {
  let engine: Promise<Engine> | undefined;
  afterAll(async () => (await engine)?.close());
  return () => {
    engine ??= kind.open();
    return engine;
  };
}
