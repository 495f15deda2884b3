import { createIngestionKey, listIngestionKeys, revokeIngestionKey } from '../../accounts/ingestion-keys.ts';
import { type CommandContext, examples, SECRETS_SHOWN_ONCE } from './admin-command.ts';
import { toFields, toMessage, toTable } from './output.ts';

interface TenantOption {
  readonly tenant?: string;
}

/** Registers `admin ingestion-key`. */
export function ingestionKeyCommands({ command, withStore }: CommandContext): void {
  const key = command('ingestion-key', 'Manage ingestion keys, which authenticate telemetry');
  key
    .command('create')
    .description('Create an ingestion key and print it once')
    .option('--tenant <id>', 'Id of a team or service. Required if there are several')
    .addHelpText('after', examples('ingestion-key create --tenant <id>'))
    .action(
      withStore<TenantOption>(async (context, { tenant }) =>
        toFields(await createIngestionKey(context, tenant), SECRETS_SHOWN_ONCE),
      ),
    );
  key
    .command('list')
    .description('List the ingestion keys with their last four characters')
    .option('--tenant <id>', 'List only the keys of this team or service')
    .addHelpText('after', examples('ingestion-key list', 'ingestion-key list --tenant <id> --json'))
    .action(
      withStore<TenantOption>(async (context, { tenant }) => {
        const keys = (await listIngestionKeys(context, tenant)).map((row) => ({
          id: row.id,
          tenantId: row.tenant_id,
          suffix: row.suffix,
          createdAt: row.created_at,
        }));
        return toTable(keys, {
          id: ({ id }) => id,
          tenant: ({ tenantId }) => tenantId,
          'ends in': ({ suffix }) => suffix,
          created: ({ createdAt }) => createdAt,
        });
      }),
    );
  key
    .command('revoke')
    .description('Revoke an ingestion key')
    .argument('<id>')
    .addHelpText('after', examples('ingestion-key revoke <id>'))
    .action(
      withStore(async (context, _, id = '') => {
        const revoked = await revokeIngestionKey(context, id);
        return toMessage(`Revoked the ingestion key ${id}.`, revoked);
      }),
    );
}
