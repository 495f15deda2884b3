import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The text of an answer that may still be coming. */
export const wholeAnswer = async (answer: Buffer | string | Readable): Promise<string> =>
  answer instanceof Readable ? text(answer) : String(answer);
