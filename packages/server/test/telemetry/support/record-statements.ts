import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';

/** Returns an engine that appends the SQL of each query to `statements` and runs it on `engine`. */
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
