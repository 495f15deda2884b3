import { getHeapSpaceStatistics } from 'node:v8';

// As the command starts, which prints its help here.
process.argv.push('--help');
await import('../../src/main.ts');
// Much of what is made survives for a while, which makes V8 give the young generation more room.
const alive: object[] = [];
for (let count = 0; count < 2_000_000; count += 1) {
  alive.push({ count, of: [count] });
  if (alive.length > 100_000) alive.splice(0, 50_000);
}
// What was moved a moment ago is out of the way when nothing survives for a while.
for (let count = 0; count < 200_000; count += 1) alive[0] = { count, of: [count] };
const { space_size: bytes = 0 } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space') ?? {};
console.log(`\n${bytes / 2 ** 20}`);
