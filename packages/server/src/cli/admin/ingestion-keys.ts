import { createIngestionKey, listIngestionKeys, revokeIngestionKey } from '../../accounts/ingestion-keys.ts';
import { type CommandContext, examples, SECRETS_SHOWN_ONCE } from './admin-command.ts';
import { toFields, toMessage, toTable } from './output.ts';

interface OfTenant {
  readonly tenant?: string;
}

/** `admin ingestion-key`: keys that telemetry is sent with. */
export function ingestionKeyCommands({ command, onStore }: CommandContext): void {
  const key = command('ingestion-key', 'keys that telemetry is sent with');
  key
    .command('create')
    .description('makes an ingestion key of a team or service and shows it once')
    .option('--tenant <id>', 'the team or service')
    .addHelpText('after', examples('ingestion-key create --tenant <id>'))
    .action(
      onStore<OfTenant>(async (context, { tenant }) =>
        toFields(await createIngestionKey(context, tenant), SECRETS_SHOWN_ONCE),
      ),
    );
  key
    .command('list')
    .description('lists the keys by the last four characters, never the keys themselves')
    .option('--tenant <id>', 'only those of one team or service')
    .addHelpText('after', examples('ingestion-key list', 'ingestion-key list --tenant <id> --json'))
    .action(
      onStore<OfTenant>(async (context, { tenant }) => {
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
    .description('removes a key')
    .argument('<id>')
    .addHelpText('after', examples('ingestion-key revoke <id>'))
    .action(
      onStore(async (context, _, id = '') => {
        const revoked = await revokeIngestionKey(context, id);
        return toMessage(`The ingestion key ${id} is removed.`, revoked);
      }),
    );
}
