import { example, type JsonObject } from './examples.ts';

/** All twelve settings of an ingestion pipe. */
export function pipeSettings(): JsonObject {
  return structuredClone(example('PipeSettings', 'settings'));
}
