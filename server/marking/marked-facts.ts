// What the marking found of the clocks of an attempt's runs, kept for the teacher.
import { newId } from '#server/storage/new-id.ts';
import type { Db } from '#server/storage/schema.ts';
import type { HotStatement } from '#server/storage/storage.ts';
import type { MarkedTask } from './mark-job.ts';

/** Notes for the teacher on what the marking found of the clocks, in place of earlier such notes. */
export function markedFacts(
  db: Db,
  attemptId: string,
  tasks: readonly MarkedTask[],
): readonly HotStatement[] {
  const at = new Date().toISOString();
  const facts = tasks.flatMap(({ taskId, idleShortMs, heldLateMs, simulation }) => {
    const { restarts: restart = 0, durationMs: simulatedMs = 0 } = simulation ?? {};
    const found = [
      { kind: 'IDLE_SHORT', lastedMs: idleShortMs } as const,
      { kind: 'HELD_LATE', lastedMs: heldLateMs } as const,
    ];
    return found.flatMap((fact) =>
      fact.lastedMs === 0 ? [] : [{ id: newId(), attemptId, taskId, restart, at, simulatedMs, ...fact }],
    );
  });
  const forget = db
    .deleteFrom('clockFacts')
    .where('attemptId', '=', attemptId)
    .where('kind', 'in', ['IDLE_SHORT', 'HELD_LATE']);
  return [
    { query: forget },
    ...(facts.length === 0 ? [] : [{ query: db.insertInto('clockFacts').values(facts) }]),
  ];
}
