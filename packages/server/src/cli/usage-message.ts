import type { CommanderError } from 'commander';
import { redactPasswords } from '../domain/secrets.ts';

/** Removes the received value of URL options from a message, because an invalid URL may contain a password anywhere. */
function withoutUrlValue(message: string): string {
  return message.replace(
    /(option '--\w+-url <url>') (?:value|argument) '.*?'( from env '\w+')? is invalid/s,
    '$1$2 is invalid',
  );
}

/**
 * Returns a usage error of Commander as one line. Removes the prefix `error:` and passwords.
 *
 * @param argument The first argument that is not an option.
 */
export function usageMessage({ code, message }: CommanderError, argument = ''): string {
  if (code === 'commander.excessArguments')
    return `Unexpected argument "${redactPasswords(argument)}". This command has only options. See --help.`;
  const text = redactPasswords(withoutUrlValue(message))
    .replace(/^error: /, '')
    .replace(/\n\((Did you mean .*\?)\)$/, (_, hint: string) => `: ${hint.replace('Did', 'did')}`)
    .replace('is invalid. ', 'is invalid: ')
    .replace(/ argument missing$/, ' requires a value');
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?]$/.test(text) ? '' : '.');
}
