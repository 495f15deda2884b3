import { InvalidArgumentError, Option } from 'commander';

/** Creates the option that selects the format of the output. */
export function outputOption(formats: readonly string[], pipedFormat: 'json' | 'jsonl'): Option {
  const description = `format of the output; the default is table in a terminal and ${pipedFormat} elsewhere`;
  return new Option('-o, --output <format>', description).choices(formats);
}

/** Parses the value of an option. Throws an InvalidArgumentError if it is not a number. */
export function parseNumber(text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(number)) return number;
  throw new InvalidArgumentError('Expected a number.');
}
