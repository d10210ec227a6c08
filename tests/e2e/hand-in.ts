// A student's work that a teacher has to look at, submitted through the API.
import { expect } from '@playwright/test';
import type { Attempt, AttemptEvent, AttemptStatus } from '#contract/entities/attempt.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { caseNamed } from '../support/bay-ways.ts';
import { beginElsewhere, playedRoom, playedShift } from './begun-log.ts';
import { callerFor, demoWorks, PASSWORD, workCalled, type Caller, type Student } from './people.ts';
import { makeQuestionWork } from './question-work.ts';
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
  return submitted(caller, attempt, 'REVIEW_PENDING');
}

/** Submits one question whose gaps are judged by a key, for a teacher to accept; returns the attempt's id. */
export async function handInGaps(url: string, student: Student): Promise<string> {
  const { id: workId } = await makeQuestionWork(url, student, ['EMPTYQUESTION']);
  const caller = await callerFor(url, student.login, PASSWORD);
  const attempt = await caller.call<Attempt>('POST', `/works/${workId}/completed-work`, { type: 'TRAINING' });
  const answer = { gaps: { t: '90' } };
  const taskId = attempt.tasks[0]?.id ?? '';
  await sendEvents(caller, attempt, [{ type: 'ANSWER', taskId, answer, at: 1000 }], 2000);
  return submitted(caller, attempt, 'REVIEW_PENDING');
}

async function submitted(caller: Caller, { id, writer }: Attempt, until: AttemptStatus): Promise<string> {
  await caller.call('PATCH', `/completed-work/${id}`, { submit: true, writer });
  const status = async () =>
    (await caller.call<{ readonly status: string }>('GET', `/completed-work/${id}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe(until);
  return id;
}

/** Submits a whole normal shift at the bay; returns the attempt's id. */
export async function handInShift(url: string, student: Student): Promise<string> {
  const row = caseNamed('normal-coat');
  const workId = await workCalled(url, student, row.equipmentCase.title.ru);
  await beginElsewhere(url, student, { workId }, playedShift(row, row.way));
  const caller = await callerFor(url, student.login, PASSWORD);
  const attempt = await caller.call<Attempt>('POST', `/works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  return submitted(caller, attempt, 'REVIEWED');
}

/** Submits the practice of clean hands in which soap was forgotten, so that a gate is not met; returns the attempt's id. */
export async function handInWithoutSoap(url: string, student: Student): Promise<string> {
  const { practiceId: workId } = await demoWorks(url);
  const actions = cleanHandsManActions.map((action) =>
    action.code === 'A018' ? { ...action, params: { soap: false } } : action,
  );
  await beginElsewhere(url, student, { workId }, playedRoom(actions));
  const caller = await callerFor(url, student.login, PASSWORD);
  const attempt = await caller.call<Attempt>('POST', `/works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  return submitted(caller, attempt, 'REVIEWED');
}
