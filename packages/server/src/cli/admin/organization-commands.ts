import {
  createOrganization,
  deleteOrganization,
  listOrganizations,
  renameOrganization,
} from '../../accounts/organizations.ts';
import { type CommandContext, examples, SECRETS_SHOWN_ONCE } from './admin-command.ts';
import { toFields, toTable } from './output.ts';
import { addRenameAndDelete } from './rename-and-delete.ts';

/** Registers `admin organization`. */
export function organizationCommands(context: CommandContext): void {
  const { command, withStore } = context;
  const organization = command(
    'organization',
    'Manage organizations, which own services and API keys of the managed deployment',
  );
  organization
    .command('create')
    .description('Create an organization with an admin key')
    .argument('<name>')
    .addHelpText('after', examples('organization create "Example Ltd"'))
    .action(
      withStore(async (context, _, name = '') => toFields(await createOrganization(context, name), SECRETS_SHOWN_ONCE)),
    );
  organization
    .command('list')
    .description('List the organizations')
    .addHelpText('after', examples('organization list', 'organization list --json'))
    .action(
      withStore(async (context) => {
        const rows = await listOrganizations(context);
        const organizations = rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at }));
        return toTable(organizations, {
          id: ({ id }) => id,
          name: ({ name }) => name,
          created: ({ createdAt }) => createdAt,
        });
      }),
    );
  addRenameAndDelete(context, organization, {
    rename: renameOrganization,
    delete: deleteOrganization,
    deleteDescription:
      'Delete an organization with its API keys, its services and all their resources. Their telemetry is not deleted',
  });
}
