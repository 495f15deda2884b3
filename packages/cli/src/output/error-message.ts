import { kebabCase } from '../commands/names.ts';
import { CommandError, EXIT } from '../errors.ts';

interface Issue {
  readonly in?: string;
  readonly pointer?: string;
  readonly message?: string;
}

/** The text that is printed for an error, and the exit code of the command. */
export interface Failure {
  readonly message: string;
  readonly exitCode: number;
}

/**
 * Returns the text and the exit code of an error. Lists the issues of a ValidationError in place of its message, and adds the issues of
 * another error to its message unless the message contains them all.
 */
export function describeError(error: unknown): Failure {
  if (error instanceof CommandError) return { message: error.message, exitCode: error.exitCode };
  if (!(error instanceof Error)) return { message: String(error), exitCode: EXIT.error };
  const { status, issues = [] } = error as Error & { readonly status?: number; readonly issues?: readonly Issue[] };
  const isComplete = issues.every(({ message }) => message !== undefined && error.message.includes(message));
  const lines = (isComplete && error.name !== 'ValidationError' ? [] : issues).map(
    ({ pointer, message, in: part }) => `  ${[part, pointer || '(root)'].filter(Boolean).join(' ')}: ${message}`,
  );
  const description = status === undefined ? withOptionNames(error.message) : error.message;
  const text = issues.length > 0 && error.name === 'ValidationError' ? 'The request is not valid:' : description;
  return { message: [text, ...lines, ...hintsFor(error, status)].join('\n'), exitCode: exitCodeOf(status) };
}

/**
 * Adapts a message of the client to the command line. Replaces the names of options, for example `baseUrl` by `--url`, and advice that
 * only a program can follow.
 */
export function withOptionNames(message: string): string {
  return message
    .replace('Pass it to createClient or set', 'Pass it or set')
    .replace('`ifMatch` must be a strong ETag. See `unsafe`.', WEAK_ETAG)
    .replaceAll(/`(baseUrl|apiKey|keyId|keySecret|organizationId|serviceId)`/g, (_, name: string) =>
      name === 'baseUrl' ? '`--url`' : `\`--${kebabCase(name)}\``,
    );
}

const WEAK_ETAG = `expected \`--if-match\`, or the ETag that the service returned, to be a strong ETag such as '"3"'.`;

const REJECTED_CREDENTIALS =
  'Check the credentials in the options, the environment variables or the context. `observability login` replaces those of a context.';

function exitCodeOf(status: number | undefined): number {
  if (status === 401 || status === 403) return EXIT.authentication;
  if (status === 409 || status === 412) return EXIT.conflict;
  return EXIT.error;
}

function hintsFor(error: Error, status: number | undefined): string[] {
  if (status === 401) return [REJECTED_CREDENTIALS];
  if (status === 412) return ['The resource changed since it was read. Read it again.'];
  if (error.name === 'ConnectionError') return ['Check --url, OBSERVABILITY_API_URL or `observability context show`.'];
  return [];
}
