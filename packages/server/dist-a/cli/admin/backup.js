import { restoreBackup } from '../../store/backup-restore.js';
import { openRestoreTarget } from '../../store/backup-target.js';
import { writeBackup } from '../../store/backup-write.js';
import { notEmpty } from '../options.js';
import { examples } from './building.js';
import { asSentence } from './output.js';
const rowsOf = (rows) => (rows === 1 ? '1 row' : `${rows} rows`);
/** `admin backup` and `admin restore`. */
export const backupCommands = ({ command, onStore, onPlace }) => {
    command('backup', 'writes everything into one file, also while the service runs')
        .requiredOption('--to <file>', 'where to; compressed when the name ends in .gz', notEmpty)
        .addHelpText('after', examples('backup --to backup.jsonl.gz', 'backup --to backup.jsonl --database-url postgres://…'))
        .action(onStore(async ({ store, clock }, { to }) => {
        const written = await writeBackup(store, to, clock);
        return asSentence(`${written.path} has all ${rowsOf(written.rows)}.`, written);
    }));
    command('restore', 'fills an empty store from a backup; the service is started afterwards')
        .requiredOption('--from <file>', 'a backup of either engine', notEmpty)
        .addHelpText('after', examples('restore --from backup.jsonl.gz --data-dir ./new', 'restore --from backup.jsonl --database-url postgres://…'))
        .action(onPlace(async ({ from, dataDir, databaseUrl }) => {
        const target = await openRestoreTarget(dataDir, databaseUrl);
        try {
            const restored = await restoreBackup(target.db, from, Date.now);
            return asSentence(`All ${rowsOf(restored.rows)} are restored as they were at ${restored.createdAt}.`, restored);
        }
        finally {
            await target.close();
        }
    }));
};
