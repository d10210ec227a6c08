/** An answer that waits for a teacher: a student's, handed in by the calls. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { callerFor, PASSWORD, type Student } from './people.ts';

interface Learnable {
  readonly content: readonly {
    readonly works: readonly { readonly id: string; readonly title: { readonly ru: string } }[];
  }[];
}

const work = 'Человек и частицы';
export const longAnswer = 'Рубашка чистая на вид, но выделяет частицы.';

/** The student hands in a work with a long answer, given twice; gives its id once it waits for a teacher. */
export async function handInLongAnswer(url: string, student: Student): Promise<string> {
  const caller = await callerFor(url, student.login, PASSWORD);
  const courses = await caller.call<Learnable>('GET', '/courses/by-permission?size=100');
  const found = courses.content.flatMap(({ works }) => works).find(({ title }) => title.ru === work);
  const attempt = await caller.call<Attempt>('POST', `/works/${found?.id}/completed-work`, {
    type: 'TRAINING',
  });
  const taskId = attempt.tasks.find(({ taskType }) => taskType === 'QUESTION')?.id ?? '';
  const events = [`${longAnswer} Наверное.`, longAnswer].map((text, index): AttemptEvent => ({
    type: 'ANSWER',
    taskId,
    answer: { text },
    at: 1000 * (index + 1),
  }));
  const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
  await caller.call('POST', `/completed-work/${attempt.id}/events`, {
    writer: attempt.writer,
    sequence: attempt.nextSequence,
    contentHash,
    elapsedMs: 2000,
    sinceContactMs: 0,
    events,
  });
  await caller.call('PATCH', `/completed-work/${attempt.id}`, { submit: true, writer: attempt.writer });
  const status = async () =>
    (await caller.call<{ readonly status: string }>('GET', `/completed-work/${attempt.id}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('REVIEW_PENDING');
  return attempt.id;
}
