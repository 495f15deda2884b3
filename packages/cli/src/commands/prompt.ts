import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Io } from '../io.ts';

/** Asks questions in the terminal. */
export interface Prompt {
  /** Returns the reply without surrounding spaces. A secret reply is not shown. */
  ask(question: string, options?: { readonly isSecret?: boolean | undefined }): Promise<string>;
  close(): void;
}

/** Opens a prompt on stdin and stderr. Returns undefined if stdin is not a terminal. */
export function openPrompt(io: Io): Prompt | undefined {
  if (!io.stdin.isTTY) return undefined;
  let isMuted = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) io.stderr.write(chunk.toString());
      done();
    },
  });
  const reader = createInterface({ input: io.stdin, output, terminal: true });
  return {
    async ask(question, { isSecret = false } = {}) {
      // Writes the question immediately. Only the reply is muted.
      const pending = reader.question(question);
      isMuted = isSecret;
      const reply = await pending;
      if (isMuted) io.stderr.write('\n');
      isMuted = false;
      return reply.trim();
    },
    close: () => reader.close(),
  };
}
