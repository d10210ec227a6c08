// Attempts of the demo student's fellows: real logs of the machine, marked by the server like any other.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomCase } from '#contract/simulation/room-case.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { cleanHandsGirl } from '#machines/room/builtin/cases/clean-hands-girl.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import {
  cleanHandsGirlActions,
  cleanHandsManActions,
} from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { findAttemptTasks, laterBy } from '#server/routes/completed-work/attempts-repository.ts';
import { startOrResume } from '#server/routes/works/start-attempt.ts';
import { json } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { DemoCourse } from './demo-course.ts';

interface Past {
  readonly login: string;
  readonly roomCase: RoomCase;
  readonly actions: readonly Action[];
  readonly mode: WorkMode;
  readonly minutesAgo: number;
  /** The person's pause before each action. */
  readonly restMs: number;
}

const without = (actions: readonly Action[], ...codes: readonly string[]): readonly Action[] =>
  actions.filter((action) => !codes.includes(action.code));

const pasts: readonly Past[] = [
  {
    login: 'a.fedorov',
    roomCase: cleanHandsGirl,
    actions: cleanHandsGirlActions,
    mode: 'CONTROL',
    minutesAgo: 50,
    restMs: 2500,
  },
  {
    login: 'e.zakharova',
    roomCase: cleanHandsGirl,
    actions: without(cleanHandsGirlActions, 'MAT', 'CLEAN_FACE'),
    mode: 'CONTROL',
    minutesAgo: 40,
    restMs: 4000,
  },
  {
    login: 't.yusupov',
    roomCase: cleanHandsMan,
    actions: without(cleanHandsManActions, 'A019'),
    mode: 'SELFCONTROL',
    minutesAgo: 30,
    restMs: 3000,
  },
];

export interface SeededFellow {
  readonly id: string;
  readonly fullName: string;
  readonly groupId: string;
}

/** A fellow student as the person of a request. */
export function fellowPerson(fellow: SeededFellow): Person {
  const privileges = new Set(['LEARN'] as const);
  return { ...fellow, login: '', sessionId: '', roleName: 'ROLE_STUDENT', privileges, demo: false };
}

/** Stores the log as the one batch of a finished attempt, as if it had been played some time ago. */
async function insertPast(
  tx: Tx,
  past: Past,
  fellow: SeededFellow,
  course: DemoCourse & { readonly executionId: string },
  now: string,
): Promise<void> {
  const { roomCase, mode } = past;
  const actions = past.actions.map((action) => ({ ...action, afterMs: past.restMs }));
  const entries = planLog(builtinRoomRuleset, roomCase.play, roomCase.seed, actions);
  const isControl = mode === 'CONTROL';
  const workId = isControl ? course.controlId : course.practiceId;
  const executionId = isControl ? course.executionId : undefined;
  const started = await startOrResume(tx, {
    person: fellowPerson(fellow),
    workId,
    mode,
    executionId,
    now,
    origin: 'UPLOAD',
  });
  if (started.kind !== 'STARTED') return;
  const { id: attemptId, deadline } = started.attempt;
  const [task] = await findAttemptTasks(tx, attemptId);
  const startedAt = laterBy(now, -past.minutesAgo * 60_000);
  const submittedAt = laterBy(startedAt, (entries.at(-1)?.at ?? 0) + 20_000);
  const moved = deadline === null ? null : laterBy(deadline, -past.minutesAgo * 60_000);
  const times = { startedAt, submittedAt, deadline: moved, lastContactAt: submittedAt };
  await tx
    .updateTable('attempts')
    .set({ ...times, lastSequence: 1 })
    .where('id', '=', attemptId)
    .execute();
  const events = [
    {
      type: 'ACTIONS' as const,
      taskId: task?.taskId ?? '',
      restart: 0,
      entries: [...entries],
      stateHash: '',
    },
  ];
  await tx
    .insertInto('eventBatches')
    .values({
      attemptId,
      sequence: 1,
      writer: 1,
      contentHash: '',
      events: json(events),
      receivedAt: submittedAt,
      late: false,
    })
    .execute();
}

export async function seedAttempts(
  tx: Tx,
  course: DemoCourse & { readonly executionId: string },
  fellows: ReadonlyMap<string, SeededFellow>,
  now: string,
): Promise<void> {
  for (const past of pasts) {
    const fellow = fellows.get(past.login);
    if (fellow !== undefined) await insertPast(tx, past, fellow, course, now);
  }
}
