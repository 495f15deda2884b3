import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';

/** An engine that keeps the statements that read. */
export function overheard(engine: Engine, statements: string[]): Engine {
  return {
    ...engine,
    query: (statement) => {
      statements.push(statement.sql);
      return engine.query(statement);
    },
    columns: (statement) => {
      statements.push(statement.sql);
      return engine.columns(statement);
    },
  };
}
