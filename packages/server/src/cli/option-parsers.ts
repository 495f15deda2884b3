import { nearest } from '@observability-api/schemas';
import { InvalidArgumentError } from 'commander';
import { linkTemplateError } from '../alerting/outbox/alert-link.ts';
import { parsePublicUrl } from '../app/public-url.ts';
import { isTimeZone } from '../domain/time-zone.ts';
import { parseRateLimits } from '../limits/rate-limit-option.ts';

const BYTE_UNITS: Readonly<Record<string, number>> = { K: 1024, M: 1024 ** 2, G: 1024 ** 3 };

/** Returns a parser that accepts only the choices. It throws InvalidArgumentError, which suggests a similar choice if there is one. */
export function parseChoice(choices: readonly string[]) {
  return (value: string): string => {
    if (choices.includes(value)) return value;
    const suggestion = nearest(value, choices);
    throw new InvalidArgumentError(
      `expected ${choices.join(', ')}${suggestion ? `; did you mean ${suggestion}?` : ''}`,
    );
  };
}

/** Returns a parser of integers in a range. It throws InvalidArgumentError. */
export function parseInteger(minimum: number, maximum: number) {
  return (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    throw new InvalidArgumentError(`expected an integer from ${minimum} to ${maximum}`);
  };
}

/** Parses a port number, or `off`. Throws InvalidArgumentError. */
export function parsePortOrOff(value: string): number | 'off' {
  if (value === 'off') return value;
  try {
    return parseInteger(0, 65_535)(value);
  } catch {
    throw new InvalidArgumentError('expected off or an integer from 0 to 65535');
  }
}

/** Returns the value. Throws InvalidArgumentError if it is blank. */
export function parseNonEmpty(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('expected a non-empty value');
}

/** Parses a comma-separated list. Trims the items and skips empty ones. */
export function parseList(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Parses a number of bytes such as `1536MiB`, `2GiB` or `2G`. Units are powers of 1024. Throws InvalidArgumentError. */
export function parseByteSize(value: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,15})(?:([KMG])(?:i?B)?)?$/i.exec(value) ?? [];
  const size = Number(digits) * (BYTE_UNITS[unit.toUpperCase()] ?? 1);
  if (digits !== '' && Number.isSafeInteger(size)) return size;
  throw new InvalidArgumentError('expected a number of bytes such as 2GiB or 1536MiB');
}

/** Returns the value. Throws InvalidArgumentError if it is not a PostgreSQL URL. */
export function parseDatabaseUrl(value: string): string {
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('expected a URL such as postgres://host:5432/database');
}

/** Returns the value. Throws InvalidArgumentError if it is not an HTTP URL. */
export function parseClickhouseUrl(value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('expected a URL such as http://host:8123');
}

/** Returns the value. Throws InvalidArgumentError if it is not an SMTP URL. */
export function parseSmtpUrl(value: string): string {
  if (/^smtps?:\/\/[^/?#]/.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('expected a URL such as smtp://user:password@mail.example.org:587');
}

/** Returns the value. Throws InvalidArgumentError if it is not an e-mail address. */
export function parseMailAddress(value: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return value;
  throw new InvalidArgumentError('expected an address such as alerts@example.org');
}

/** Parses the origin of an HTTP URL, which may end with a slash. Returns it without the slash. Throws InvalidArgumentError. */
export function parseOrigin(value: string): string {
  try {
    return parsePublicUrl(value);
  } catch {
    throw new InvalidArgumentError('expected an origin such as https://observability.example.org');
  }
}

/** Returns the value. Throws InvalidArgumentError if it is not a template of dashboard links. */
export function parseLinkTemplate(value: string): string {
  const message = linkTemplateError(value);
  if (message === undefined) return value;
  throw new InvalidArgumentError(message);
}

/** Returns the value. Throws InvalidArgumentError if it is neither the name of a time zone nor an offset. */
export function parseTimeZone(value: string): string {
  if (isTimeZone(value)) return value;
  throw new InvalidArgumentError('expected an IANA time zone such as Europe/Berlin, or an offset such as +02:00');
}

/** Returns the value. Throws InvalidArgumentError if it is not a valid rate limit. */
export function parseRateLimit(value: string): string {
  try {
    parseRateLimits(value);
    return value;
  } catch {
    throw new InvalidArgumentError(
      'expected off, default, <requests>/<seconds>, or open-source=<requests>/<seconds>,managed=<requests>/<seconds>',
    );
  }
}
