import type { Io } from '../io.ts';
import { styleFor } from './style.ts';

/** Shows how much of a list has been read. */
export interface Progress {
  update(count: number, total?: number | undefined): void;
  /** Removes the bar. */
  end(): void;
}

const BAR_WIDTH = 24;

/** Creates a progress bar on stderr. Prints nothing if stderr is not a terminal. */
export function createProgress(title: string, io: Io): Progress {
  if (!io.stderr.isTTY) return { update: () => undefined, end: () => undefined };
  const style = styleFor(io.stderr, io.env);
  return {
    update(count, total) {
      const share = total === undefined || total === 0 ? 0 : Math.min(1, count / total);
      const filled = Math.round(share * BAR_WIDTH);
      const bar = style('cyan', '━'.repeat(filled)) + style('dim', '━'.repeat(BAR_WIDTH - filled));
      const numbers = total === undefined ? `${count}` : `${count}/${total}`;
      io.stderr.write(`\r\u001b[K${title} ${bar} ${numbers}`);
    },
    end() {
      io.stderr.write('\r\u001b[K');
    },
  };
}
