import { CommanderError } from 'commander';
import { sentence } from '../options.js';
import { failureSentence } from './failure-sentence.js';
import { adminProgram } from './program.js';
const usageSentence = ({ code, exitCode, message }, group) => {
    if (code === 'commander.help')
        return `Name a command: see observability-api admin ${group ? `${group} ` : ''}--help.`;
    // The service itself has no arguments and says so; a command says how many it has.
    return sentence(new CommanderError(exitCode, 'usage', message));
};
/** Does what the words of an `admin` command say. Does not throw: what fails is one sentence. */
export const answerAdmin = async (argv) => {
    const printed = [];
    const print = (text) => printed.push(text);
    const program = adminProgram(print);
    try {
        await program.parseAsync(argv, { from: 'user' });
    }
    catch (error) {
        const usage = error instanceof CommanderError;
        if (!usage || error.exitCode !== 0) {
            const message = usage ? usageSentence(error, argv[0]) : failureSentence(error);
            return { stdout: '', stderr: `${message}\n`, code: 1 };
        }
    }
    return { stdout: printed.join(''), stderr: '', code: 0 };
};
/** Runs an `admin` command in this process, which ends with its code. */
export const runAdmin = async (argv) => {
    const { stdout, stderr, code } = await answerAdmin(argv);
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    process.exitCode = code;
};
