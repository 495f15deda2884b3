import { Pool } from 'undici';
import { failure, noAnswer } from './failure.js';
import { quoted } from './identifier.js';
import { isOverWithin } from './is-over-within.js';
import { parameterText } from './parameter-text.js';
import { settingsClause, timeOf } from './settings.js';
/**
 * How long the way there and back may take beyond the statement itself, waiting for a session of the embedded engine included;
 * waiting for one of the connections is not.
 */
const WAY_MS = 15_000;
const INSERT_MS = 60_000;
/** What changes tables may take this long: on a large table a new column is quick, a new view may not be. */
const COMMAND_MS = 600_000;
/** Whoever asks whether the engine answers wants to know it soon, waiting for a connection included. */
const PING_MS = 2_000;
/** What runs when the engine is closed may take this long. */
const GRACE_MS = 3_000;
const CONNECTIONS = 32;
const bound = (parameters) => Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`param_${name}`, parameterText(value)]));
const readRows = (text) => text === '' ? [] : JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`);
/**
 * Speaks with an engine over HTTP; the embedded one answers in the same way as a server. ClickHouse's own client does
 * the same, and takes 2 ms longer for each statement.
 */
export const connectEngine = ({ url, user, password }) => {
    const { origin, pathname } = new URL(url);
    const root = pathname.replace(/\/+$/, '');
    const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: 10_000 } });
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const send = async ({ body, database, search, timeMs }) => {
        const answer = await pool
            .request({
            method: 'POST',
            path: `${root}/?${new URLSearchParams(search)}`,
            headers: { authorization, ...(database !== undefined && { 'x-clickhouse-database': database }) },
            body,
            headersTimeout: timeMs,
            bodyTimeout: timeMs,
        })
            .then(async ({ statusCode, headers, body: stream }) => ({
            statusCode,
            code: Number(headers['x-clickhouse-exception-code'] ?? 0),
            text: await stream.text(),
        }))
            .catch((error) => {
            throw noAnswer(error);
        });
        if (answer.statusCode !== 200)
            throw failure(answer.code, answer.text);
        return answer.text;
    };
    const read = (format, statement) => {
        const { sql, parameters = {}, database, limits } = statement;
        return send({
            body: `${sql}\n${settingsClause(statement)}`,
            database,
            // An error in the middle of an answer would look like the end of it.
            search: { default_format: format, wait_end_of_query: '1', ...bound(parameters) },
            timeMs: timeOf(limits) + WAY_MS,
        });
    };
    return {
        query: async (statement) => readRows(await read('JSONEachRow', statement)),
        columns: async (statement) => JSON.parse(await read('JSONColumns', statement)),
        async insert(database, table, rows) {
            if (rows.length === 0)
                return;
            const query = `INSERT INTO ${quoted(database)}.${quoted(table)} FORMAT JSONEachRow`;
            const body = Buffer.isBuffer(rows) ? rows : rows.map((row) => JSON.stringify(row)).join('\n');
            await send({ body, search: { query }, timeMs: INSERT_MS });
        },
        async command(sql, database) {
            await send({ body: sql, database, search: { wait_end_of_query: '1' }, timeMs: COMMAND_MS });
        },
        async isReady() {
            try {
                const { statusCode, body } = await pool.request({
                    method: 'GET',
                    path: `${root}/ping`,
                    headers: { authorization },
                    signal: AbortSignal.timeout(PING_MS),
                });
                await body.dump();
                return statusCode === 200;
            }
            catch {
                return false;
            }
        },
        async close(graceMs = GRACE_MS) {
            if (!(await isOverWithin(pool.close(), graceMs)))
                await pool.destroy();
        },
    };
};
