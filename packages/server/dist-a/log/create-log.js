import { isatty } from 'node:tty';
import { pino } from 'pino';
import { prettyLine } from './pretty-line.js';
const STDOUT = 1;
/** What a line may say of an error: nothing that a library hung on it, such as the values of a query or an address with a password. */
function describe(error) {
    if (!(error instanceof Error))
        return { message: String(error) };
    const { name, message, stack, cause } = error;
    const code = 'code' in error ? error.code : undefined;
    return { type: name, message, code, stack, ...(cause !== undefined && { cause: describe(cause) }) };
}
/** The log on standard output: a line of JSON for each entry, and on a terminal one that people read. */
export function createLog(level, terminal = isatty(STDOUT)) {
    const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } };
    if (!terminal)
        return pino(options);
    return pino(options, { write: (line) => void process.stdout.write(prettyLine(line)) });
}
