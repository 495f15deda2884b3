import { createPipe, listPipes } from '../../accounts/organizations.ts';
import { type CommandContext, examples } from './admin-command.ts';
import { toFields, toTable } from './output.ts';

interface OfService {
  readonly service?: string;
}

/** `admin pipe`: ingestion pipes of services. */
export function pipeCommands({ command, onStore }: CommandContext): void {
  const pipe = command('pipe', 'ingestion pipes of services');
  pipe
    .command('create')
    .description('makes a pipe of a service, with every setting at its default')
    .argument('<name>')
    .option('--service <id>', 'whose; may be left out when there is only one')
    .addHelpText('after', examples('pipe create "Orders" --service <id>'))
    .action(
      onStore<OfService>(async (context, { service }, name = '') => toFields(await createPipe(context, name, service))),
    );
  pipe
    .command('list')
    .description('lists the pipes')
    .option('--service <id>', 'only those of one')
    .addHelpText('after', examples('pipe list', 'pipe list --service <id> --json'))
    .action(
      onStore<OfService>(async (context, { service }) => {
        const pipes = (await listPipes(context, service)).map((row) => ({
          id: row.id,
          serviceId: row.service_id,
          name: row.name,
          createdAt: row.created_at,
        }));
        return toTable(pipes, {
          id: ({ id }) => id,
          service: ({ serviceId }) => serviceId,
          name: ({ name }) => name,
          created: ({ createdAt }) => createdAt,
        });
      }),
    );
}
