// What can be given in an event: what the rulesets have that its simulations are played with.
import { z } from 'zod';
import type { Execution } from '#contract/entities/execution.ts';
import type { Givable } from '#contract/entities/injections.ts';
import { trilingualSchema } from '#contract/simulation/text.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findWorkRow, latestUntil, pinnedTasks, workUntil } from '../../works/works-repository.ts';

/** All that is needed of a ruleset. */
const rowSchema = z.object({ id: z.string(), text: trilingualSchema });

const givenOfSchema = z.object({
  modules: z.array(rowSchema),
  persons: z.array(rowSchema),
  emergency: z.object({
    situations: z.array(rowSchema.extend({ isFalseSign: z.literal(true).optional() })),
  }),
});

interface PinnedRuleset {
  readonly rulesetId: string;
  readonly rulesetRevision: number;
}

/** Those of attempts that have begun: a draw by topics has tasks that the work does not name. */
async function begunRulesets(db: Db | Tx, executionId: string): Promise<PinnedRuleset[]> {
  const rows = await db
    .selectFrom('attemptTasks')
    .innerJoin('attempts', 'attempts.id', 'attemptTasks.attemptId')
    .innerJoin('cases', 'cases.id', 'attemptTasks.caseId')
    .select(['attemptTasks.rulesetId', 'attemptTasks.rulesetRevision'])
    .distinct()
    .where('attempts.executionId', '=', executionId)
    .where('cases.simulation', '=', 'EQUIPMENT')
    .execute();
  return rows.flatMap(({ rulesetId, rulesetRevision }) =>
    rulesetId === null || rulesetRevision === null ? [] : [{ rulesetId, rulesetRevision }],
  );
}

/** Those of the work's own tasks, as who begins now gets them. */
async function comingRulesets(db: Db | Tx, { workId, contentAt }: Execution): Promise<PinnedRuleset[]> {
  const head = await findWorkRow(db, workId);
  if (head === undefined) return [];
  const { revision } = await workUntil(db, head, contentAt);
  const found: PinnedRuleset[] = [];
  for (const { task } of await pinnedTasks(db, workId, revision)) {
    const { caseId } = task.params;
    if (typeof caseId !== 'string') continue;
    const row = await db
      .selectFrom('caseRevisions')
      .innerJoin('cases', 'cases.id', 'caseRevisions.caseId')
      .select(['caseRevisions.rulesetId', 'caseRevisions.rulesetRevision'])
      .where('cases.id', '=', caseId)
      .where('cases.simulation', '=', 'EQUIPMENT')
      .orderBy(latestUntil('caseRevisions', contentAt), 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) found.push(row);
  }
  return found;
}

/** The names of all that can be given of a ruleset. */
function givenOf(data: unknown): readonly Givable[] {
  const { modules, persons, emergency } = givenOfSchema.parse(data);
  return [
    ...emergency.situations.map(({ id, text, isFalseSign = false }) => ({
      kind: 'SITUATION' as const,
      id,
      text,
      isFalseSign,
    })),
    ...modules.map(({ id, text }) => ({ kind: 'FAULT' as const, id, text, isFalseSign: false })),
    ...persons.map(({ id, text }) => ({ kind: 'CALL' as const, id, text, isFalseSign: false })),
  ];
}

/** Empty where the event has no simulation of the bay: in the room nothing can be given. */
export async function givableIn(db: Db | Tx, event: Execution): Promise<Givable[]> {
  const rulesets = [...(await comingRulesets(db, event)), ...(await begunRulesets(db, event.id))];
  const byRevision = new Map(rulesets.map((one) => [`${one.rulesetId} ${one.rulesetRevision}`, one]));
  const found = new Map<string, Givable>();
  for (const { rulesetId, rulesetRevision } of byRevision.values()) {
    const { data } = await db
      .selectFrom('rulesetRevisions')
      .select('data')
      .where('rulesetId', '=', rulesetId)
      .where('revision', '=', rulesetRevision)
      .executeTakeFirstOrThrow();
    for (const one of givenOf(data)) found.set(`${one.kind} ${one.id}`, one);
  }
  return [...found.values()];
}
