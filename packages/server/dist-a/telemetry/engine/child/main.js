import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAnswers } from './answer.js';
import { openSessions } from './sessions.js';
const NICENESS = 10;
/** The longest statement in bytes: the values are written into it, and a filter may be long and stand in several places. */
const LONGEST_STATEMENT = 16 * 1024 * 1024;
/** A statement that nobody waits for any more does not keep the process alive for longer. */
const LONGEST_END_MS = 2_000;
const say = (message) => {
    // Without a callback a service that is gone would be an error of this process.
    if (process.connected)
        process.send?.(message, () => undefined);
};
const fail = (error, why) => {
    const message = error instanceof Error ? error.message : String(error);
    say({
        kind: 'failed',
        why: why ?? (/lock|already|Failed to create connection/i.test(message) ? 'taken' : 'other'),
        message,
    });
};
/** Alone: with the directories above it, which may be gone by now, Node's own mkdir would not end. */
const makeDirectory = (path) => {
    try {
        mkdirSync(path, { mode: 0o700 });
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
            throw error;
    }
};
/** The directory of the engine, and what has to be done with it in the end. */
const placeOf = ({ directory }) => {
    if (directory !== undefined) {
        makeDirectory(directory);
        return { path: directory, leave: () => undefined };
    }
    const path = mkdtempSync(join(tmpdir(), 'observability-api-engine-'));
    return { path, leave: () => rmSync(path, { recursive: true, force: true }) };
};
/** What has to be done before the process ends. */
let end = async () => undefined;
const stop = async () => {
    await end();
    process.exit(0);
};
/** Statements take every processor there is; the API answers first. Before the engine makes its threads, which inherit it. */
const yieldToTheService = () => {
    try {
        setPriority(NICENESS);
    }
    catch {
        // Where that is not allowed, things are as they are.
    }
};
const begin = async (options) => {
    yieldToTheService();
    const chdb = await import('chdb').catch((error) => fail(error, 'missing'));
    if (!chdb)
        return;
    const { path, leave } = placeOf(options);
    let sessions;
    try {
        const open = () => {
            const session = new chdb.Session(path);
            session.query(`SET max_query_size = ${LONGEST_STATEMENT}`);
            return session;
        };
        sessions = openSessions(open, options.sessions);
    }
    catch (error) {
        leave();
        return fail(error);
    }
    end = async () => {
        const isDrained = await Promise.race([sessions.close().then(() => true), wait(LONGEST_END_MS, false)]);
        leave();
        // The end of a process waits for the threads of the engine, and these for what they run.
        if (!isDrained)
            process.kill(process.pid, 'SIGKILL');
    };
    if (!process.connected)
        await stop();
    const server = createAnswers(sessions, options.secret);
    server.listen(0, '127.0.0.1', () => say({ kind: 'listening', port: server.address().port }));
};
// The channel closes when the service wants it, and when the service died, perhaps before it said anything.
process.once('disconnect', stop);
// A terminal sends signals to every process; the service closes this one when nothing needs it any more.
for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => undefined);
process.once('message', (message) => {
    begin(message).catch(fail);
});
