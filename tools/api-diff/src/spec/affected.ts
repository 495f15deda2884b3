import type { Change } from '../change.ts';
import { breakReason } from './break-reason.ts';
import { filesOfOperation, type SpecOperation, specOperations, specWebhooks } from './operations.ts';
import type { Versions } from './pairs.ts';

interface OperationFiles {
  readonly operation: SpecOperation;
  readonly files: ReadonlySet<string>;
}

/** Finds the operations and webhooks that a change affects, and lowers the bump if all of them may break in a minor release. */
export class Affected {
  /** Number of operations in each version, without webhooks. */
  readonly counts: { readonly base: number; readonly revision: number };
  readonly #base: readonly OperationFiles[];
  readonly #revision: readonly OperationFiles[];
  readonly #today: string;

  constructor({ base, revision }: Versions, deployment: string, today: string) {
    const operationFiles = (files: Versions['base']) =>
      [...specOperations(files, deployment), ...specWebhooks(files, deployment)].map((operation) => ({
        operation,
        files: filesOfOperation(files, operation),
      }));
    this.counts = {
      base: specOperations(base, deployment).length,
      revision: specOperations(revision, deployment).length,
    };
    this.#base = operationFiles(base);
    this.#revision = operationFiles(revision);
    this.#today = today;
  }

  /** Returns the ids of the operations that use a file. */
  byFile(file: string): readonly string[] {
    const using = [...this.#base, ...this.#revision].filter(({ files }) => files.has(file));
    return [...new Set(using.map(({ operation }) => operation.id))];
  }

  /**
   * Returns the ids of the operations at a path (for a webhook, its name), optionally of one method. Prefers the ids of the base.
   */
  byPath(path: string, method?: string): readonly string[] {
    const isAtPath = ({ operation }: OperationFiles) =>
      operation.path === path && (!method || operation.method === method);
    const before = this.#base.filter(isAtPath);
    return (before.length > 0 ? before : this.#revision.filter(isAtPath)).map(({ operation }) => operation.id);
  }

  /**
   * Sets `breaking` to true for a major change. Lowers its bump to minor if it affects operations of the base, and each of these has a
   * {@link breakReason}.
   */
  applyStability(change: Omit<Change, 'breaking'>): Change {
    if (change.bump !== 'major') return { ...change, breaking: false };
    const reasons = change.operations.flatMap((id) => {
      const before = this.#base.find(({ operation }) => operation.id === id);
      if (!before) return [];
      return [{ id, reason: breakReason(before.operation, this.#today) }];
    });
    const [first] = reasons;
    if (!first || reasons.some(({ reason }) => !reason)) return { ...change, breaking: true };
    return {
      ...change,
      bump: 'minor',
      breaking: true,
      exemption: reasons.map(({ id, reason }) => `${id}: ${reason}`).join('; '),
    };
  }
}
