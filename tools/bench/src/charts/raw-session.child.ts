// Runs statements in an engine session. The parent process sends each statement in a message, and receives its duration in milliseconds
// or its error.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Statement } from '@observability-api/server/src/telemetry/clickhouse/engine.ts';
import { formatName, statementText } from '@observability-api/server/src/telemetry/clickhouse/statement-text.ts';
import { root } from '../run-program.ts';

/** The part of chdb that the bench uses. It is installed with the server. */
interface Session {
  queryBindAsync(
    sql: string,
    parameters: object,
    options: { readonly format: string },
  ): Promise<{ bytes(): Uint8Array }>;
  close(): void;
}

const { Session } = createRequire(join(root, 'packages/server/package.json'))('chdb') as {
  Session: new (path: string) => Session;
};
const session = new Session(process.argv[2] ?? '');

process.on('message', async (statement: Statement) => {
  const text = statementText(statement, 'rows', { id: 'bench' });
  try {
    const startedAt = performance.now();
    const result = await session.queryBindAsync(text, { ...statement.parameters }, { format: formatName('rows') });
    // The result is in the memory of the engine until it is copied.
    result.bytes();
    process.send?.(performance.now() - startedAt);
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.once('disconnect', () => {
  session.close();
  process.exit();
});
