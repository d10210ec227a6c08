// Whose attempts a person may see, and how much of each.
import { expressionBuilder, sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { Reveal } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import type { AttemptOrigin } from '#server/storage/tables/learning.ts';
import { seesAllPeople, taughtGroupIds, type GroupIds } from './people-visibility.ts';

/** How long after the end of an event late batches may still arrive. */
const EVENT_GRACE_MS = 120_000;

type AttemptCondition = (
  eb: ExpressionBuilder<Schema, 'attempts'>,
) => ExpressionWrapper<Schema, 'attempts', SqlBool>;

/**
 * The condition for attempts that count: no demo student's, and no author's trial. Whatever shows, counts or changes results of
 * others goes by it (trials.test.ts walks them all).
 */
export const countedAttempts: AttemptCondition = (eb) => eb('attempts.demo', '=', false);

/**
 * The condition on `attempts` for those of people whom the caller teaches (an admin: all); no demo people.
 * @param taught the caller's groups, if they have been looked up already
 */
export function taughtAttempts(
  db: Db | Tx,
  person: Person,
  taught: GroupIds = taughtGroupIds(db, person.id),
): AttemptCondition {
  return (eb) => {
    if (seesAllPeople(person)) return countedAttempts(eb);
    return eb.and([countedAttempts(eb), eb('attempts.groupId', 'in', taught)]);
  };
}

/** Whose attempts, and in which session: others may share a demo account. */
export type Learning = Pick<Person, 'id' | 'sessionId'>;

/** The condition for a person's own attempts; for a demo person only those of the session. */
export function ownAttempts(person: Learning): AttemptCondition {
  return (eb) =>
    eb.and([
      eb('attempts.userId', '=', person.id),
      eb.or([eb('attempts.sessionId', 'is', null), eb('attempts.sessionId', '=', person.sessionId)]),
    ]);
}

/** The condition for a person's own results: own attempts without trials, which lead back to what is being written. */
export function ownResults(person: Learning): AttemptCondition {
  return (eb) => eb.and([ownAttempts(person)(eb), eb('attempts.origin', '!=', 'TRIAL')]);
}

/** What is one's own and, with RESULTS_READ, what others of one's groups have. */
function ownOrTaught(
  db: Db | Tx,
  person: Person,
  own: AttemptCondition,
  taught?: GroupIds,
): AttemptCondition {
  return (eb) => {
    if (!person.privileges.has('RESULTS_READ')) return own(eb);
    const isNamed = eb.or([
      eb('attempts.hidesNames', '=', false),
      eb('attempts.status', '!=', 'REVIEW_PENDING'),
    ]);
    return eb.or([own(eb), eb.and([taughtAttempts(db, person, taught)(eb), isNamed])]);
  };
}

/**
 * The condition for a person's own results and, with RESULTS_READ, those of the groups they teach. If a work
 * hides names, an attempt that waits for its mark is only in the review queue: next to the name, its answers
 * would tell whose they are.
 */
export const visibleAttempts = (db: Db | Tx, person: Person, taught?: GroupIds): AttemptCondition =>
  ownOrTaught(db, person, ownResults(person), taught);

/** The same for a single attempt: one's own trials may be read too. */
export const readableAttempts = (db: Db | Tx, person: Person): AttemptCondition =>
  ownOrTaught(db, person, ownAttempts(person));

/** What decides how much of an attempt its owner sees. */
interface Revealing {
  readonly origin?: AttemptOrigin;
  readonly reveal: Reveal;
  readonly mode: 'TRAINING' | 'SELFCONTROL' | 'CONTROL';
  readonly status: string;
  /** The latest personal end of the attempt's event. */
  readonly eventEnd: string | null;
  /** In the other modes: the latest end of the events that held the work when the attempt ended; see `heldUntil`. */
  readonly heldUntil: string | null;
}

/**
 * An expression on `attempts` outside CONTROL: the latest end of the events that assign its work to its person, hold it,
 * and had begun when the attempt ended; null if there is none.
 */
export function heldUntil() {
  return expressionBuilder<Schema, 'attempts'>()
    .selectFrom('executions as holding')
    .innerJoin('executionUsers as heldUsers', 'heldUsers.executionId', 'holding.id')
    .whereRef('heldUsers.userId', '=', 'attempts.userId')
    .whereRef('holding.workId', '=', 'attempts.workId')
    .whereRef('holding.startDateTime', '<=', 'attempts.submittedAt')
    .where('attempts.mode', '<>', 'CONTROL')
    .where('holding.holds', '=', true)
    .where('holding.archivedAt', 'is', null)
    .select((eb) => eb.fn.max('holding.lastEnd').as('heldUntil'));
}

/** An expression on `attempts`: an open event hides its result from its owner; neither filter nor order tells it. */
export function isHeldBack(now: string) {
  const over = new Date(Date.parse(now) - EVENT_GRACE_MS).toISOString();
  return sql<boolean>`coalesce(${heldUntil()}, '') > ${over}`;
}

/** Whether the event is over for everybody: its end and the grace period for late batches have passed. */
function eventIsOver(eventEnd: string, now: string): boolean {
  return Date.parse(now) >= Date.parse(eventEnd) + EVENT_GRACE_MS;
}

/** Whether an event that is not over for everybody holds an attempt: its own in CONTROL, else one of its work. */
export function isHeldByEvent(
  { mode, eventEnd, heldUntil: heldEnd }: Pick<Revealing, 'mode' | 'eventEnd' | 'heldUntil'>,
  now: string,
): boolean {
  const end = mode === 'CONTROL' ? eventEnd : heldEnd;
  return end !== null && !eventIsOver(end, now);
}

/** Whether the event of an attempt in CONTROL is over; a trial shows what learners will see then. */
function isOverForAll({ origin, eventEnd }: Pick<Revealing, 'origin' | 'eventEnd'>, now: string): boolean {
  return origin === 'TRIAL' || (eventEnd !== null && eventIsOver(eventEnd, now));
}

/**
 * How much the owner sees of an attempt. In CONTROL at most the mark until the event is over for everybody;
 * then what the work reveals. MARK (the default) means the mark at once and the rest after the event. In the other modes
 * nothing of an attempt that ended while an event held its work, until that is over.
 */
export function revealToOwner(attempt: Revealing, now: string): Reveal {
  const { reveal, mode, status, heldUntil: heldEnd } = attempt;
  if (status !== 'REVIEWED' && status !== 'REVIEW_PENDING') return 'NOTHING';
  if (reveal === 'NOTHING') return reveal;
  if (mode !== 'CONTROL') return heldEnd === null || eventIsOver(heldEnd, now) ? reveal : 'NOTHING';
  if (!isOverForAll(attempt, now)) return 'MARK';
  return reveal === 'MARK' ? 'ALL' : reveal;
}
