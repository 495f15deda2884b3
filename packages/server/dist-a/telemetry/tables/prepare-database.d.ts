import type { Engine } from '../engine.ts';
import { type Place } from './statements.ts';
/** Makes the database of a tenant and its tables, or brings them up to date. Doing it again changes nothing. */
export declare const prepareDatabase: (engine: Engine, database: string, place: Place) => Promise<void>;
