// What deviant batches hold, task by task and in words, for the teacher who decides on them.
import { MAX_ELAPSED_MS } from '#contract/common.ts';
import type { AttemptEvent, SimulationPlay } from '#contract/entities/attempt.ts';
import type { Deviation, DeviationAct } from '#contract/entities/deviation.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { Db } from '#server/storage/schema.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { orderOf, simulationPlay } from '../completed-work/attempt-view.ts';
import { findAttemptTasks, type AttemptRow } from '../completed-work/attempts-repository.ts';
import { shownQuestion } from '../completed-work/results/shown-question.ts';
import { findDeviantBatches } from './deviations-repository.ts';

/** So many acts of a task and batch are shown. */
const MAX_ACTS = 200;

/** What one event did; of an earlier draft nothing, as the next one holds it too. */
function actsOf(event: AttemptEvent, played: SimulationPlay | null): readonly DeviationAct[] {
  switch (event.type) {
    case 'DRAFT':
    case 'ANSWER':
      return [{ kind: event.type, at: bounded(event.at), answer: event.answer ?? null }];
    case 'HINT':
    case 'RESTART':
      return [{ kind: event.type, at: bounded(event.at) }];
    case 'ACTIONS': {
      if (played === null) return [];
      const texts = TASK_KINDS[played.simulation].inWords(played, event.entries);
      return texts.map((text, index) => ({
        kind: 'ACTION',
        at: bounded(event.entries[index]?.at ?? 0),
        text,
        isRefused: event.entries[index]?.refused === true,
      }));
    }
  }
}

/** A time as it is stored may be of before there was a bound. */
function bounded(at: number): number {
  return Math.min(Math.max(0, at), MAX_ELAPSED_MS);
}

function withoutEarlierDrafts(events: readonly AttemptEvent[]): readonly AttemptEvent[] {
  return events.filter(({ type }, index) => type !== 'DRAFT' || !isAnswering(events[index + 1]));
}

function isAnswering(event: AttemptEvent | undefined): boolean {
  return event?.type === 'DRAFT' || event?.type === 'ANSWER';
}

/** The deviations of an attempt in the order in which they came. */
export async function deviationsOf(db: Db, attempt: AttemptRow): Promise<Deviation[]> {
  const batches = await findDeviantBatches(db, attempt.id);
  if (batches.length === 0) return [];
  const rows = await findAttemptTasks(db, attempt.id);
  const contents = await taskRevisionsOf(db, rows);
  const plays = new Map<string, SimulationPlay | null>();
  for (const row of rows) plays.set(row.taskId, await simulationPlay(db, row));
  return batches.map(({ reason, receivedAt, events }) => ({
    reason,
    receivedAt,
    tasks: rows.flatMap((row) => {
      const own = events.filter(({ taskId }) => taskId === row.taskId);
      const data = contents.get(row.taskId);
      if (own.length === 0 || data === undefined) return [];
      const { taskId, taskType, position: order } = row;
      const { shown } = shownQuestion(row, data, orderOf(attempt), false);
      const acts = withoutEarlierDrafts(own).flatMap((event) => actsOf(event, plays.get(taskId) ?? null));
      const question = data.question.content;
      const omitted = Math.max(0, acts.length - MAX_ACTS);
      return [{ taskId, order, taskType, question, shown, acts: acts.slice(0, MAX_ACTS), omitted }];
    }),
  }));
}
