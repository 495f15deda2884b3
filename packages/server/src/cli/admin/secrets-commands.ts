import { resolve } from 'node:path';
import { AccountError } from '../../accounts/account-rules.ts';
import { removePasswords, rotatePasswords } from '../../accounts/connection-passwords.ts';
import { addKey, openSecrets } from '../../store/secrets/open-secrets.ts';
import { SecretsKeyMissingError } from '../../store/secrets/stored-secrets.ts';
import { parseNonEmpty } from '../option-parsers.ts';
import { option } from '../shared-options.ts';
import { type CommandContext, examples } from './admin-command.ts';
import type { StoreLocation } from './admin-store.ts';
import { toMessage } from './output.ts';

/** Returns the properties of a store that determine the default key file. */
export function keyLocation({ dataDir, databaseUrl }: StoreLocation) {
  return databaseUrl === undefined
    ? ({ kind: 'sqlite', directory: resolve(dataDir) } as const)
    : ({ kind: 'postgres' } as const);
}

function passwordCountText(count: number): string {
  return count === 1 ? '1 password' : `${count} passwords`;
}

/** Registers `admin secrets`. */
export function secretsCommands({ command, withStore, withoutStore }: CommandContext): void {
  const secrets = command('secrets', 'Manage the keys for the passwords of database connections');
  secrets
    .command('create-key')
    .description('Create a key file, or add a key for new passwords in front of the keys of a file')
    .requiredOption('--file <path>', 'Key file. Only the owner can read a new file', parseNonEmpty)
    .addHelpText('after', examples('secrets create-key --file secrets.key'))
    .action(
      withoutStore<{ file: string }>(async ({ file }) => {
        const path = resolve(file);
        const keys = addKey(path);
        return toMessage(keys === 1 ? `Created ${path} with a key.` : `Added a key to ${path}. It has ${keys} keys.`, {
          path,
          keys,
        });
      }),
    );
  secrets
    .command('rotate')
    .description('Encrypt all passwords with the first key of the file. Older keys can be removed afterwards')
    .addOption(
      option(
        '--secrets-key-file <path>',
        'Key file of the service. Default: secrets.key in the data directory. With --database-url there is no default',
      ).argParser(parseNonEmpty),
    )
    .addHelpText('after', examples('secrets rotate --secrets-key-file secrets.key'))
    .action(
      withStore<{ secretsKeyFile?: string }>(async (context, options) => {
        const changed = await rotate(context, options);
        return toMessage(`Encrypted ${passwordCountText(changed)} with the first key.`, { changed });
      }),
    );
  secrets
    .command('forget-passwords')
    .description(
      'Remove the passwords of all database connections, for example after the key is lost. Set them again with the API',
    )
    .option('--yes', 'Confirm')
    .addHelpText('after', examples('secrets forget-passwords --yes'))
    .action(
      withStore<{ yes?: true }>(async (context, { yes }) => {
        if (!yes) throw new AccountError('This removes the passwords of all connections. To confirm, pass --yes.');
        const removed = await removePasswords(context);
        return toMessage(`Removed ${passwordCountText(removed)}.`, { removed });
      }),
    );
}

async function rotate(
  context: Parameters<typeof rotatePasswords>[0],
  options: StoreLocation & { readonly secretsKeyFile?: string },
): Promise<number> {
  try {
    return await rotatePasswords(context, openSecrets(keyLocation(options), options.secretsKeyFile));
  } catch (error) {
    if (!(error instanceof SecretsKeyMissingError)) throw error;
    throw new AccountError(
      'A password is encrypted with a key that is not in the key file. Pass the file of the service with --secrets-key-file.',
      { cause: error },
    );
  }
}
