// Lists of registration requests, and their counts.
import type { z } from 'zod';
import type { listRegistrationRequests } from '#contract/calls/registration-requests.ts';
import type { RegistrationRequest } from '#contract/calls/registration-requests.ts';
import type { Page } from '#contract/page.ts';
import { pageOfRows } from '#server/repositories/lists.ts';
import { rowsWith } from '#server/repositories/text-search.ts';
import type { Db } from '#server/storage/schema.ts';
import { selectRequests, toRequests } from './registration-requests-repository.ts';

const SORT_COLUMNS = {
  createdAt: 'registrationRequests.createdAt',
  surname: 'registrationRequests.surnameKey',
  status: 'registrationRequests.status',
} as const;

/** How many of the newest requests are returned with the counts. */
const LATEST_SIZE = 200;

export async function pageOfRequests(
  db: Db,
  query: z.output<typeof listRegistrationRequests.query>,
): Promise<Page<RegistrationRequest>> {
  const { status, search, groupId, undelivered } = query;
  let found = selectRequests(db);
  if (undelivered === 'true') found = found.where('outbox.failedAt', 'is not', null);
  if (groupId !== undefined) found = found.where('registrationRequests.groupId', '=', groupId);
  if (status !== undefined) found = found.where('registrationRequests.status', '=', status);
  if (search !== undefined) found = found.where(await rowsWith(db, 'registrationRequests', search));
  return pageOfRows(found, query, SORT_COLUMNS, (rows) => toRequests(db, rows), 'registrationRequests.id');
}

/** The newest requests in these statuses. */
export async function latestRequests(
  db: Db,
  statuses: readonly RegistrationRequest['status'][],
): Promise<RegistrationRequest[]> {
  const rows = await selectRequests(db)
    .where('registrationRequests.status', 'in', statuses)
    .orderBy('registrationRequests.createdAt', 'desc')
    .orderBy('registrationRequests.id', 'desc')
    .limit(LATEST_SIZE)
    .execute();
  return toRequests(db, rows);
}

/** The number of decisions whose letter was given up. */
export async function countUndelivered(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('failedAt', 'is not', null)
    .where('subjectType', '=', 'registration')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of requests in each status. */
export async function countByStatus(db: Db): Promise<Record<RegistrationRequest['status'], number>> {
  const rows = await db
    .selectFrom('registrationRequests')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { PENDING: 0, APPROVED: 0, REJECTED: 0 };
  for (const row of rows) counts[row.status] = Number(row.count);
  return counts;
}
