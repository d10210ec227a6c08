// Which shipped shifts were made with which profile of the terminal.
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { profileOfPlay } from '#machines/equipment/builtin/profiles.ts';
import type { Tx } from '#server/storage/schema.ts';

/** Says it of each shipped shift that nobody has edited and of which nothing is said. A second run changes nothing. */
export async function addProfileUses(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('cases')
    .innerJoin('builtInRevisions', (join) =>
      join
        .onRef('builtInRevisions.id', '=', 'cases.id')
        .onRef('builtInRevisions.stored', '=', 'cases.revision')
        .on('builtInRevisions.kind', '=', 'CASE'),
    )
    .select('cases.id')
    .where('cases.simulation', '=', 'EQUIPMENT')
    .execute();
  const said = await tx
    .selectFrom('practiceUses')
    .select('userId')
    .where('kind', '=', 'PROFILE')
    .where('userKind', '=', 'CASE')
    .execute();
  const known = new Set(said.map(({ userId }) => userId));
  const shipped = new Set(rows.map(({ id }) => id));
  const uses = BUILTIN_EQUIPMENT_CASES.flatMap(({ id, play }) => {
    const profile = shipped.has(id) && !known.has(id) ? profileOfPlay(play) : undefined;
    return profile === undefined
      ? []
      : [{ kind: 'PROFILE' as const, id: profile.id, userKind: 'CASE' as const, userId: id }];
  });
  if (uses.length > 0) await tx.insertInto('practiceUses').values(uses).execute();
}
