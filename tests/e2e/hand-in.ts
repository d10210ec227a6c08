// A student's answer that waits for a teacher, submitted through the API.
import { expect } from '@playwright/test';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { callerFor, PASSWORD, type Student } from './people.ts';
import { sendEvents } from './sent-events.ts';

interface Learnable {
  readonly content: readonly {
    readonly works: readonly { readonly id: string; readonly title: { readonly ru: string } }[];
  }[];
}

const WORK = 'Человек и частицы';
export const LONG_ANSWER = 'Рубашка чистая на вид, но выделяет частицы.';

/** Submits a work with a long answer, confirmed twice; returns the attempt's id once it waits for review. */
export async function handInLongAnswer(url: string, student: Student): Promise<string> {
  const caller = await callerFor(url, student.login, PASSWORD);
  const courses = await caller.call<Learnable>('GET', '/courses/by-permission?size=100');
  const found = courses.content.flatMap(({ works }) => works).find(({ title }) => title.ru === WORK);
  const attempt = await caller.call<Attempt>('POST', `/works/${found?.id}/completed-work`, {
    type: 'TRAINING',
  });
  const taskId = attempt.tasks.find(({ taskType }) => taskType === 'QUESTION')?.id ?? '';
  const events = [`${LONG_ANSWER} Наверное.`, LONG_ANSWER].map((text, index): AttemptEvent => ({
    type: 'ANSWER',
    taskId,
    answer: { text },
    at: 1000 * (index + 1),
  }));
  await sendEvents(caller, attempt, events, 2000);
  await caller.call('PATCH', `/completed-work/${attempt.id}`, { submit: true, writer: attempt.writer });
  const status = async () =>
    (await caller.call<{ readonly status: string }>('GET', `/completed-work/${attempt.id}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('REVIEW_PENDING');
  return attempt.id;
}
