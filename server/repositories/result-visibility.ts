/** Whose attempts a person sees, and how much of each. */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Reveal } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/call-context.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import { seesAllPeople, taughtGroupIds, type GroupIds } from './people-visibility.ts';

/** How long after an event's end somebody may still be sending. */
const eventGraceMs = 120_000;

type AttemptCondition = (
  eb: ExpressionBuilder<Schema, 'attempts'>,
) => ExpressionWrapper<Schema, 'attempts', SqlBool>;

/**
 * The condition on `attempts` that leaves those of the people whom the caller teaches or looks after; never of demo persons.
 * @param taught the groups, where they have been looked up before
 */
export function taughtAttempts(
  db: Db | Tx,
  person: Person,
  taught: GroupIds = taughtGroupIds(db, person.id),
): AttemptCondition {
  return (eb) => {
    const real = eb('attempts.demo', '=', false);
    if (seesAllPeople(person)) return real;
    return eb.and([real, eb('attempts.groupId', 'in', taught)]);
  };
}

/** One's own attempts; of a demo person those of the session. */
export function ownAttempts(person: Person): AttemptCondition {
  return (eb) =>
    eb.and([
      eb('attempts.userId', '=', person.id),
      eb.or([eb('attempts.sessionId', 'is', null), eb('attempts.sessionId', '=', person.sessionId)]),
    ]);
}

/**
 * One's own attempts, and with RESULTS_READ those of the groups one teaches. Where a work hides names, an attempt that waits
 * for its mark is in the review queue alone: beside the name, its answers would tell whose they are.
 */
export function visibleAttempts(db: Db | Tx, person: Person, taught?: GroupIds): AttemptCondition {
  return (eb) => {
    const own = ownAttempts(person)(eb);
    if (!person.privileges.has('RESULTS_READ')) return own;
    const isNamed = eb.or([
      eb('attempts.hidesNames', '=', false),
      eb('attempts.status', '!=', 'REVIEW_PENDING'),
    ]);
    return eb.or([own, eb.and([taughtAttempts(db, person, taught)(eb), isNamed])]);
  };
}

/** What decides how much of an attempt its owner sees. */
export interface Revealing {
  readonly reveal: Reveal;
  readonly mode: 'TRAINING' | 'SELFCONTROL' | 'CONTROL';
  readonly status: string;
  /** When the event of the attempt ends, as it is planned now. */
  readonly eventEnd: string | null;
}

/** Whether the event is over for everybody: its end and the grace for late batches have passed. */
export function eventIsOver(eventEnd: string, now: string): boolean {
  return Date.parse(now) >= Date.parse(eventEnd) + eventGraceMs;
}

/**
 * How much the owner sees of an attempt. In CONTROL at most the mark until the event is over for everybody; then what the
 * work reveals, where MARK (the default) means the mark at once and the rest after the event.
 */
export function revealToOwner({ reveal, mode, status, eventEnd }: Revealing, now: string): Reveal {
  if (status !== 'REVIEWED' && status !== 'REVIEW_PENDING') return 'NOTHING';
  if (mode !== 'CONTROL' || reveal === 'NOTHING') return reveal;
  if (eventEnd === null || !eventIsOver(eventEnd, now)) return 'MARK';
  return reveal === 'MARK' ? 'ALL' : reveal;
}
