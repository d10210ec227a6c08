// Of which works, and of how few people, figures are told to a caller.
import { makesContent } from '#server/repositories/learning-access.ts';
import { seesAllPeople } from '#server/repositories/people-visibility.ts';
import { visibleAttempts } from '#server/repositories/result-visibility.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db } from '#server/storage/schema.ts';

/** Authors and admins see figures of all works, others where they see a result. */
export function toldWorks(db: Db, person: Person) {
  const works = db.selectFrom('works').where('works.archivedAt', 'is', null);
  if (makesContent(person) || seesAllPeople(person)) return works;
  return works.where((eb) =>
    eb.exists(
      eb
        .selectFrom('attempts')
        .whereRef('attempts.workId', '=', 'works.id')
        .where(visibleAttempts(db, person))
        .select('attempts.id'),
    ),
  );
}
