// Which control events a person may see, and which they may change as a whole.
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import { seesAllPeople, taughtUsers, type Caller } from './people-visibility.ts';

type OfEvents = (
  eb: ExpressionBuilder<Schema, 'executions'>,
) => ExpressionWrapper<Schema, 'executions', SqlBool>;

/** The events of anybody whom the caller teaches, or of anybody whom they do not teach. */
function eventsWith(db: Db | Tx, caller: Caller, isTaught: boolean) {
  return db
    .selectFrom('executionUsers')
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .select('executionUsers.executionId')
    .where((eb) => {
      const taught = taughtUsers(db, caller)(eb as never);
      // A person without a group is taught by nobody: `not in` would say neither yes nor no.
      return isTaught ? taught : eb.or([eb('users.groupId', 'is', null), eb.not(taught)]);
    });
}

/** The condition on `executions` for those that the caller made, or that a person of theirs is assigned to. */
export function visibleEvents(db: Db | Tx, caller: Caller): OfEvents {
  return (eb) =>
    seesAllPeople(caller)
      ? eb('executions.id', 'is not', null)
      : eb.or([
          eb('executions.createdBy', '=', caller.id),
          eb('executions.id', 'in', eventsWith(db, caller, true)),
        ]);
}

/**
 * The condition on visible `executions` for those whose work and times the caller may change: what they made
 * themselves, and events with nobody but people they teach.
 */
export function changeableEvents(db: Db | Tx, caller: Caller): OfEvents {
  return (eb) =>
    seesAllPeople(caller)
      ? eb('executions.id', 'is not', null)
      : eb.or([
          eb('executions.createdBy', '=', caller.id),
          eb('executions.id', 'not in', eventsWith(db, caller, false)),
        ]);
}
