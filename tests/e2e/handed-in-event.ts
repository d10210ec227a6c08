// Control events in which students have handed in: that of the demo, and one played through the API.
import { expect } from '@playwright/test';
import type { Attempt, AttemptEvent, CompletedWork } from '#contract/entities/attempt.ts';
import type { Action } from '#contract/simulation/log.ts';
import { playedRoom } from './begun-log.ts';
import { callerFor, demoWorks, type Student } from './people.ts';
import { sendEvents } from './sent-events.ts';

interface HandedIn {
  readonly eventId: string;
  readonly attempts: readonly CompletedWork[];
}

/** Once the server has marked them. */
export async function handedInEvent(url: string): Promise<HandedIn> {
  const teacher = await callerFor(url, 'teacher');
  const found = async (): Promise<readonly CompletedWork[]> => {
    const body = { workTypes: ['CONTROL'], statuses: ['REVIEWED', 'REVIEW_PENDING'] };
    const path = '/completed-work/results?size=100';
    const { content } = await teacher.call<{ readonly content: readonly CompletedWork[] }>(
      'POST',
      path,
      body,
    );
    return content.filter(({ user }) => /^(Фёдоров|Федоров|Захарова)/u.test(user.fullName));
  };
  await expect.poll(async () => (await found()).length, { timeout: 60_000 }).toBe(2);
  const attempts = await found();
  return { eventId: attempts[0]?.executionId ?? '', attempts };
}

/** Hands in what the student did in the event at the room, faster than anybody could: the teacher lets it count. */
export async function handInControl(
  url: string,
  { login }: Student,
  executionId: string,
  actions: readonly Action[],
): Promise<string> {
  const caller = await callerFor(url, login);
  const { controlId } = await demoWorks(url);
  const path = `/works/${controlId}/completed-work`;
  const attempt = await caller.call<Attempt>('POST', path, { type: 'CONTROL', executionId });
  const { id, writer } = attempt;
  const [task] = attempt.tasks;
  if (!task?.simulation) throw new Error('The work does not begin with a simulation');
  const { entries, stateHash } = playedRoom(actions)(task.simulation);
  const events: AttemptEvent[] = [
    { type: 'ACTIONS', taskId: task.id, restart: 0, entries: [...entries], stateHash },
  ];
  await sendEvents(caller, attempt, events, entries.at(-1)?.at ?? 0);
  await caller.call('PATCH', `/completed-work/${id}`, { submit: true, writer });
  const teacher = await callerFor(url, 'teacher');
  const status = async () =>
    (await teacher.call<{ readonly status: string }>('GET', `/completed-work/${id}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toMatch(/^REVIEW/u);
  const decision = { accepts: true, reason: 'Сыграно через API' };
  await teacher.send('POST', `/completed-work/${id}/doubt`, decision);
  await expect.poll(status, { timeout: 60_000 }).toMatch(/^REVIEW/u);
  return id;
}
