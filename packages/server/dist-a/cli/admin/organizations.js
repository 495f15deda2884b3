import { createOrganization, listOrganizations } from '../../access/organizations.js';
import { examples, SHOWN_ONCE } from './building.js';
import { asFields, asTable } from './output.js';
/** `admin organization`: owners of services and API keys of the managed deployment. */
export const organizationCommands = ({ command, onStore }) => {
    const organization = command('organization', 'owners of services and API keys of the managed deployment');
    organization
        .command('create')
        .description('makes an organization with an admin key; its services and pipes are made next')
        .argument('<name>')
        .addHelpText('after', examples('organization create "Example Ltd"'))
        .action(onStore(async (context, _, name = '') => asFields(await createOrganization(context, name), SHOWN_ONCE)));
    organization
        .command('list')
        .description('lists the organizations')
        .addHelpText('after', examples('organization list', 'organization list --json'))
        .action(onStore(async (context) => {
        const rows = await listOrganizations(context);
        const organizations = rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at }));
        return asTable(organizations, {
            id: ({ id }) => id,
            name: ({ name }) => name,
            created: ({ createdAt }) => createdAt,
        });
    }));
};
