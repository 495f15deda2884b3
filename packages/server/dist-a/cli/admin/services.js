import { createService, listServices } from '../../access/organizations.js';
import { examples, SHOWN_ONCE } from './building.js';
import { asFields, asTable } from './output.js';
/** `admin service`: tenants of the managed deployment. */
export const serviceCommands = ({ command, onStore }) => {
    const service = command('service', 'tenants of the managed deployment');
    service
        .command('create')
        .description('makes a service of an organization with an ingestion key and the default sources')
        .argument('<name>')
        .option('--organization <id>', 'whose; may be left out when there is only one')
        .addHelpText('after', examples('service create "Production" --organization <id>'))
        .action(onStore(async (context, { organization }, name = '') => asFields(await createService(context, name, organization), SHOWN_ONCE)));
    service
        .command('list')
        .description('lists the services')
        .option('--organization <id>', 'only those of one')
        .addHelpText('after', examples('service list', 'service list --organization <id> --json'))
        .action(onStore(async (context, { organization }) => {
        const services = (await listServices(context, organization)).map((row) => ({
            id: row.id,
            organizationId: row.organization_id,
            name: row.name,
            createdAt: row.created_at,
        }));
        return asTable(services, {
            id: ({ id }) => id,
            organization: ({ organizationId }) => organizationId,
            name: ({ name }) => name,
            created: ({ createdAt }) => createdAt,
        });
    }));
};
