import { restoreBackup } from '../../store/backup-restore.ts';
import { openRestoreTarget } from '../../store/backup-target.ts';
import { writeBackup } from '../../store/backup-write.ts';
import { notEmpty } from '../options.ts';
import { type Building, examples } from './building.ts';
import { asSentence } from './output.ts';

const rowsOf = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);

/** `admin backup` and `admin restore`. */
export const backupCommands = ({ command, onStore, onPlace }: Building): void => {
  command('backup', 'writes everything but telemetry into one file, also while the service runs')
    .requiredOption('--to <file>', 'where to; compressed when the name ends in .gz', notEmpty)
    .addHelpText(
      'after',
      examples('backup --to backup.jsonl.gz', 'backup --to backup.jsonl --database-url postgres://…'),
    )
    .action(
      onStore<{ to: string }>(async ({ store, clock }, { to }) => {
        const written = await writeBackup(store, to, clock);
        return asSentence(`${written.path} has all ${rowsOf(written.rows)}.`, written);
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
          return asSentence(
            `All ${rowsOf(restored.rows)} are restored as they were at ${restored.createdAt}.`,
            restored,
          );
        } finally {
          await target.close();
        }
      }),
    );
};
