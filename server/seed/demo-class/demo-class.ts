// A believable class for the pages of statistics: made by a button with attempts that the server marks like any other, and removed by one.
import type { DemoClass } from '#contract/entities/statistics.ts';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import {
  findAttemptTasks,
  laterBy,
  type AttemptRow,
  type AttemptTaskRow,
} from '#server/routes/completed-work/attempts-repository.ts';
import { caseKey, orderOf, simulationPlay } from '#server/routes/completed-work/attempt-view.ts';
import { insertGroup } from '#server/routes/groups/groups-repository.ts';
import { insertUser } from '#server/routes/users/users-repository.ts';
import { startOrResume } from '#server/routes/works/start-attempt.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { fellowPerson, type SeededFellow } from '../demo-attempts.ts';
import { classAnswer } from './class-answers.ts';
import {
  CLASS_DOMAIN,
  CLASS_NAME,
  CLASS_SIZE,
  classPeople,
  luckOf,
  type ClassPerson,
} from './class-people.ts';
import { classRun } from './class-runs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The class has learned for so long. */
const DAYS = 30;
const MAX_ATTEMPTS = 3;
/** A question takes about so long. */
const QUESTION_MS = 45_000;
/** Works given to the class. */
const MAX_WORKS = 12;
const MODE: WorkMode = 'SELFCONTROL';

interface Classmate extends ClassPerson, SeededFellow {}

/** Whoever has a password is somebody, whatever the address says. */
function selectClass(db: Db | Tx) {
  return db
    .selectFrom('users')
    .where('emailKey', 'like', `%${CLASS_DOMAIN}`)
    .where('passwordHash', '=', '')
    .where('erasedAt', 'is', null);
}

/** The class as it stands; whether it is being made is known to the process that makes it. */
export async function findDemoClass(db: Db): Promise<DemoClass> {
  const people = await selectClass(db).select(['id', 'groupId']).execute();
  const ids = people.map(({ id }) => id);
  const { count } = await db
    .selectFrom('attempts')
    .where('userId', 'in', ids)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { people: people.length, attempts: Number(count), groupId: people[0]?.groupId ?? null };
}

/** Works in the demo courses that may be tried at will. */
async function worksFor(db: Db) {
  const rows = await db
    .selectFrom('works')
    .where('archivedAt', 'is', null)
    .where('courseId', 'is not', null)
    .select(['id', 'courseId', 'settingsWork'])
    .orderBy('courseId')
    .orderBy('coursePosition')
    .orderBy('id')
    .execute();
  return rows.filter(({ settingsWork: { modes } }) => modes.includes(MODE)).slice(0, MAX_WORKS);
}
type ClassWork = Awaited<ReturnType<typeof worksFor>>[number];

async function insertClass(
  tx: Tx,
  teacherId: string,
  works: readonly ClassWork[],
  now: string,
): Promise<readonly Classmate[]> {
  if ((await selectClass(tx).select('id').limit(1).execute()).length > 0) throw new ApiFault('CONFLICT');
  const { id: roleId } = await tx
    .selectFrom('roles')
    .select('id')
    .where('name', '=', 'ROLE_STUDENT')
    .executeTakeFirstOrThrow();
  const group = { name: CLASS_NAME, openForRegistration: false, teacherIds: [teacherId] };
  const groupId = await insertGroup(tx, group, now);
  for (const courseId of new Set(works.flatMap((work) => work.courseId ?? [])))
    await tx.insertInto('courseGroups').values({ courseId, groupId }).execute();
  const made: Classmate[] = [];
  for (const person of classPeople()) {
    const { login, surname, name, lastName, gender } = person;
    const account = {
      login,
      surname,
      name,
      lastName,
      gender,
      groupId,
      defaultLang: 'ru',
      roleIds: [roleId],
    } as const;
    // Nobody signs in as one of them: no password gives an empty hash.
    const id = await insertUser(tx, { ...account, email: `${login}${CLASS_DOMAIN}`, passwordHash: '' }, now);
    made.push({ ...person, id, groupId, fullName: `${surname} ${name} ${lastName}` });
  }
  return made;
}

type Ways = Map<string, Awaited<ReturnType<typeof wayThrough>>>;

async function wayThrough(db: Db | Tx, task: AttemptTaskRow) {
  const play = await simulationPlay(db, task);
  if (play === null || task.caseId === null || task.caseRevision === null) return null;
  const key = await caseKey(db, task.caseId, task.caseRevision);
  return TASK_KINDS[play.simulation].way(play, key)?.entries ?? null;
}

interface Doing {
  readonly skill: number;
  readonly luck: () => number;
  readonly ways: Ways;
}

/** What the person does in a task, and how long it takes. */
interface Done {
  readonly events: readonly AttemptEvent[];
  readonly ms: number;
}

async function played(db: Db | Tx, task: AttemptTaskRow, { ways, ...slips }: Doing): Promise<Done> {
  const { taskId, taskRevision } = task;
  const name = `${taskId} ${taskRevision}`;
  const way = ways.get(name) ?? (await wayThrough(db, task));
  ways.set(name, way);
  const play = await simulationPlay(db, task);
  const entries = way === null || play === null ? [] : [...classRun(play, way, slips)];
  const event = { type: 'ACTIONS', taskId, restart: 0, entries, stateHash: '' } as const;
  return { events: entries.length === 0 ? [] : [event], ms: entries.at(-1)?.at ?? 0 };
}

/** What the person does in an attempt, one task after another. */
async function doneIn(
  tx: Tx,
  { attempt, tasks }: { readonly attempt: AttemptRow; readonly tasks: readonly AttemptTaskRow[] },
  doing: Doing,
): Promise<Done> {
  const contents = await taskRevisionsOf(tx, tasks);
  const events: AttemptEvent[] = [];
  let ms = 0;
  for (const row of tasks) {
    const task = contents.get(row.taskId);
    if (row.caseId !== null || task === undefined) {
      const run = await played(tx, row, doing);
      events.push(...run.events);
      ms += run.ms;
      continue;
    }
    ms += Math.round(QUESTION_MS * (0.4 + doing.luck()));
    const answer = classAnswer({ task, order: orderOf(attempt), ...doing });
    if (answer !== undefined) events.push({ type: 'ANSWER', taskId: row.taskId, answer, at: ms });
  }
  return { events, ms };
}

interface Try {
  readonly mate: Classmate;
  readonly workId: string;
  /** Of the person at this work, from 0. */
  readonly number: number;
  readonly startedAt: string;
  readonly luck: () => number;
}

/** An attempt that is over and waits for the marking. */
async function insertTry(tx: Tx, { mate, workId, number, startedAt, luck }: Try, ways: Ways): Promise<void> {
  const person = fellowPerson(mate);
  const now = new Date().toISOString();
  const wanted = { person, workId, mode: MODE, executionId: undefined, now, origin: 'UPLOAD' } as const;
  const started = await startOrResume(tx, wanted);
  if (started.kind !== 'STARTED') return;
  const { attempt } = started;
  const tasks = await findAttemptTasks(tx, attempt.id);
  // Each time one knows half of what was missing before.
  const skill = 1 - (1 - mate.skill) * 0.5 ** number;
  const { events, ms } = await doneIn(tx, { attempt, tasks }, { skill, luck, ways });
  const submittedAt = laterBy(startedAt, ms + 20_000);
  const times = { startedAt, submittedAt, deadline: null, lastContactAt: submittedAt };
  await tx
    .updateTable('attempts')
    .set({ ...times, lastSequence: events.length === 0 ? 0 : 1 })
    .where('id', '=', attempt.id)
    .execute();
  if (events.length === 0) return;
  const batch = { attemptId: attempt.id, sequence: 1, writer: 1, contentHash: '', late: false };
  await tx
    .insertInto('eventBatches')
    .values({ ...batch, receivedAt: submittedAt, events: json([...events]) })
    .execute();
}

/** What the person tries: nearly every work, the weaker ones more often. */
function triesOf(mate: Classmate, works: readonly ClassWork[], now: string): readonly Try[] {
  const luck = luckOf(mate.seed);
  return works.flatMap(({ id: workId }, place) => {
    if (luck() > 0.9) return [];
    const count = Math.min(MAX_ATTEMPTS, 1 + Math.floor(luck() * (2.4 - mate.skill)));
    const day = DAYS - Math.floor(((place + luck()) * DAYS) / (works.length + 1));
    return Array.from({ length: count }, (_, number) => ({
      mate,
      workId,
      number,
      luck,
      startedAt: laterBy(now, -day * DAY_MS + number * HOUR_MS * (1 + luck())),
    }));
  });
}

/**
 * Makes the people at once; the returned function makes their attempts, one after another.
 * @throws CONFLICT where there is a class already
 */
export async function makeDemoClass(
  storage: Storage,
  teacherId: string,
): Promise<(isStopped: () => boolean) => Promise<void>> {
  const now = new Date().toISOString();
  const works = await worksFor(storage.db);
  const mates = await storage.write((tx) => insertClass(tx, teacherId, works, now));
  return async (isStopped) => {
    const ways: Ways = new Map();
    for (const one of mates.flatMap((mate) => triesOf(mate, works, now))) {
      if (isStopped()) return;
      // What a work asks first is passed over, not broken.
      await storage
        .write((tx) => insertTry(tx, one, ways))
        .catch((error: unknown) => {
          if (!(error instanceof ApiFault)) throw error;
        });
    }
  };
}

/** Removes the people of the class with all that they did. */
export async function removeDemoClass(storage: Storage): Promise<void> {
  await storage.write(async (tx) => {
    const people = await selectClass(tx)
      .select(['id', 'groupId'])
      .limit(CLASS_SIZE * 2)
      .execute();
    const ids = [...people.map(({ id }) => id), ''];
    const groupIds = [...new Set(people.flatMap(({ groupId }) => groupId ?? [])), ''];
    await tx.deleteFrom('attempts').where('userId', 'in', ids).execute();
    await tx.deleteFrom('userRoles').where('userId', 'in', ids).execute();
    await tx.deleteFrom('users').where('id', 'in', ids).execute();
    const own = await tx
      .selectFrom('groups')
      .select('id')
      .where('id', 'in', groupIds)
      .where('nameKey', '=', searchKey(CLASS_NAME))
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('users')
          .select('groupId')
          .where('groupId', 'is not', null)
          .$castTo<{ groupId: string }>(),
      )
      .execute();
    const emptied = own.map(({ id }) => id);
    // Of a group that somebody else is in, counts and all stay.
    if (emptied.length === 0) return;
    await tx.deleteFrom('resultCounts').where('groupKey', 'in', emptied).execute();
    await tx.deleteFrom('courseGroups').where('groupId', 'in', emptied).execute();
    await tx.deleteFrom('groupTeachers').where('groupId', 'in', emptied).execute();
    await tx.deleteFrom('groups').where('id', 'in', emptied).execute();
  });
}
