import { createPipe, deletePipe, listPipes, renamePipe } from '../../accounts/organizations.ts';
import { type CommandContext, examples } from './admin-command.ts';
import { toFields, toTable } from './output.ts';
import { addRenameAndDelete } from './rename-and-delete.ts';

interface ServiceOption {
  readonly service?: string;
}

/** Registers `admin pipe`. */
export function pipeCommands(context: CommandContext): void {
  const { command, withStore } = context;
  const pipe = command('pipe', 'Manage ingestion pipes of services');
  pipe
    .command('create')
    .description('Create a pipe with default settings')
    .argument('<name>')
    .option('--service <id>', 'Service. Default: the only one')
    .addHelpText('after', examples('pipe create "Orders" --service <id>'))
    .action(
      withStore<ServiceOption>(async (context, { service }, name = '') =>
        toFields(await createPipe(context, name, service)),
      ),
    );
  pipe
    .command('list')
    .description('List the pipes')
    .option('--service <id>', 'List only the pipes of this service')
    .addHelpText('after', examples('pipe list', 'pipe list --service <id> --json'))
    .action(
      withStore<ServiceOption>(async (context, { service }) => {
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
  addRenameAndDelete(context, pipe, {
    rename: renamePipe,
    delete: deletePipe,
    deleteDescription: 'Delete a pipe with its settings',
  });
}
