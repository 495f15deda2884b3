import type { Command } from 'commander';
import type { AccountsContext } from '../../accounts/accounts-context.ts';
import type { AdminStore, StoreLocation } from './admin-store.ts';
import type { Output } from './output.ts';

/** The options of every admin command. */
export interface AdminOptions extends StoreLocation {
  readonly json?: true;
}

/** The dependencies of a command that works on an open store. */
export type AdminContext = AccountsContext & { readonly store: AdminStore };

/** Runs a command with its store, options and arguments. */
export type CommandAction<Options> = (
  context: AdminContext,
  options: Options & AdminOptions,
  ...args: string[]
) => Promise<Output>;

/** Registers commands in the program. */
export interface CommandContext {
  /** Adds a command or a group of subcommands. */
  command(name: string, description: string): Command;
  /** Returns the action of a command that needs an open store. */
  withStore<Options = object>(work: CommandAction<Options>): (...args: unknown[]) => Promise<void>;
  /** Returns the action of a command that opens its store itself, or needs none. */
  withoutStore<Options>(
    work: (options: Options & AdminOptions) => Promise<Output>,
  ): (...args: unknown[]) => Promise<void>;
}

/** Returns the examples section of a command's help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  observability-api admin ${line}`).join('\n')}\n`;
}

/** Printed after new secrets. */
export const SECRETS_SHOWN_ONCE = 'Save the secrets now. Only their digests are stored, so they cannot be shown again.';
