import type { Engine } from '../../../src/telemetry/engine.ts';

/** An engine that keeps the statements that read. */
export const overheard = (engine: Engine, statements: string[]): Engine => ({
  ...engine,
  query: (statement) => {
    statements.push(statement.sql);
    return engine.query(statement);
  },
  columns: (statement) => {
    statements.push(statement.sql);
    return engine.columns(statement);
  },
});
