// Cases with the newest revision of their play part; keys are read separately.
import type { PracticeCaseRow } from '#contract/calls/practice-cases.ts';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Db } from '#server/storage/schema.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import type { SimulationName, StoredCase } from '#tasks/simulation/kind.ts';

function selectCases(db: Db) {
  return db
    .selectFrom('cases')
    .innerJoin('caseRevisions', (join) =>
      join
        .onRef('caseRevisions.caseId', '=', 'cases.id')
        .onRef('caseRevisions.revision', '=', 'cases.revision'),
    )
    .where('cases.archivedAt', 'is', null);
}

function toRow(
  simulation: SimulationName,
  { id, title, goal, timeLimitMs }: Omit<StoredCase, 'play'>,
): PracticeCaseRow {
  return { id, simulation, title, goal, timeLimitMs: timeLimitMs ?? null };
}

/**
 * All cases that are not archived, in their set order; those without one follow in the order of creation.
 * @param simulation only cases of this simulation; all when left out
 */
export async function findPracticeCases(db: Db, simulation?: SimulationName): Promise<PracticeCaseRow[]> {
  const wanted =
    simulation === undefined ? selectCases(db) : selectCases(db).where('cases.simulation', '=', simulation);
  const rows = await wanted
    .select(['cases.simulation', 'caseRevisions.data'])
    .orderBy('cases.dateCreating')
    .orderBy('cases.id')
    .execute();
  return rows
    .map(({ simulation, data }) => ({ simulation, stored: TASK_KINDS[simulation].parseCase(data) }))
    .toSorted((a, b) => a.stored.order - b.stored.order)
    .map(({ simulation: own, stored }) => toRow(own, stored));
}

interface FoundCase {
  readonly row: PracticeCaseRow;
  readonly revision: number;
  readonly play: SimulationPlay;
}

/** A case as it is played in a mode; undefined if it does not exist. */
export async function findPracticeCase(
  db: Db,
  id: string,
  { mode, isKeyGiven }: { readonly mode: WorkMode; readonly isKeyGiven: boolean },
): Promise<FoundCase | undefined> {
  const found = await selectCases(db)
    .innerJoin('rulesetRevisions', (join) =>
      join
        .onRef('rulesetRevisions.rulesetId', '=', 'caseRevisions.rulesetId')
        .onRef('rulesetRevisions.revision', '=', 'caseRevisions.rulesetRevision'),
    )
    .select(['cases.simulation', 'caseRevisions.data', 'caseRevisions.revision'])
    .select('rulesetRevisions.data as ruleset')
    .where('cases.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { simulation, revision, ruleset } = found;
  const kind = TASK_KINDS[simulation];
  const stored = kind.parseCase(found.data);
  const play: SimulationPlay = {
    simulation,
    codeVersion: kind.codeVersion,
    caseId: id,
    caseRevision: revision,
    rulesetId: stored.rulesetId,
    rulesetRevision: stored.rulesetRevision,
    seed: stored.seed,
    // It is opened by its name, and nothing of it is kept: there is nothing to wrap.
    ...kind.travelling(mode === 'CONTROL' ? 'SELFCONTROL' : mode, { ...stored, ruleset }, isKeyGiven),
  };
  return { row: toRow(simulation, stored), revision, play };
}
