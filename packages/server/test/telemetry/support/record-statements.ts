import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';

/** Returns the engine. Each query appends its SQL to `statements`. */
export function recordStatements(engine: Engine, statements: string[]): Engine {
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
