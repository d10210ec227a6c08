// Gives a situation, fault, call or message to one or many people of an event, and calls off what waits; in the audit log, with what could not be done.
import type {
  Givable,
  Injected,
  InjectionMoment,
  InjectionRefusal,
  RefusedInjection,
} from '#contract/entities/injections.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import { personalRow } from '#server/repositories/personal-time.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { MAX_ISSUED } from '../../completed-work/issuing/issue-situation.ts';
import { isOver, lockedAttempt, type Acting } from '../acts/acting.ts';
import { currentRun } from './current-run.ts';
import { deliver, type Delivered, type ToDeliver } from './deliver.ts';
import { givableIn } from './givable.ts';
import { countGiven } from './injections-repository.ts';

interface Wanted {
  readonly event: Execution;
  readonly what: Injected;
  readonly setId: string | undefined;
  readonly moment: InjectionMoment;
  readonly userIds: readonly string[];
  readonly reason: string;
  readonly person: Person;
  readonly now: string;
}

interface Giving {
  readonly setId: string;
  readonly what: Injected;
  readonly text: Trilingual;
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

/** What became of it at once; WAITS: it has its moment yet to come; undefined: no run is open. */
async function doneNow(acting: Acting, giving: Giving): Promise<Delivered | 'WAITS' | undefined> {
  const { tx, attempt, executionId, userId, reason, person, now } = acting;
  if (giving.moment.kind !== 'NOW' || attempt === undefined) return 'WAITS';
  const run = await currentRun(tx, attempt.id);
  const by = { byId: person.id, byName: person.fullName };
  return deliver(tx, { ...rowOf(giving), ...by, executionId, userId, reason, now, run });
}

/** As it is stored. */
function rowOf({ what, text }: Giving): Pick<ToDeliver, 'kind' | 'situation' | 'words' | 'text'> {
  const words = 'words' in what ? what.words : '';
  return { kind: what.kind, situation: 'id' in what ? what.id : '', words, text };
}

const WAITING = { state: 'ARMED', issuedId: null, messageId: null } as const;

/** Undefined: it is given. */
async function giveTo(acting: Acting, giving: Giving): Promise<InjectionRefusal | undefined> {
  const why = refusalOf(acting, giving);
  if (why !== undefined) return why;
  const done = await doneNow(acting, giving);
  if (done === undefined) return 'NO_RUN';
  const { tx, executionId, userId, reason, person, now } = acting;
  const { setId, moment } = giving;
  const { text, ...row } = rowOf(giving);
  await tx
    .insertInto('injections')
    .values({
      id: newId(),
      setId,
      executionId,
      userId,
      ...row,
      text: json(text),
      moment: json(moment),
      reason,
      byId: person.id,
      byName: person.fullName,
      at: now,
      ...(done === 'WAITS' ? WAITING : { state: 'ISSUED', ...done }),
    })
    .execute();
  return undefined;
}

/** A new set, or the one of this event that it joins. */
async function setOf(tx: Tx, executionId: string, wanted: string | undefined): Promise<string> {
  if (wanted === undefined) return newId();
  const known = await tx
    .selectFrom('injections')
    .select('setId')
    .where('executionId', '=', executionId)
    .where('setId', '=', wanted)
    .limit(1)
    .executeTakeFirst();
  if (known === undefined) throw fieldFault('setId', 'NOT_FOUND');
  return known.setId;
}

/** The words of a message; else what the ruleset calls it; undefined: it cannot be given here. */
function nameOf(what: Injected, givable: readonly Givable[]): Trilingual | undefined {
  if (what.kind === 'MESSAGE')
    return givable.length === 0 ? undefined : { ru: what.words, en: what.words, ch: what.words };
  return givable.find(({ kind, id }) => kind === what.kind && id === what.id)?.text;
}

const subjectOf = ({ id, title }: Execution) => ({ type: 'execution', id, name: title.ru }) as const;

/** Runs inside a write that holds the event. People whom the caller may not see are as if they were not in it. */
export async function giveInjectionIn(
  tx: Tx,
  { event, what, moment, userIds, reason, person, now, ...wanted }: Wanted,
): Promise<{ done: string[]; refused: RefusedInjection[] }> {
  const text = nameOf(what, await givableIn(tx, event));
  if (text === undefined) throw fieldFault('what', 'NOT_FOUND');
  const seen = new Set(event.assignedUsers.map(({ id }) => id));
  const counts = await countGiven(tx, event.id);
  const setId = await setOf(tx, event.id, wanted.setId);
  const done: string[] = [];
  const refused: RefusedInjection[] = [];
  // In the one order of all acts: two at once wait for each other.
  for (const userId of [...new Set(userIds)].toSorted()) {
    const row = seen.has(userId) ? await personalRow(tx, event.id, userId) : undefined;
    const attempt = row && (await lockedAttempt(tx, event.id, userId));
    const giving = { setId, what, text, moment, count: counts.get(userId) ?? 0 };
    const why =
      row === undefined
        ? 'NOT_IN_EVENT'
        : await giveTo({ tx, executionId: event.id, userId, row, attempt, person, reason, now }, giving);
    if (why === undefined) done.push(userId);
    else refused.push({ userId, why });
  }
  const facts = { what: text, moment, reason, users: done };
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
    .where('id', 'in', ids)
    .where('userId', 'in', seen)
    .where('state', '=', 'ARMED')
    .returning(['id', 'userId', 'text'])
    .execute();
  if (rows.length > 0) {
    const texts = new Map(rows.map(({ text }) => [text.ru, text]));
    const facts = { calledOff: [...texts.values()], users: [...new Set(rows.map(({ userId }) => userId))] };
    await audit(tx, person, 'execution.inject', subjectOf(event), null, facts);
  }
  return rows.map(({ id }) => id);
}
