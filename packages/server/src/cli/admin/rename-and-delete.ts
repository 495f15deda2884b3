import type { Command } from 'commander';
import type { AccountsContext } from '../../accounts/accounts-context.ts';
import { type CommandContext, examples } from './admin-command.ts';
import { toFields, toMessage } from './output.ts';

/** A renamed or deleted item. */
type Item = Readonly<Record<'id' | 'name', string>>;

/** The functions that rename and delete the items of a group of commands. */
interface RenameAndDelete {
  rename(context: AccountsContext, id: string, name: string): Promise<Item>;
  delete(context: AccountsContext, id: string, isConfirmed: boolean): Promise<Item>;
  /** The description of the subcommand `delete`. */
  readonly deleteDescription: string;
}

/** Adds the subcommands `rename <id> <name>` and `delete <id> --yes`. There is no prompt, so that scripts can use them. */
export function addRenameAndDelete({ withStore }: CommandContext, group: Command, work: RenameAndDelete): void {
  const noun = group.name();
  group
    .command('rename')
    .description('Change the name')
    .argument('<id>')
    .argument('<name>')
    .addHelpText('after', examples(`${noun} rename <id> "New name"`))
    .action(withStore(async (context, _, id = '', name = '') => toFields(await work.rename(context, id, name))));
  group
    .command('delete')
    .description(work.deleteDescription)
    .argument('<id>')
    .option('--yes', 'Confirm the deletion. Without it, the command only prints what it would delete and fails')
    .addHelpText('after', examples(`${noun} delete <id>`, `${noun} delete <id> --yes`))
    .action(
      withStore<{ readonly yes?: true }>(async (context, { yes = false }, id = '') => {
        const deleted = await work.delete(context, id, yes);
        return toMessage(`Deleted the ${noun} ${JSON.stringify(deleted.name)}.`, deleted);
      }),
    );
}
