// What an act needs of one person in a control event: their part and their attempt, both locked.
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { personalRow, PersonalRow } from '#server/repositories/personal-time.ts';
import { controlDeadline } from '#server/repositories/personal-time.ts';
import { json } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';
import { nextVersion, type AttemptRow } from '../../completed-work/attempts-repository.ts';

export interface Acting {
  readonly tx: Tx;
  readonly executionId: string;
  readonly userId: string;
  readonly row: NonNullable<Awaited<ReturnType<typeof personalRow>>>;
  /** undefined: not begun. */
  readonly attempt: AttemptRow | undefined;
  readonly person: Person;
  readonly reason: string;
  readonly now: string;
}

/** The person's attempt of the event; of a demo account, which many share, the latest. */
export function lockedAttempt(tx: Tx, executionId: string, userId: string): Promise<AttemptRow | undefined> {
  return tx
    .selectFrom('attempts')
    .selectAll()
    .where('executionId', '=', executionId)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the attempt is over, or is closing. */
export const isOver = ({ attempt }: Acting): boolean =>
  attempt !== undefined && attempt.status !== 'IN_PROGRESS';

type PartChange = Partial<Pick<PersonalRow, 'incidentMs' | 'pauses'>> & {
  readonly pausedAt?: string | null;
  readonly outAt?: string | null;
};

export async function changePart({ tx, executionId, userId }: Acting, change: PartChange): Promise<void> {
  const { pauses, ...others } = change;
  await tx
    .updateTable('executionUsers')
    .set({ ...others, ...(pauses === undefined ? {} : { pauses: json(pauses) }) })
    .where('executionId', '=', executionId)
    .where('userId', '=', userId)
    .execute();
}

/** Changes what the person's time follows from, and moves the deadline of their attempt by as much. */
export async function changeTime(
  acting: Acting,
  change: Pick<PartChange, 'incidentMs' | 'pauses' | 'pausedAt'>,
): Promise<void> {
  await changePart(acting, change);
  const { tx, attempt, row } = acting;
  if (attempt?.status !== 'IN_PROGRESS' || attempt.deadline === null) return;
  const { incidentMs = row.incidentMs, pauses = row.pauses } = change;
  const before = Date.parse(controlDeadline(row, attempt.startedAt));
  const after = Date.parse(controlDeadline({ ...row, incidentMs, pauses }, attempt.startedAt));
  await storeAttempt(tx, attempt.id, {
    deadline: new Date(Date.parse(attempt.deadline) + after - before).toISOString(),
  });
}

export async function storeAttempt(tx: Tx, id: string, change: Partial<AttemptRow>): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ ...(change as object), version: nextVersion })
    .where('id', '=', id)
    .execute();
}
