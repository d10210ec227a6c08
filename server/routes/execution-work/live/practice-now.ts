// Where somebody of an event stands in their simulations: looked at for one opened row, by marking what there is so far.
import { z } from 'zod';
import type { PracticeNow } from '#contract/entities/control.ts';
import { equipmentResultSchema } from '#contract/simulation/equipment-result.ts';
import { trilingualSchema, type Trilingual } from '#contract/simulation/text.ts';
import type { JobTask, MarkedTask, MarkJob } from '#server/marking/mark-job.ts';
import { openMarkProcess, type MarkProcess } from '#server/marking/mark-process.ts';
import { loadJob } from '#server/marking/marking-queue.ts';
import { foldEvents, type SavedTask } from '#server/marking/fold-events.ts';
import type { Storage } from '#server/storage/storage.ts';
import { simulationKindOf } from '#tasks/kinds.ts';

const namedSchema = z.array(z.object({ id: z.string(), text: trilingualSchema }));
/** What a ruleset calls the places where a person can be. */
const locationsSchema = z.union([
  z.object({ map: z.object({ locations: namedSchema }) }).transform(({ map }) => map.locations),
  z.object({ places: namedSchema }).transform(({ places }) => places),
]);

const processes = new WeakMap<Storage, MarkProcess>();

/** Apart from the process that marks what was handed in: a board never holds that up. */
function processOf(storage: Storage): MarkProcess {
  const known = processes.get(storage) ?? openMarkProcess({ ms: 10_000 });
  processes.set(storage, known);
  return known;
}

type Simulated = JobTask & { readonly simulation: NonNullable<JobTask['simulation']> };

function lastWords({ taskType, simulation }: Simulated, { entries }: SavedTask): Trilingual | null {
  const words = simulationKindOf(taskType)?.inWords(simulation, entries.slice(-1)) ?? [];
  return words[0] ?? null;
}

function placeOf({ simulation }: Simulated, { entries }: SavedTask): Trilingual | null {
  const last = entries.at(-1)?.location;
  const known = locationsSchema.safeParse(simulation.ruleset).data ?? [];
  return known.find(({ id }) => id === last)?.text ?? null;
}

/** The state codes of a case of equipment; a room has none. */
function codesOf({ answer }: Pick<MarkedTask, 'answer'>): PracticeNow['tasks'][number]['codes'] {
  const result = equipmentResultSchema.safeParse(answer).data;
  if (result === undefined) return null;
  const { emergencySituations, stateProcess } = result;
  return { emergencySituations, stateProcess };
}

async function lookAt(storage: Storage, attemptId: string): Promise<PracticeNow['tasks']> {
  const job: MarkJob = await loadJob(storage.db, attemptId);
  // With what a teacher may still refuse: this is where the person is.
  const batches = job.claimed ?? job.batches;
  const saved = foldEvents(new Map(job.tasks.map((task) => [task.taskId, task.maxAttempts])), batches);
  const played = job.tasks.flatMap((task, index) => {
    const done = saved.get(task.taskId);
    return task.simulation === null || done === undefined || done.entries.length === 0
      ? []
      : [{ task: { ...task, simulation: task.simulation }, done, number: index + 1 }];
  });
  if (played.length === 0) return [];
  const marked = await processOf(storage).run({
    ...job,
    batches,
    tasks: played.map(({ task }) => task),
    claimed: null,
  });
  const byTask = new Map(marked.map((one) => [one.taskId, one]));
  return played.flatMap(({ task, done, number }) => {
    const found = byTask.get(task.taskId);
    if (found === undefined) return [];
    return {
      number,
      place: placeOf(task, done),
      lastAction: lastWords(task, done),
      codes: codesOf(found),
      score: found.mark,
      maxScore: task.maxScore,
    };
  });
}

const underWay = new WeakMap<Storage, Map<string, Promise<PracticeNow['tasks']>>>();

/** Several who look at one person at once share one look. */
export async function practiceNow(storage: Storage, attemptId: string): Promise<PracticeNow['tasks']> {
  const looks = underWay.get(storage) ?? new Map<string, Promise<PracticeNow['tasks']>>();
  underWay.set(storage, looks);
  const look = looks.get(attemptId) ?? lookAt(storage, attemptId).finally(() => looks.delete(attemptId));
  looks.set(attemptId, look);
  return look;
}
