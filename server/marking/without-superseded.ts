// Leaves out of an attempt's saved events those that change nothing any more. Pure.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { undoubtedEvents, type StoredBatch } from './counted-events.ts';

type AnswerEvent = AttemptEvent & { readonly type: 'DRAFT' | 'ANSWER' };
type RunEvent = AttemptEvent & { readonly type: 'ACTIONS' | 'RESTART' };

function isAnswerEvent(event: AttemptEvent): event is AnswerEvent {
  return event.type === 'DRAFT' || event.type === 'ANSWER';
}

function isRunEvent(event: AttemptEvent): event is RunEvent {
  return event.type === 'ACTIONS' || event.type === 'RESTART';
}

/** Every confirmed answer that counts, and the last draft if it came after them. */
function neededAnswers(events: readonly AnswerEvent[], limit: number): readonly AttemptEvent[] {
  const confirmed: AttemptEvent[] = [];
  let last: AttemptEvent | undefined;
  for (const event of events) {
    if (confirmed.length >= limit) break;
    if (event.type === 'ANSWER') confirmed.push(event);
    last = event;
  }
  return last === undefined ? confirmed : [...confirmed, last];
}

/** The last run that counts, with the event that began it. */
function neededRun(events: readonly RunEvent[], limit: number): readonly AttemptEvent[] {
  let restart = 0;
  let run: AttemptEvent[] = [];
  for (const event of events) {
    const begins = event.restart > restart && event.restart < limit;
    if (begins) [restart, run] = [event.restart, []];
    if (begins || (event.type === 'ACTIONS' && event.restart === restart)) run.push(event);
  }
  return run;
}

function neededOfTask(events: readonly AttemptEvent[], limit: number): readonly AttemptEvent[] {
  const answers = events.filter(isAnswerEvent);
  const runs = events.filter(isRunEvent);
  // No task has both; if one had, what counts of either would depend on the other.
  if (answers.length > 0 && runs.length > 0) return events;
  const hint = events.find(({ type }) => type === 'HINT');
  return [...(hint === undefined ? [] : [hint]), ...neededAnswers(answers, limit), ...neededRun(runs, limit)];
}

function neededEvents(
  limits: ReadonlyMap<string, number>,
  batches: readonly (readonly AttemptEvent[])[],
): ReadonlySet<AttemptEvent> {
  const byTask = new Map<string, AttemptEvent[]>([...limits.keys()].map((taskId) => [taskId, []]));
  for (const event of batches.flat()) byTask.get(event.taskId)?.push(event);
  const needed = new Set<AttemptEvent>();
  for (const [taskId, events] of byTask)
    for (const event of neededOfTask(events, limits.get(taskId) ?? 1)) needed.add(event);
  return needed;
}

/**
 * `foldEvents` makes the same of the result as of `batches`, with what is in doubt and without. What is in
 * doubt stays as it is, for the teacher who decides about it.
 * @param limits the confirmed answers (or runs) allowed for each task
 * @returns the events of each batch that still count; some lists are empty
 */
export function withoutSuperseded(
  limits: ReadonlyMap<string, number>,
  batches: readonly StoredBatch[],
): readonly (readonly AttemptEvent[])[] {
  const needed = neededEvents(
    limits,
    batches.map(({ events }) => events),
  );
  const neededUndoubted = neededEvents(limits, undoubtedEvents(batches));
  return batches.map(({ events, doubt }) =>
    doubt === null ? events.filter((event) => needed.has(event) || neededUndoubted.has(event)) : events,
  );
}
