import { restoreBackup } from '../../store/backup/restore-backup.ts';
import { openRestoreTarget } from '../../store/backup/restore-target.ts';
import { writeBackup } from '../../store/backup/write-backup.ts';
import { parseNonEmpty } from '../option-parsers.ts';
import { type CommandContext, examples } from './admin-command.ts';
import { toMessage } from './output.ts';

function formatRows(rows: number): string {
  return rows === 1 ? '1 row' : `${rows} rows`;
}

/** Registers `admin backup` and `admin restore`. */
export function backupCommands({ command, withStore, withoutStore }: CommandContext): void {
  command('backup', 'Write the store without telemetry to a file. The service may be running')
    .requiredOption('--to <file>', 'File to write. Compressed if the name ends in .gz', parseNonEmpty)
    .addHelpText(
      'after',
      examples('backup --to backup.jsonl.gz', 'backup --to backup.jsonl --database-url postgres://…'),
    )
    .action(
      withStore<{ to: string }>(async ({ store, clock }, { to }) => {
        const written = await writeBackup(store, to, clock);
        return toMessage(`Wrote ${formatRows(written.rows)} to ${written.path}.`, written);
      }),
    );
  command('restore', 'Restore a backup to an empty store. Start the service afterwards')
    .requiredOption('--from <file>', 'File written by admin backup, from SQLite or PostgreSQL', parseNonEmpty)
    .addHelpText(
      'after',
      examples(
        'restore --from backup.jsonl.gz --data-dir ./new',
        'restore --from backup.jsonl --database-url postgres://…',
      ),
    )
    .action(
      withoutStore<{ from: string }>(async ({ from, dataDir, databaseUrl }) => {
        const target = await openRestoreTarget(dataDir, databaseUrl);
        try {
          const restored = await restoreBackup(target.db, from, Date.now);
          return toMessage(`Restored ${formatRows(restored.rows)} from the backup of ${restored.createdAt}.`, restored);
        } finally {
          await target.close();
        }
      }),
    );
}
