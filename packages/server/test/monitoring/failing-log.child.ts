import { createLog } from '../../src/monitoring/create-log.ts';

/** Logs an error with a cause. Both have properties that must not be logged. */
const [, , form] = process.argv;
const refused = Object.assign(new TypeError('connection refused'), { code: 'ECONNREFUSED', password: 'canary' });
const closed = Object.assign(new RangeError('no connection', { cause: refused }), { parameters: ['canary'] });
const error = Object.assign(new Error('not available', { cause: closed }), { detail: 'canary', code: 'SQLITE_BUSY' });
createLog('info', form === 'terminal').error({ err: error }, 'request failed');
