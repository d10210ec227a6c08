/** Cases with the newest revision of their play part, and the keys apart from them. */
import type { PracticeCaseRow } from '#contract/calls/practice-cases.ts';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { roomCaseSchema, type RoomCase } from '#contract/simulation/room-case.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { Db } from '#server/storage/schema.ts';
import { roomPlayIn } from '#tasks/room/strip.ts';

function selectCases(db: Db) {
  return db
    .selectFrom('cases')
    .innerJoin('caseRevisions', (join) =>
      join
        .onRef('caseRevisions.caseId', '=', 'cases.id')
        .onRef('caseRevisions.revision', '=', 'cases.revision'),
    )
    .where('cases.archivedAt', 'is', null)
    .where('cases.simulation', '=', 'ROOM');
}

function toRow({ id, title, goal, timeLimitMs }: RoomCase): PracticeCaseRow {
  return { id, simulation: 'ROOM', title, goal, timeLimitMs: timeLimitMs ?? null };
}

/** All cases that are not archived, the oldest first. */
export async function findPracticeCases(db: Db): Promise<PracticeCaseRow[]> {
  const rows = await selectCases(db)
    .select('caseRevisions.data')
    .orderBy('cases.dateCreating')
    .orderBy('cases.id')
    .execute();
  return rows.map(({ data }) => toRow(roomCaseSchema.parse(data)));
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
    .select(['caseRevisions.data', 'caseRevisions.revision', 'rulesetRevisions.data as ruleset'])
    .where('cases.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const roomCase = roomCaseSchema.parse(found.data);
  const play: SimulationPlay = {
    simulation: 'ROOM',
    codeVersion: roomSimulation.codeVersion,
    caseId: id,
    caseRevision: found.revision,
    rulesetId: roomCase.rulesetId,
    rulesetRevision: roomCase.rulesetRevision,
    seed: roomCase.seed,
    ruleset: found.ruleset,
    play: roomPlayIn(mode, roomCase.play),
  };
  return { row: toRow(roomCase), revision: found.revision, play };
}
