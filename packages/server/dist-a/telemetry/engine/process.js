import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
/** Statements that run at once; the others wait. */
const SESSIONS = 4;
/** The engine could not start. */
export class EngineNotStarted extends Error {
    name = 'EngineNotStarted';
    why;
    constructor(why, message) {
        super(message);
        this.why = why;
    }
}
/** Beside this file, in TypeScript or built. */
const program = () => {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    return fileURLToPath(new URL(`./child/main.${extension}`, import.meta.url));
};
const firstWord = (child) => new Promise((resolve) => {
    child.once('message', (message) => resolve(message));
    child.once('exit', (code, signal) => resolve({ kind: 'failed', why: 'other', message: `it ended with ${signal ?? code}` }));
});
/**
 * Starts the engine in a process of its own: its memory, its threads and its crashes stay away from the API.
 * Throws EngineNotStarted.
 */
export const startEngineProcess = async (directory) => {
    const child = fork(program(), [], {
        execArgv: [],
        // A statement holds one thread while it runs, and files and names need some too.
        env: { ...process.env, UV_THREADPOOL_SIZE: String(SESSIONS + 4), NODE_OPTIONS: '' },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit');
    const secret = randomBytes(32).toString('base64url');
    const begin = { secret, sessions: SESSIONS, ...(directory !== undefined && { directory }) };
    child.send(begin);
    const word = await firstWord(child);
    if (word.kind === 'failed') {
        child.kill('SIGKILL');
        throw new EngineNotStarted(word.why, word.message);
    }
    // What holds the service open is its listeners, not this.
    child.unref();
    child.channel?.unref();
    return {
        address: { url: `http://127.0.0.1:${word.port}`, user: 'service', password: secret },
        get hasEnded() {
            return child.exitCode !== null || child.signalCode !== null;
        },
        async close() {
            if (child.exitCode !== null || child.signalCode !== null)
                return;
            child.ref();
            child.disconnect();
            await ended;
        },
    };
};
