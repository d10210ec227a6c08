import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadCpuUsage } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParsePool } from './parse-pool.ts';

/** Ample: only a test of a bound is to meet it, on a slow machine too. */
const ROOM = { timeMs: 60_000, heapMb: 512 };
let folder: string;
let small: string;
let heavy: string;
/** Takes long enough to be under way when the next file comes. */
let long: string;

function svg(elements: number): string {
  return `<svg>${'<rect/>'.repeat(elements)}</svg>`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kristall-parse-'));
  small = join(folder, 'small.svg');
  heavy = join(folder, 'heavy.svg');
  long = join(folder, 'long.svg');
  await writeFile(small, svg(1));
  await writeFile(heavy, svg(1_400_000));
  await writeFile(long, svg(200_000));
});

afterAll(() => rm(folder, { recursive: true }));

/** Processor time that the server's own thread spends while `work` goes on, in ms: it cannot answer anybody then. */
async function ownThreadMs(work: Promise<unknown>): Promise<number> {
  const before = threadCpuUsage();
  await work;
  const { user, system } = threadCpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  ['time', { ...ROOM, timeMs: 1000 }],
  ['memory', { ...ROOM, heapMb: 40 }],
])('a file that takes too much %s is refused, and the next one is parsed', async (_what, limits) => {
  const pool = new ParsePool(limits);
  await expect(pool.parse('ann', 'SAFE_SVG', heavy)).rejects.toMatchObject({
    code: 'TOO_LARGE',
    options: { message: 'FILE_TOO_COMPLEX' },
  });
  expect(await pool.parse('ann', 'SAFE_SVG', small)).toContain('<rect/>');
});

test('a heavy file keeps nobody else waiting', async () => {
  const pool = new ParsePool(ROOM);
  await pool.parse('ann', 'SAFE_SVG', small);
  // Parsed in this thread, it would take a second and more each time; what other tests left here to be swept is swept once.
  await expect
    .poll(() => ownThreadMs(pool.parse('ann', 'SAFE_SVG', heavy)), { timeout: 40_000 })
    .toBeLessThan(500);
}, 60_000);

test('who sends many heavy files holds up only themselves', async () => {
  const pool = new ParsePool(ROOM);
  let done = 0;
  const many = Array.from({ length: 4 }, () => pool.parse('ann', 'SAFE_SVG', long).then(() => (done += 1)));
  await pool.parse('bob', 'SAFE_SVG', small);
  expect(done).toBeLessThan(4);
  await Promise.all(many);
});

test('what a job refuses is refused with its words', async () => {
  const reading = { isUpdate: false, language: 'en' } as const;
  await expect(new ParsePool(ROOM).parse('ann', 'PEOPLE_TABLE', small, reading)).rejects.toMatchObject({
    code: 'VALIDATION',
    options: { message: 'IMPORT_EMPTY' },
  });
  await expect(new ParsePool(ROOM).parse('ann', 'SAFE_SVG', join(folder, 'none'))).rejects.toThrow('ENOENT');
});

test('more files than may wait are refused at once', async () => {
  const pool = new ParsePool(ROOM);
  const sent = Array.from({ length: 30 }, () => pool.parse('ann', 'SAFE_SVG', small));
  const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});
