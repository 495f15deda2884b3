import { createService, deleteService, listServices, renameService } from '../../accounts/organizations.ts';
import { type CommandContext, examples, SECRETS_SHOWN_ONCE } from './admin-command.ts';
import { toFields, toTable } from './output.ts';
import { addRenameAndDelete } from './rename-and-delete.ts';

interface OrganizationOption {
  readonly organization?: string;
}

/** Registers `admin service`. */
export function serviceCommands(context: CommandContext): void {
  const { command, withStore } = context;
  const service = command('service', 'Manage services, the tenants of the managed deployment');
  service
    .command('create')
    .description('Create a service with an ingestion key and the default sources')
    .argument('<name>')
    .option('--organization <id>', 'Organization. Default: the only one')
    .addHelpText('after', examples('service create "Production" --organization <id>'))
    .action(
      withStore<OrganizationOption>(async (context, { organization }, name = '') =>
        toFields(await createService(context, name, organization), SECRETS_SHOWN_ONCE),
      ),
    );
  service
    .command('list')
    .description('List the services')
    .option('--organization <id>', 'List only the services of this organization')
    .addHelpText('after', examples('service list', 'service list --organization <id> --json'))
    .action(
      withStore<OrganizationOption>(async (context, { organization }) => {
        const services = (await listServices(context, organization)).map((row) => ({
          id: row.id,
          organizationId: row.organization_id,
          name: row.name,
          createdAt: row.created_at,
        }));
        return toTable(services, {
          id: ({ id }) => id,
          organization: ({ organizationId }) => organizationId,
          name: ({ name }) => name,
          created: ({ createdAt }) => createdAt,
        });
      }),
    );
  addRenameAndDelete(context, service, {
    rename: renameService,
    delete: deleteService,
    deleteDescription:
      'Delete a service with its ingestion keys, pipes and all its resources. Its telemetry is not deleted',
  });
}
