// A server with the demo courses for tests of attempts, and the calls that a student's device makes.
import { createHash } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Attempt, AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { canonicalJson, hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { seedCourse, type DemoCourse } from '#server/seed/demo-course.ts';
import { insertOpenEvent } from '#server/seed/demo-events.ts';
import { addBuiltInContent, type BuiltInContent } from '#server/seed/built-in-content.ts';
import { newId } from '#server/storage/new-id.ts';
import type { TestStorage } from './test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from './test-app.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';

export interface AttemptRig extends DemoCourse {
  readonly storage: TestStorage;
  readonly app: FastifyInstance;
  readonly student: TestPerson;
  readonly teacher: TestPerson;
  /** The group of the student, which the teacher teaches. */
  readonly groupId: string;
  readonly executionId: string;
  close(): Promise<void>;
}

/** Closing the rig closes the storage too. `shipped` is the built-in content of an earlier version. */
export async function openAttemptRig(
  storage: TestStorage,
  shipped?: readonly BuiltInContent[],
): Promise<AttemptRig> {
  const app = await buildTestApp(storage);
  const now = new Date().toISOString();
  const groupId = newId();
  await storage.write(async (tx) => {
    const group = {
      id: groupId,
      name: 'Группа',
      nameKey: 'группа',
      status: 'ACTIVE',
      openForRegistration: true,
    } as const;
    await tx
      .insertInto('groups')
      .values({ ...group, archivedAt: null, dateCreating: now, version: 1 })
      .execute();
  });
  const student = await testPerson(app, 'ROLE_STUDENT', { groupId });
  const teacher = await testPerson(app, 'ROLE_TEACHER');
  const content = await storage.write(async (tx) => {
    await tx.insertInto('groupTeachers').values({ groupId, userId: teacher.id }).execute();
    await addBuiltInContent(tx, now, shipped);
    const course = await seedCourse(tx, groupId, { by: null, now });
    return { ...course, executionId: await insertOpenEvent(tx, course.controlId, [student.id], now) };
  });
  const close = async (): Promise<void> => {
    await app.close();
    await storage.close();
  };
  return { storage, app, student, teacher, groupId, ...content, close };
}

interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

/** Makes a call as a person. The caller chooses the type of the response, as tests check what they read. */
export async function callAs<T>(
  { app }: Pick<AttemptRig, 'app'>,
  person: TestPerson,
  route: `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered<T>> {
  const [method = 'GET', path = ''] = route.split(' ');
  const options: InjectOptions = {
    method: method as 'GET',
    url: `/api/v1${path}`,
    headers: { ...person.headers, ...headers },
  };
  const response = await app.inject(
    payload === undefined ? options : { ...options, payload: payload as object },
  );
  return { status: response.statusCode, body: JSON.parse(response.payload || 'null') as T };
}

/** Starts an attempt as the student. */
export async function start(
  rig: AttemptRig,
  mode: 'TRAINING' | 'SELFCONTROL' | 'CONTROL' = 'SELFCONTROL',
): Promise<Attempt> {
  const isControl = mode === 'CONTROL';
  const path = `/works/${isControl ? rig.controlId : rig.practiceId}/completed-work` as const;
  const body = isControl ? { type: mode, executionId: rig.executionId } : { type: mode };
  const { status, body: attempt } = await callAs<Attempt>(rig, rig.student, `POST ${path}`, body);
  if (status !== 200) throw new Error(`The start answered ${status} ${JSON.stringify(attempt)}`);
  return attempt;
}

/** An act in a simulation that is told apart by its code. */
export function actEvent(taskId: string, code: string): AttemptEvent {
  const entries = [{ code, seq: 1, at: 0, location: 'out' }];
  return { type: 'ACTIONS', taskId, restart: 0, entries, stateHash: 'h' };
}

/** A batch with these events; `numbers` sets its sequence and writer. */
export function batchOf(events: AttemptEvent[], numbers: Partial<EventBatch> = {}): EventBatch {
  const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
  return { writer: 1, sequence: 1, contentHash, elapsedMs: 1000, sinceContactMs: 0, events, ...numbers };
}

/** The reference way of the first case, logged as by the browser's machine. */
export const referenceEntries = planLog(
  builtinRoomRuleset,
  TASK_KINDS.ROOM.playIn('SELFCONTROL', cleanHandsMan.play),
  cleanHandsMan.seed,
  cleanHandsManActions,
);

/** The log in batches of `size` entries, each with the hash of the state after it. */
export function actionBatches(attempt: Attempt, entries: readonly LogEntry[], size = 10): EventBatch[] {
  const { moments } = replay(
    roomSimulation,
    builtinRoomRuleset,
    TASK_KINDS.ROOM.playIn('SELFCONTROL', cleanHandsMan.play),
    attempt.tasks[0]?.simulation?.seed ?? 0,
    referenceEntries,
  );
  const taskId = attempt.tasks[0]?.id ?? '';
  const batches: EventBatch[] = [];
  for (let from = 0; from < entries.length; from += size) {
    const part = entries.slice(from, from + size);
    const stateHash = hashState(moments[from + part.length - 1]?.after ?? {});
    const events: AttemptEvent[] = [{ type: 'ACTIONS', taskId, restart: 0, entries: part, stateHash }];
    batches.push(
      batchOf(events, { writer: attempt.writer, sequence: attempt.nextSequence + batches.length }),
    );
  }
  return batches;
}

export function send(rig: AttemptRig, attemptId: string, batch: EventBatch, person = rig.student) {
  type Answer = {
    readonly code?: string;
    readonly current?: unknown;
    readonly nextSequence?: number;
    readonly late?: boolean;
    readonly seal?: string;
  };
  return callAs<Answer>(rig, person, `POST /completed-work/${attemptId}/events`, batch);
}
