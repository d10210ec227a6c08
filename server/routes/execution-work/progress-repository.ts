// How far events have come: people assigned whom the caller may see, begun, handed in, marked.
import { sql } from 'kysely';
import type { EventProgress } from '#contract/entities/control.ts';
import { visibleEvents } from '#server/repositories/event-visibility.ts';
import { visibleUsers, type Caller } from '#server/repositories/people-visibility.ts';
import { countedAttempts } from '#server/repositories/result-visibility.ts';
import type { Db } from '#server/storage/schema.ts';

const countIf = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
const status = sql.ref('attempts.status');

export async function progressOf(
  db: Db,
  caller: Caller,
  executionIds: readonly string[],
): Promise<EventProgress[]> {
  const rows = await db
    .selectFrom('executionUsers')
    .innerJoin('executions', 'executions.id', 'executionUsers.executionId')
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .leftJoin('attempts', (join) =>
      join
        .onRef('attempts.executionId', '=', 'executionUsers.executionId')
        .onRef('attempts.userId', '=', 'executionUsers.userId')
        .on((eb) => countedAttempts(eb as never)),
    )
    .where('executionUsers.executionId', 'in', executionIds)
    .where((eb) => visibleEvents(db, caller)(eb as never))
    .where((eb) => visibleUsers(db, caller)(eb as never))
    .groupBy('executionUsers.executionId')
    .select((eb) => [
      'executionUsers.executionId',
      eb.fn.count<number>('executionUsers.userId').as('assigned'),
      eb.fn.count<number>('attempts.id').as('begun'),
      countIf(sql<boolean>`${status} not in ('IN_PROGRESS', 'CLOSING')`).as('handedIn'),
      countIf(sql<boolean>`${status} = 'REVIEWED'`).as('marked'),
    ])
    .execute();
  return rows.map(({ executionId, assigned, begun, handedIn, marked }) => ({
    executionId,
    assigned: Number(assigned),
    begun: Number(begun),
    handedIn: Number(handedIn),
    marked: Number(marked),
  }));
}
