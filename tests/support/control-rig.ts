// A control event of two people for tests, and the calls around it.
import type { Attempt } from '#contract/entities/attempt.ts';
import type { Board, BoardRow, ControlAct, RefusedAct } from '#contract/entities/control.ts';
import type { Execution, LearnerExecution } from '#contract/entities/execution.ts';
import { callAs, openAttemptRig, type AttemptRig } from './attempt-rig.ts';
import { testPerson, type TestPerson } from './test-app.ts';
import type { TestStorage } from './test-storage.ts';

const MINUTE = 60_000;
export const TITLE = { ru: 'Контрольная', en: '', ch: '' };

export const after = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();
export const minutesTo = (at: string | null): number => (Date.parse(at ?? '') - Date.now()) / MINUTE;
export const rowOf = (of: Board, { id }: TestPerson): BoardRow | undefined =>
  of.rows.find(({ user }) => user.id === id);

export interface ControlRig extends AttemptRig {
  readonly mate: TestPerson;
  readonly otherTeacher: TestPerson;
}

export async function openControlRig(storage: TestStorage): Promise<ControlRig> {
  const rig = await openAttemptRig(storage);
  const mate = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
  return { ...rig, mate, otherTeacher: await testPerson(rig.app, 'ROLE_TEACHER') };
}

/** Began ten minutes ago, ends in a hundred; 40 minutes for the work. */
export async function makeEvent(rig: ControlRig, more: object = {}): Promise<Execution> {
  const input = {
    title: TITLE,
    workId: rig.controlId,
    startDateTime: after(-10),
    endDateTime: after(100),
    executionTime: 40,
    assignedUserIds: [rig.student.id, rig.mate.id],
    ...more,
  };
  const { status, body } = await callAs<Execution>(rig, rig.teacher, 'POST /execution-work', input);
  if (status !== 201) throw new Error(`Making the event answered ${status} ${JSON.stringify(body)}`);
  return body;
}

export const begin = (rig: ControlRig, executionId: string, person = rig.student, more: object = {}) =>
  callAs<Attempt & { code?: string }>(rig, person, `POST /works/${rig.controlId}/completed-work`, {
    type: 'CONTROL',
    executionId,
    ...more,
  });

export const act = (
  rig: ControlRig,
  id: string,
  what: ControlAct,
  people: readonly TestPerson[] = [rig.student],
  by = rig.teacher,
) =>
  callAs<{ done: string[]; refused: RefusedAct[] }>(rig, by, `POST /execution-work/${id}/acts`, {
    act: what,
    userIds: people.map((person) => person.id),
    reason: 'причина',
  });

export const own = async (rig: ControlRig, id: string, person = rig.student): Promise<LearnerExecution> =>
  (await callAs<LearnerExecution>(rig, person, `GET /execution-work/${id}`)).body;

export const board = async (rig: ControlRig, id: string): Promise<Board> =>
  (await callAs<Board>(rig, rig.teacher, `GET /execution-work/${id}/board`)).body;
