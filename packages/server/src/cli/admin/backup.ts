import { restoreBackup } from '../../store/backup/restore-backup.ts';
import { openRestoreTarget } from '../../store/backup/restore-target.ts';
import { writeBackup } from '../../store/backup/write-backup.ts';
import { notEmpty } from '../options.ts';
import { type CommandContext, examples } from './admin-command.ts';
import { toMessage } from './output.ts';

function rowsOf(rows: number): string {
  return rows === 1 ? '1 row' : `${rows} rows`;
}

/** `admin backup` and `admin restore`. */
export function backupCommands({ command, onStore, onPlace }: CommandContext): void {
  command('backup', 'writes everything but telemetry into one file, also while the service runs')
    .requiredOption('--to <file>', 'where to; compressed when the name ends in .gz', notEmpty)
    .addHelpText(
      'after',
      examples('backup --to backup.jsonl.gz', 'backup --to backup.jsonl --database-url postgres://…'),
    )
    .action(
      onStore<{ to: string }>(async ({ store, clock }, { to }) => {
        const written = await writeBackup(store, to, clock);
        return toMessage(`${written.path} has all ${rowsOf(written.rows)}.`, written);
      }),
    );
  command('restore', 'fills an empty store from a backup; the service is started afterwards')
    .requiredOption('--from <file>', 'a backup of either engine', notEmpty)
    .addHelpText(
      'after',
      examples(
        'restore --from backup.jsonl.gz --data-dir ./new',
        'restore --from backup.jsonl --database-url postgres://…',
      ),
    )
    .action(
      onPlace<{ from: string }>(async ({ from, dataDir, databaseUrl }) => {
        const target = await openRestoreTarget(dataDir, databaseUrl);
        try {
          const restored = await restoreBackup(target.db, from, Date.now);
          return toMessage(
            `All ${rowsOf(restored.rows)} are restored as they were at ${restored.createdAt}.`,
            restored,
          );
        } finally {
          await target.close();
        }
      }),
    );
}
