// PDFs drawn apart: the limits are met by what is too large, with words, and the server answers meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { MAX_BOOKMARK_NOTE, MAX_BOOKMARKS } from '#contract/entities/bookmarks.ts';
import { ParsePool } from '#server/parsing/parse-pool.ts';
import { RU } from '#server/messages/ru.ts';
import { pdfFor } from './draw-pdf.ts';
import type { Report } from './report.ts';

/** Beside others on a slow machine. */
vi.setConfig({ testTimeout: 60_000 });

const TERMS = { title: 'Разбор', language: 'ru', madeAt: '2026-11-26T10:00:00Z' } as const;

/** A debriefing with everything that may be in one: 40 of 500 people are named. */
const LARGEST: Report = {
  title: 'Разбор',
  notes: ['Составлено'],
  parts: Array.from({ length: MAX_BOOKMARKS }, (_, number) => ({
    title: `${number + 1}. Закладка`,
    text: 'Почему остановилась линия? '.repeat(20).slice(0, MAX_BOOKMARK_NOTE),
    head: ['Участник', 'Задание', 'Время симуляции'],
    rows: Array.from({ length: 41 }, (__, at) => [`Константинопольский Аристарх ${at}`, '1', '0:01:05']),
  })),
};

test('the largest debriefing is drawn within the limits, and keeps nobody waiting', async () => {
  const pauses = monitorEventLoopDelay({ resolution: 5 });
  pauses.enable();
  const pdf = await pdfFor('ann', TERMS, async () => [LARGEST]);
  pauses.disable();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(2_000_000);
  expect(pauses.max / 1e6).toBeLessThan(500);
});

test.each([
  ['time', { timeMs: 100, heapMb: 512 }],
  ['memory', { timeMs: 60_000, heapMb: 40 }],
])('what takes too much %s is refused with words of its own', async (_what, limits) => {
  const pool = new ParsePool({ ...limits, refusal: 'PDF_TOO_LARGE' }, 1);
  const many = Array.from({ length: 40 }, () => ({
    ...LARGEST,
    parts: LARGEST.parts.map((part) => ({ ...part, rows: part.rows.map((row) => [...row]) })),
  }));
  await expect(pool.parse('ann', 'PDF', many, TERMS)).rejects.toMatchObject({
    code: 'TOO_LARGE',
    options: { message: 'PDF_TOO_LARGE' },
  });
  expect(RU.PDF_TOO_LARGE).toContain('{seconds}');
});

test('a failed reading leaves room for the next', async () => {
  const failing = () => pdfFor('bob', TERMS, () => Promise.reject(new Error('no database')));
  for (let at = 0; at < 4; at++) await expect(failing()).rejects.toThrow('no database');
  const { length } = await pdfFor('bob', TERMS, async () => [{ title: 'Т', notes: [], parts: [] }]);
  expect(length).toBeGreaterThan(0);
});
