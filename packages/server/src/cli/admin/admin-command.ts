import type { Command } from 'commander';
import type { AccountsContext } from '../../accounts/accounts-context.ts';
import type { AdminStore, StoreLocation } from './admin-store.ts';
import type { Output } from './output.ts';

/** Options that every command has. */
export interface AdminOptions extends StoreLocation {
  readonly json?: true;
}

/** What commands with an open store work on. */
export type AdminContext = AccountsContext & { readonly store: AdminStore };

/** What a command does with its store, options and arguments. */
export type CommandAction<Options> = (
  context: AdminContext,
  options: Options & AdminOptions,
  ...args: string[]
) => Promise<Output>;

/** How the commands are put together. */
export interface CommandContext {
  /** Makes a group of commands under a noun, or a command of its own. */
  command(name: string, description: string): Command;
  /** What a command runs, with the store open. */
  onStore<Options = object>(work: CommandAction<Options>): (...args: unknown[]) => Promise<void>;
  /** The same for a command that opens its store in its own way. */
  onPlace<Options>(work: (options: Options & AdminOptions) => Promise<Output>): (...args: unknown[]) => Promise<void>;
}

/** Lines under a command's help that can be copied. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  observability-api admin ${line}`).join('\n')}\n`;
}

/** Said wherever a secret is shown. */
export const SECRETS_SHOWN_ONCE = 'Keep the secrets now: only their digests are stored, and they are not shown again.';
