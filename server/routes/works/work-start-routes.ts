// Starting attempts of a work, and the draws of its tasks.
import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { drawTasksByMark, drawTasksByRule, startAttempt } from '#contract/calls/works.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { DrawRule } from '#machines/kit/draw-tasks.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Db } from '#server/storage/schema.ts';
import { findAttemptTasks, findRunningAttempt } from '../completed-work/attempts-repository.ts';
import { toAttempt } from '../completed-work/attempt-view.ts';
import { drawOfWork } from './attempt-terms.ts';
import { startAttemptOf } from './start-attempt.ts';
import { workRow } from './work-details.ts';

/** The stored draw of the person's running attempt. */
async function storedDraw(db: Db, person: Person, workId: string, mode: WorkMode) {
  const attempt = await findRunningAttempt(db, person, { workId, mode });
  if (attempt === undefined) return undefined;
  const tasks = await findAttemptTasks(db, attempt.id);
  return {
    tasks: tasks.map(({ taskId, taskType, maxScore }) => ({ id: taskId, taskType, maxScore })),
    totalScore: attempt.maxScore,
    targetMark: null,
    exact: attempt.drawExact,
    seed: attempt.seed,
  };
}

async function trialDraw(db: Db, workId: string, mode: WorkMode) {
  const work = await workRow(db, workId);
  const seed = randomInt(0, 2 ** 32 - 1);
  const { tasks, totalScore, exact } = await drawOfWork(db, work, mode, seed);
  const rule: DrawRule = work.settingsWork;
  const isByTopic = (rule.quotas ?? []).length > 0;
  return {
    tasks: tasks.map(({ task }) => ({ id: task.id, taskType: task.taskType, maxScore: task.maxScore })),
    totalScore,
    targetMark: mode === 'CONTROL' && !isByTopic ? rule.targetMark : null,
    exact,
    seed,
  };
}

async function draw(db: Db, person: Person, workId: string, mode: WorkMode) {
  const stored = await storedDraw(db, person, workId, mode);
  if (stored !== undefined) return stored;
  if (!person.privileges.has('TASKS_EDIT')) throw new ApiFault('NOT_FOUND');
  return trialDraw(db, workId, mode);
}

export function registerWorkStarts(app: FastifyInstance): void {
  registerCall(app, drawTasksByMark, ({ params, body, person, storage }) =>
    draw(storage.db, person, params.id, body.type),
  );
  registerCall(app, drawTasksByRule, ({ params, body, person, storage }) =>
    draw(storage.db, person, params.id, body.type),
  );
  registerCall(app, startAttempt, async ({ params, body, person, storage, now, request }) => {
    const wanted = {
      person,
      workId: params.id,
      mode: body.type,
      executionId: body.executionId,
      writerKey: body.writerKey,
      codeWord: body.codeWord,
      attemptId: body.attemptId,
      now,
      origin: 'LIVE',
      startsRefused: request.startsRefused,
    } as const;
    const started = await startAttemptOf(storage, wanted);
    if (started.kind === 'CLOSED') throw new ApiFault('ATTEMPT_CLOSED');
    return toAttempt(storage.db, started.attempt, now);
  });
}
