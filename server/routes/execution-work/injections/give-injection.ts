// Gives a situation to one or many people of an event, and calls off what waits; in the audit log, with what could not be done.
import type {
  Givable,
  InjectionMoment,
  InjectionRefusal,
  RefusedInjection,
} from '#contract/entities/injections.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import { personalRow } from '#server/repositories/personal-time.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { MAX_ISSUED, putIssued } from '../../completed-work/issuing/issue-situation.ts';
import { raiseOwnNumber } from '../acts/acts-repository.ts';
import { isOver, lockedAttempt, type Acting } from '../acts/acting.ts';
import { currentRun } from './current-run.ts';
import { givableIn } from './givable.ts';
import { countGiven } from './injections-repository.ts';

interface Wanted {
  readonly event: Execution;
  readonly situation: string;
  readonly moment: InjectionMoment;
  readonly userIds: readonly string[];
  readonly reason: string;
  readonly person: Person;
  readonly now: string;
}

interface Giving {
  readonly setId: string;
  readonly given: Givable;
  readonly moment: InjectionMoment;
  readonly count: number;
}

function refusalOf(acting: Acting, { count, moment }: Giving): InjectionRefusal | undefined {
  const { person, userId, row, attempt } = acting;
  // Nobody gives anything to themselves.
  if (userId === person.id) return 'SELF';
  if (row.outAt !== null) return 'OUT';
  if (isOver(acting)) return 'ENDED';
  if (count >= MAX_ISSUED) return 'TOO_MANY';
  return moment.kind === 'NOW' && attempt === undefined ? 'NOT_BEGUN' : undefined;
}

/** The id of the entry that was issued at once; null: it waits for its moment; undefined: no run is open. */
async function issuedNow(acting: Acting, { given, moment }: Giving): Promise<string | null | undefined> {
  const { tx, attempt, executionId, userId, reason, person, now } = acting;
  if (moment.kind !== 'NOW' || attempt === undefined) return null;
  const run = await currentRun(tx, attempt.id);
  if (run === undefined) return undefined;
  const { id } = await putIssued(tx, run, { situation: given.id, reason, byName: person.fullName, now });
  await raiseOwnNumber(tx, executionId, userId);
  return id;
}

/** Undefined: it is given. */
async function giveTo(acting: Acting, giving: Giving): Promise<InjectionRefusal | undefined> {
  const why = refusalOf(acting, giving);
  if (why !== undefined) return why;
  const issuedId = await issuedNow(acting, giving);
  if (issuedId === undefined) return 'NO_RUN';
  const { tx, executionId, userId, reason, person, now } = acting;
  const { setId, given, moment } = giving;
  await tx
    .insertInto('injections')
    .values({
      id: newId(),
      setId,
      executionId,
      userId,
      situation: given.id,
      text: json(given.text),
      moment: json(moment),
      reason,
      byId: person.id,
      byName: person.fullName,
      at: now,
      state: issuedId === null ? 'ARMED' : 'ISSUED',
      issuedId,
    })
    .execute();
  return undefined;
}

const subjectOf = ({ id, title }: Execution) => ({ type: 'execution', id, name: title.ru }) as const;

/** Runs inside a write that holds the event. People whom the caller may not see are as if they were not in it. */
export async function giveInjectionIn(
  tx: Tx,
  { event, situation, moment, userIds, reason, person, now }: Wanted,
): Promise<{ done: string[]; refused: RefusedInjection[] }> {
  const given = (await givableIn(tx, event)).find(({ id }) => id === situation);
  if (given === undefined) throw fieldFault('situation', 'NOT_FOUND');
  const seen = new Set(event.assignedUsers.map(({ id }) => id));
  const counts = await countGiven(tx, event.id);
  const setId = newId();
  const done: string[] = [];
  const refused: RefusedInjection[] = [];
  // In the one order of all acts: two at once wait for each other.
  for (const userId of [...new Set(userIds)].toSorted()) {
    const row = seen.has(userId) ? await personalRow(tx, event.id, userId) : undefined;
    const attempt = row && (await lockedAttempt(tx, event.id, userId));
    const giving = { setId, given, moment, count: counts.get(userId) ?? 0 };
    const why =
      row === undefined
        ? 'NOT_IN_EVENT'
        : await giveTo({ tx, executionId: event.id, userId, row, attempt, person, reason, now }, giving);
    if (why === undefined) done.push(userId);
    else refused.push({ userId, why });
  }
  const facts = { situation, moment, reason, users: done };
  if (done.length > 0) await audit(tx, person, 'execution.inject', subjectOf(event), null, facts);
  return { done, refused };
}

/** Those that still waited; what has been issued in the meantime stands. */
export async function cancelInjectionsIn(
  tx: Tx,
  { event, ids, person }: Pick<Wanted, 'event' | 'person'> & { readonly ids: readonly string[] },
): Promise<string[]> {
  const seen = event.assignedUsers.map(({ id }) => id);
  const rows = await tx
    .updateTable('injections')
    .set({ state: 'CANCELLED' })
    .where('executionId', '=', event.id)
    .where('id', 'in', [...ids])
    .where('userId', 'in', [...seen, ''])
    .where('state', '=', 'ARMED')
    .returning('id')
    .execute();
  const done = rows.map(({ id }) => id);
  if (done.length > 0)
    await audit(tx, person, 'execution.inject', subjectOf(event), null, { calledOff: done });
  return done;
}
