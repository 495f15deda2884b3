import { setFlagsFromString } from 'node:v8';

/**
 * What takes a quarter to a half of the memory under load away and keeps the speed that `npm run bench -- server` judges.
 * Almost all that a request makes is of no use when it is answered, and V8 takes that for something else.
 */
const flags = [
  // What survives a few young collections, since it is of a request in flight, would later be made among the old objects,
  // where it stays as garbage until the whole heap is swept.
  '--no-allocation-site-pretenuring',
  // What the second of three compilers has made waits for the busy thread, 20 MB of it that nobody gets back. Without it
  // the third one, of which only a few jobs wait, takes on what is called as often.
  '--no-maglev',
  '--invocation-count-for-turbofan=400',
  // A young generation of 2 MB is looked through by one thread before others are awake.
  '--no-parallel-scavenge',
  // What is read and sent is bytes beside the heap, of which nothing says to V8 that they are garbage but a collection of
  // all. After one it would wait until there is half as much again or more.
  '--heap-growing-percent=30',
];

/** Both halves of the young generation stay at 1 MB. An operator who says how large they may be is obeyed. */
const smallNursery = '--semi-space-growth-factor=1';

/** For a process that is the service's own: the flags are those of the whole process. Before the server is loaded. */
export function limitHeap(): void {
  const given = [process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].join(' ');
  const nursery = /semi[-_]space/.test(given) ? [] : [smallNursery];
  for (const flag of [...flags, ...nursery]) setFlagsFromString(flag);
}
