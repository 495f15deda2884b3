import { createService, listServices } from '../../accounts/organizations.ts';
import { type CommandContext, examples, SECRETS_SHOWN_ONCE } from './admin-command.ts';
import { toFields, toTable } from './output.ts';

interface OfOrganization {
  readonly organization?: string;
}

/** `admin service`: tenants of the managed deployment. */
export function serviceCommands({ command, onStore }: CommandContext): void {
  const service = command('service', 'tenants of the managed deployment');
  service
    .command('create')
    .description('makes a service of an organization with an ingestion key and the default sources')
    .argument('<name>')
    .option('--organization <id>', 'whose; may be left out when there is only one')
    .addHelpText('after', examples('service create "Production" --organization <id>'))
    .action(
      onStore<OfOrganization>(async (context, { organization }, name = '') =>
        toFields(await createService(context, name, organization), SECRETS_SHOWN_ONCE),
      ),
    );
  service
    .command('list')
    .description('lists the services')
    .option('--organization <id>', 'only those of one')
    .addHelpText('after', examples('service list', 'service list --organization <id> --json'))
    .action(
      onStore<OfOrganization>(async (context, { organization }) => {
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
}
