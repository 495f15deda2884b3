import { createTeam, listTeams } from '../../access/teams.js';
import { examples, SHOWN_ONCE } from './building.js';
import { asFields, asTable } from './output.js';
/** `admin team`: tenants of the open source deployment. */
export const teamCommands = ({ command, onStore }) => {
    const team = command('team', 'tenants of the open source deployment');
    team
        .command('create')
        .description('makes a team with a personal access key, an ingestion key and the default sources')
        .argument('<name>')
        .addHelpText('after', examples('team create "Payments"'))
        .action(onStore(async (context, _, name = '') => asFields(await createTeam(context, name), SHOWN_ONCE)));
    team
        .command('list')
        .description('lists the teams')
        .addHelpText('after', examples('team list', 'team list --json'))
        .action(onStore(async (context) => {
        const teams = (await listTeams(context)).map(({ id, name, created_at }) => ({
            id,
            name,
            createdAt: created_at,
        }));
        return asTable(teams, { id: ({ id }) => id, name: ({ name }) => name, created: ({ createdAt }) => createdAt });
    }));
};
