import { type Server } from 'node:http';
import type { Sessions } from './sessions.ts';
/** The part of the HTTP of ClickHouse that the service speaks, in front of sessions. Who does not have `secret` is refused. */
export declare const createAnswers: (sessions: Sessions, secret: string) => Server;
