// What the works of a course wait for before a learner may begin them: an earlier work, or a moment.
import type { LearnerWork } from '#contract/entities/work.ts';
import { learnableWorks, makesContent, type Learner } from '#server/repositories/learning-access.ts';
import { isHeldBack, ownAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { WorkRow } from './works-repository.ts';

type WaitsFor = NonNullable<LearnerWork['waitsFor']>;

/** Of these works, those that the learner has passed; a result that an open event holds back does not count yet. */
async function passedAmong(db: Db | Tx, learner: Learner, workIds: readonly string[], now: string) {
  const rows = await db
    .selectFrom('attempts')
    .select('attempts.workId')
    .distinct()
    .where(ownAttempts(learner))
    .where('attempts.workId', 'in', workIds)
    .where('attempts.passed', '=', true)
    .where((eb) => eb.not(isHeldBack(now)))
    .execute();
  return new Set(rows.map(({ workId }) => workId));
}

/**
 * What each of the works waits for; works that are open are left out. A work that has left the course, or that the learner
 * may not open, is waited for by none. Authors wait for nothing.
 */
export async function waitedFor(
  db: Db | Tx,
  learner: Learner,
  works: readonly WorkRow[],
  now: string,
): Promise<ReadonlyMap<string, WaitsFor>> {
  const waiting = new Map<string, WaitsFor>();
  if (makesContent(learner) || works.every(({ opens }) => opens === null)) return waiting;
  const earlierIds = works.flatMap(({ opens }) => (opens?.kind === 'AFTER' ? [opens.workId] : []));
  const earlier = await db
    .selectFrom('works')
    .select(['works.id', 'works.courseId', 'works.title'])
    .where('works.id', 'in', earlierIds)
    .where(learnableWorks(db, learner))
    .execute();
  const passed = await passedAmong(db, learner, earlierIds, now);
  for (const work of works) {
    const waits = waitOf(work, { earlier, passed, now });
    if (waits !== undefined) waiting.set(work.id, waits);
  }
  return waiting;
}

interface Known {
  readonly earlier: readonly Pick<WorkRow, 'id' | 'courseId' | 'title'>[];
  readonly passed: ReadonlySet<string>;
  readonly now: string;
}

function waitOf({ courseId, opens }: WorkRow, { earlier, passed, now }: Known): WaitsFor | undefined {
  if (opens === null) return undefined;
  if (opens.kind === 'FROM') return opens.at > now ? { kind: 'FROM', at: opens.at } : undefined;
  if (opens.kind !== 'AFTER' || passed.has(opens.workId)) return undefined;
  const before = earlier.find((one) => one.id === opens.workId && one.courseId === courseId);
  return before && { kind: 'AFTER', workId: before.id, title: before.title };
}
