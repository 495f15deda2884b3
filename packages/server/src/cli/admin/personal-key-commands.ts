import { Option } from 'commander';
import {
  createPersonalKey,
  deletePersonalKey,
  listPersonalKeys,
  renamePersonalKey,
  revokePersonalKey,
} from '../../accounts/personal-keys.ts';
import { PERSONAL_ROLES, type PersonalRole } from '../../auth/bearer.ts';
import { parseChoice } from '../option-parsers.ts';
import { type CommandContext, examples, SECRETS_SHOWN_ONCE } from './admin-command.ts';
import { toFields, toMessage, toTable } from './output.ts';
import { addRenameAndDelete } from './rename-and-delete.ts';

interface TeamOption {
  readonly team?: string;
}

interface CreateOptions extends TeamOption {
  readonly role: PersonalRole;
}

/** Registers `admin key`. */
export function personalKeyCommands(context: CommandContext): void {
  const { command, withStore } = context;
  const key = command('key', 'Manage personal API access keys of teams');
  key
    .command('create')
    .description('Create a personal API access key and print it once')
    .argument('<name>')
    .option('--team <id>', 'Team. Default: the only one')
    .addOption(
      new Option('--role <role>', 'Role: editor, or reader for a key that cannot change anything')
        .default('editor')
        .argParser(parseChoice(PERSONAL_ROLES)),
    )
    .addHelpText('after', examples('key create "CI"', 'key create "Wallboard" --role reader --team <id> --json'))
    .action(
      withStore<CreateOptions>(async (context, { role, team }, name = '') =>
        toFields(await createPersonalKey(context, name, role, team), SECRETS_SHOWN_ONCE),
      ),
    );
  key
    .command('list')
    .description('List the keys with their last four characters')
    .option('--team <id>', 'List only the keys of this team')
    .addHelpText('after', examples('key list', 'key list --team <id> --json'))
    .action(
      withStore<TeamOption>(async (context, { team }) => {
        const keys = (await listPersonalKeys(context, team)).map((row) => ({
          id: row.id,
          teamId: row.team_id,
          name: row.name,
          role: row.role,
          suffix: row.suffix,
          createdAt: row.created_at,
          usedAt: row.used_at,
          revokedAt: row.revoked_at,
        }));
        return toTable(keys, {
          id: ({ id }) => id,
          team: ({ teamId }) => teamId,
          name: ({ name }) => name,
          role: ({ role }) => role,
          'ends in': ({ suffix }) => suffix,
          created: ({ createdAt }) => createdAt,
          used: ({ usedAt }) => usedAt,
          revoked: ({ revokedAt }) => revokedAt,
        });
      }),
    );
  key
    .command('revoke')
    .description('Revoke a key permanently. A running service rejects it from the next request on')
    .argument('<id>')
    .addHelpText('after', examples('key revoke <id>'))
    .action(
      withStore(async (context, _, id = '') => {
        const revoked = await revokePersonalKey(context, id);
        return toMessage(`Revoked the key ${id}.`, revoked);
      }),
    );
  addRenameAndDelete(context, key, {
    rename: renamePersonalKey,
    delete: deletePersonalKey,
    deleteDescription: 'Delete a key. It stops working and no longer appears in lists',
  });
}
