import { createPersonalKey, listPersonalKeys, revokePersonalKey } from '../../accounts/personal-keys.ts';
import { type CommandContext, examples, SECRETS_SHOWN_ONCE } from './admin-command.ts';
import { toFields, toMessage, toTable } from './output.ts';

interface OfTeam {
  readonly team?: string;
}

/** `admin key`: personal access keys of teams. */
export function personalKeyCommands({ command, onStore }: CommandContext): void {
  const key = command('key', 'personal access keys of teams');
  key
    .command('create')
    .description('makes a personal access key and shows it once')
    .argument('<name>')
    .option('--team <id>', 'whose; may be left out when there is only one')
    .addHelpText('after', examples('key create "CI"', 'key create "CI" --team <id> --json'))
    .action(
      onStore<OfTeam>(async (context, { team }, name = '') =>
        toFields(await createPersonalKey(context, name, team), SECRETS_SHOWN_ONCE),
      ),
    );
  key
    .command('list')
    .description('lists the keys by the last four characters, never the keys themselves')
    .option('--team <id>', 'only those of one')
    .addHelpText('after', examples('key list', 'key list --team <id> --json'))
    .action(
      onStore<OfTeam>(async (context, { team }) => {
        const keys = (await listPersonalKeys(context, team)).map((row) => ({
          id: row.id,
          teamId: row.team_id,
          name: row.name,
          suffix: row.suffix,
          createdAt: row.created_at,
          usedAt: row.used_at,
          revokedAt: row.revoked_at,
        }));
        return toTable(keys, {
          id: ({ id }) => id,
          team: ({ teamId }) => teamId,
          name: ({ name }) => name,
          'ends in': ({ suffix }) => suffix,
          created: ({ createdAt }) => createdAt,
          used: ({ usedAt }) => usedAt,
          revoked: ({ revokedAt }) => revokedAt,
        });
      }),
    );
  key
    .command('revoke')
    .description('revokes a key for good; a running service refuses it from the next request on')
    .argument('<id>')
    .addHelpText('after', examples('key revoke <id>'))
    .action(
      onStore(async (context, _, id = '') => {
        const revoked = await revokePersonalKey(context, id);
        return toMessage(`The key ${id} is revoked.`, revoked);
      }),
    );
}
