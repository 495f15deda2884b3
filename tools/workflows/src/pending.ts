import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Deployment } from './repository.ts';

/** A workflow that cannot pass yet: the operation it stops at, the status that is answered, and why. */
export interface Pending {
  readonly deployment: Deployment;
  readonly workflow: string;
  readonly operation: string;
  readonly status: number;
  readonly reason: string;
}

/** What `pending.yaml` lists; it is empty when everything is built. */
export async function readPending(root: string): Promise<readonly Pending[]> {
  return (parse(await readFile(join(root, 'tools/workflows/pending.yaml'), 'utf8')) ?? []) as Pending[];
}
