// Ids made by the server: UUIDv7, which sort by creation, even within a millisecond of one process.
import { randomFillSync } from 'node:crypto';

const COUNTER_LIMIT = 0x1000;
/** Random bytes are fetched in bulk: a call costs far more than the bytes. */
const pool = Buffer.alloc(4096);
let poolUsed = pool.length;

function randomBytes(count: number): Buffer {
  if (poolUsed + count > pool.length) {
    randomFillSync(pool);
    poolUsed = 0;
  }
  poolUsed += count;
  return pool.subarray(poolUsed - count, poolUsed);
}

let lastMs = 0;
let counter = 0;

/** Takes the next pair of milliseconds and 12-bit counter; a full counter borrows from the next one. */
function tick(nowMs: number): void {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = randomBytes(1)[0] ?? 0;
    return;
  }
  counter += 1;
  if (counter === COUNTER_LIMIT) {
    lastMs += 1;
    counter = 0;
  }
}

/** A new id; later calls give ids that sort after it. */
export function newId(): string {
  tick(Date.now());
  const time = lastMs.toString(16).padStart(12, '0');
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = random.toString('hex');
  const sequence = counter.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
