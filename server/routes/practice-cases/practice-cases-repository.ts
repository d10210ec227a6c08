/** Cases with the newest revision of their play part, and the keys apart from them. */
import type { PracticeCaseRow } from '#contract/calls/practice-cases.ts';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Db } from '#server/storage/schema.ts';
import { simulationKinds, type SimulationName, type StoredCase } from '#tasks/simulation/registry.ts';

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
 * All cases that are not archived, the oldest first.
 * @param simulation leave it out for those of all simulations
 */
export async function findPracticeCases(db: Db, simulation?: SimulationName): Promise<PracticeCaseRow[]> {
  const wanted =
    simulation === undefined ? selectCases(db) : selectCases(db).where('cases.simulation', '=', simulation);
  const rows = await wanted
    .select(['cases.simulation', 'caseRevisions.data'])
    .orderBy('cases.dateCreating')
    .orderBy('cases.id')
    .execute();
  return rows.map((row) => toRow(row.simulation, simulationKinds[row.simulation].parseCase(row.data)));
}

export interface FoundCase {
  readonly row: PracticeCaseRow;
  readonly revision: number;
  readonly play: SimulationPlay;
}

/** A case as it is played in a mode; undefined for one that is not there. */
export async function findPracticeCase(db: Db, id: string, mode: WorkMode): Promise<FoundCase | undefined> {
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
  const kind = simulationKinds[simulation];
  const stored = kind.parseCase(found.data);
  const play: SimulationPlay = {
    simulation,
    codeVersion: kind.codeVersion,
    caseId: id,
    caseRevision: revision,
    rulesetId: stored.rulesetId,
    rulesetRevision: stored.rulesetRevision,
    seed: stored.seed,
    ruleset,
    play: kind.playIn(mode, stored.play),
  };
  return { row: toRow(simulation, stored), revision, play };
}
