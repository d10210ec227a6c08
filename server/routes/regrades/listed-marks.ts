// The answers of a trial or an act, as its page lists them.
import type { RegradeMark } from '#contract/entities/regrade.ts';
import type { RegradeRow } from '#server/marking/regrade/regrades-repository.ts';
import { toPage, type PageRequest } from '#server/repositories/lists.ts';
import type { Db } from '#server/storage/schema.ts';
import { aliasOf, hidesName } from '../reviews/reviews-repository.ts';

function selectMarks(db: Db, id: string) {
  return db
    .selectFrom('regradeMarks')
    .innerJoin('attempts', 'attempts.id', 'regradeMarks.attemptId')
    .where('regradeMarks.regradeId', '=', id)
    .select(['regradeMarks.attemptId', 'outcome', 'oldMark', 'newMark', 'pinnedMark', 'taskMax', 'oldGates'])
    .select([
      'newGates',
      'oldShortCases',
      'newShortCases',
      'restMark',
      'restObstacles',
      'attemptMax',
      'needed',
      'oldVerdict',
      'newVerdict',
      'givenMark',
    ])
    .select([
      'attempts.userId',
      'attempts.userName',
      'attempts.groupId',
      'attempts.groupName',
      'attempts.status',
    ])
    .select(['attempts.hidesNames', 'attempts.reviewId', 'attempts.submittedAt']);
}

type ListedMark = Awaited<ReturnType<ReturnType<typeof selectMarks>['execute']>>[number];

function toMark(row: ListedMark): RegradeMark {
  const { userId, userName, groupId, groupName, status, hidesNames, reviewId, attemptId, ...figures } = row;
  const isHidden = hidesName({ hidesNames, status });
  const group = groupId === null ? null : { id: groupId, name: groupName ?? '' };
  return {
    ...figures,
    attemptId: isHidden ? null : attemptId,
    user: isHidden ? null : { id: userId, fullName: userName, group },
    alias: aliasOf(reviewId),
  };
}

/** A page of the answers, those that change first. */
export async function pageOfMarks(
  db: Db,
  { id }: RegradeRow,
  query: PageRequest & { readonly sort: string },
) {
  const { page, size } = query;
  const rows = await selectMarks(db, id)
    .orderBy('regradeMarks.change', query.sort.endsWith(',asc') ? 'asc' : 'desc')
    .orderBy('regradeMarks.attemptId')
    .limit(size)
    .offset(page * size)
    .execute();
  const { count } = await db
    .selectFrom('regradeMarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('regradeId', '=', id)
    .executeTakeFirstOrThrow();
  return toPage(rows.map(toMark), Number(count), query);
}
