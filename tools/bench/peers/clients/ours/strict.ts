import { strict } from '@observability-api/open-source/validation';
import type { Connect } from '../../../src/client/connect.ts';
import { connect as plain } from './client.ts';

export const connect: Connect = (fetch, setup) => plain(fetch, { ...setup, validation: strict });
