import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { runStatement } from './statement.js';
/** Values are bound in the address, and a filter may be long. */
const LONGEST_HEAD = 4 * 1024 * 1024;
const readBody = async (request) => {
    const chunks = [];
    for await (const chunk of request)
        chunks.push(chunk);
    return Buffer.concat(chunks);
};
const readStatement = async (request) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://engine');
    const body = await readBody(request);
    const parameters = new Map();
    for (const [name, value] of searchParams) {
        if (/^param_\w+$/.test(name))
            parameters.set(name.slice('param_'.length), value);
    }
    const inAddress = searchParams.get('query');
    const header = request.headers['x-clickhouse-database'];
    return {
        sql: inAddress ?? body.toString('utf8'),
        database: typeof header === 'string' ? header : 'default',
        format: searchParams.get('default_format') ?? 'Null',
        parameters,
        rows: inAddress === null ? undefined : body,
    };
};
const isKnown = ({ headers: { authorization } }, expected) => {
    const given = Buffer.from(authorization ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
};
const answer = async (request, response, sessions) => {
    if (request.url === '/ping') {
        response.end('Ok.\n');
        return;
    }
    const statement = await readStatement(request);
    try {
        // Who waits for a session may give up meanwhile; then nobody would read the answer.
        const bytes = await sessions.use(async (seat) => (response.destroyed ? '' : runStatement(seat, statement)));
        response.setHeader('X-ClickHouse-Summary', '{}');
        response.end(bytes);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const [, code] = /Code: (\d+)/.exec(message) ?? [];
        response.writeHead(500, code === undefined ? {} : { 'X-ClickHouse-Exception-Code': code });
        response.end(message);
    }
};
/** The part of the HTTP of ClickHouse that the service speaks, in front of sessions. Who does not have `secret` is refused. */
export const createAnswers = (sessions, secret) => {
    const expected = Buffer.from(`Basic ${Buffer.from(`service:${secret}`).toString('base64')}`);
    return createServer({ maxHeaderSize: LONGEST_HEAD, requestTimeout: 0, keepAliveTimeout: 60_000 }, (request, response) => {
        if (!isKnown(request, expected)) {
            response.writeHead(403).end();
            return;
        }
        answer(request, response, sessions).catch(() => response.destroy());
    });
};
