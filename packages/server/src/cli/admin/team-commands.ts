import { createTeam, deleteTeam, listTeams, renameTeam } from '../../accounts/teams.ts';
import { type CommandContext, examples, SECRETS_SHOWN_ONCE } from './admin-command.ts';
import { toFields, toTable } from './output.ts';
import { addRenameAndDelete } from './rename-and-delete.ts';

/** Registers `admin team`. */
export function teamCommands(context: CommandContext): void {
  const { command, withStore } = context;
  const team = command('team', 'Manage teams, the tenants of the open source deployment');
  team
    .command('create')
    .description('Create a team with a personal API access key, an ingestion key and the default sources')
    .argument('<name>')
    .addHelpText('after', examples('team create "Payments"'))
    .action(withStore(async (context, _, name = '') => toFields(await createTeam(context, name), SECRETS_SHOWN_ONCE)));
  team
    .command('list')
    .description('List the teams')
    .addHelpText('after', examples('team list', 'team list --json'))
    .action(
      withStore(async (context) => {
        const teams = (await listTeams(context)).map(({ id, name, created_at }) => ({
          id,
          name,
          createdAt: created_at,
        }));
        return toTable(teams, { id: ({ id }) => id, name: ({ name }) => name, created: ({ createdAt }) => createdAt });
      }),
    );
  addRenameAndDelete(context, team, {
    rename: renameTeam,
    delete: deleteTeam,
    deleteDescription:
      'Delete a team with its keys and all its resources. Its telemetry is not deleted. The first team cannot be deleted',
  });
}
