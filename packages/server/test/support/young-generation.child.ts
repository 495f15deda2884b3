import { getHeapSpaceStatistics } from 'node:v8';
import { keepHeapSmall } from '../../src/cli/small-heap.ts';

keepHeapSmall();
// Much of what is made survives for a while, which makes V8 give the young generation more room.
const alive: object[] = [];
for (let count = 0; count < 2_000_000; count += 1) {
  alive.push({ count, of: [count] });
  if (alive.length > 100_000) alive.splice(0, 50_000);
}
const { space_size: bytes = 0 } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space') ?? {};
console.log(bytes / 2 ** 20);
