// Two groups of a course whose people have played a practice: well, half, and hardly at all.
import type { Attempt } from '#contract/entities/attempt.ts';
import { newId } from '#server/storage/new-id.ts';
import {
  actionBatches,
  callAs,
  openAttemptRig,
  referenceEntries,
  send,
  type AttemptRig,
} from './attempt-rig.ts';
import { markWaiting } from './mark-waiting.ts';
import { testPerson, type TestPerson } from './test-app.ts';

type Route = Parameters<typeof callAs>[2];

/** `rig.student` began twice (0.4, 1) and `fellow` once (1) in the teacher's group; `outsider` once (0.2) in the other. */
export interface PlayedGroups extends AttemptRig {
  readonly admin: TestPerson;
  /** A teacher without groups. */
  readonly stranger: TestPerson;
  readonly fellow: TestPerson;
  readonly outsider: TestPerson;
  readonly courseId: string;
  readonly otherGroupId: string;
}

/** A call of a person; of the teacher, if nobody is named. */
export const callIn = <T>(rig: AttemptRig, route: Route, body?: unknown, person = rig.teacher) =>
  callAs<T>(rig, person, route, body);

/** Plays the practice by the reference as far as its share says, hands in and lets it be marked. */
export async function playShare(rig: AttemptRig, person: TestPerson, share: number): Promise<string> {
  const { body: attempt } = await callIn<Attempt>(
    rig,
    `POST /works/${rig.practiceId}/completed-work`,
    { type: 'SELFCONTROL' },
    person,
  );
  const played = { ...rig, student: person };
  const entries = referenceEntries.slice(0, Math.round(referenceEntries.length * share));
  for (const batch of actionBatches(attempt, entries)) await send(played, attempt.id, batch);
  await callIn(rig, `PATCH /completed-work/${attempt.id}`, { submit: true, writer: attempt.writer }, person);
  await markWaiting(rig.storage);
  return attempt.id;
}

/** Makes a second group of the practice's course. */
async function addGroup({ storage, practiceId }: AttemptRig) {
  const otherGroupId = newId();
  const group = { id: otherGroupId, name: 'Другая', nameKey: 'другая', status: 'ACTIVE' } as const;
  const rest = { openForRegistration: true, archivedAt: null, dateCreating: new Date().toISOString() };
  const work = await storage.db
    .selectFrom('works')
    .select('courseId')
    .where('id', '=', practiceId)
    .executeTakeFirstOrThrow();
  const courseId = work.courseId ?? '';
  await storage.write(async (tx) => {
    await tx
      .insertInto('groups')
      .values({ ...group, ...rest, version: 1 })
      .execute();
    await tx.insertInto('courseGroups').values({ courseId, groupId: otherGroupId }).execute();
  });
  return { otherGroupId, courseId };
}

export async function openPlayedGroups(storage: Parameters<typeof openAttemptRig>[0]): Promise<PlayedGroups> {
  const rig = await openAttemptRig(storage);
  const added = await addGroup(rig);
  const played = {
    ...rig,
    ...added,
    admin: await testPerson(rig.app, 'ROLE_ADMIN'),
    stranger: await testPerson(rig.app, 'ROLE_TEACHER'),
    fellow: await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId }),
    outsider: await testPerson(rig.app, 'ROLE_STUDENT', { groupId: added.otherGroupId }),
  };
  await playShare(rig, rig.student, 0.4);
  await playShare(rig, rig.student, 1);
  await playShare(rig, played.fellow, 1);
  await playShare(rig, played.outsider, 0.2);
  return played;
}
