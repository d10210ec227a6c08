// The program that takes the writer's next batch: number, events and clock together, or nothing.
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import { MAX_PAUSE_MS } from '#contract/control-time.ts';
import type { batchAnswerSchema, EventBatch } from '#contract/entities/attempt.ts';
import type { BatchDoubt } from '#contract/entities/attempt-trust.ts';
import { ApiFault, fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { AccessClaims } from '#server/plugins/security/access-tokens.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { sessionSlots, sessionStands } from '#server/repositories/session-condition.ts';
import type { Json } from '#server/storage/columns.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import type { HotOutcome, Storage } from '#server/storage/storage.ts';
import type { RunClocksTable } from '#server/storage/tables/saving.ts';
import { laterBy, nextVersion, type AttemptRow } from '../attempts-repository.ts';
import { contactSlots, contactStatement, entriesOf, noteContact } from '../clock/clock-repository.ts';
import {
  isNothingLeftOut,
  issuedIn,
  noteLateIssues,
  takeIssuedStatement,
  type TakenRow,
} from '../issuing/issued-repository.ts';
import type { SavedSize } from './saved-size-repository.ts';
import { sealOf } from './seal.ts';

export type BatchAnswer = z.infer<typeof batchAnswerSchema>;

export interface Saving {
  readonly storage: Storage;
  readonly claims: AccessClaims;
  /** Looks the person up in full or throws; called only if the usual program changed nothing. */
  readonly person: () => Promise<Person>;
  readonly attemptId: string;
  readonly batch: EventBatch;
  readonly now: string;
}

/** A saving whose events are known to be fit, as they are stored. */
export interface FitSaving extends Saving {
  readonly text: Json<EventBatch['events']>;
  readonly size: SavedSize;
}

type Open = 'IN_PROGRESS' | 'CLOSING';

/**
 * What the first batch that arrives after the deadline closes in passing. It is no contact, because more batches
 * from before the deadline may follow it.
 */
const CLOSED = {
  status: sql.lit<Open>('CLOSING'),
  version: sql<number>`${sql.ref('version')} + case when ${sql.ref('status')} = 'IN_PROGRESS' then 1 else 0 end`,
};

function isOverAt(now: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref('status')} = 'CLOSING'
    or (${sql.ref('status')} = 'IN_PROGRESS' and ${sql.ref('deadline')} <= ${now}))`;
}

/**
 * Raises the sequence number if this is the current writer's next batch and they may still write. The status
 * is a literal, because SQLite plans a statement with a bound status anew at every run.
 */
function claimStatement(status: Open) {
  return prepareStatement((db, slot) => {
    const claim = db
      .updateTable('attempts')
      .set((eb) => ({
        lastSequence: slot<number>('sequence'),
        savedBytes: eb('savedBytes', '+', slot<number>('bytes')),
        savedEvents: eb('savedEvents', '+', slot<number>('events')),
        ...(status === 'CLOSING' ? CLOSED : { lastContactAt: slot<string>('now') }),
      }))
      .where('id', '=', slot<string>('attemptId'))
      .where('userId', '=', slot<string>('userId'))
      // A demo attempt must also be of this session.
      .where((eb) => eb.or([eb('sessionId', 'is', null), eb('sessionId', '=', slot<string>('sessionId'))]))
      .where('writer', '=', slot<number>('writer'))
      .where('lastSequence', '=', slot<number>('previous'))
      .where('savedBytes', '<=', slot<number>('bytesBefore'))
      .where('savedEvents', '<=', slot<number>('eventsBefore'))
      .where(isNothingLeftOut(slot))
      .where(sessionStands(slot, 'LEARN'))
      .returning(['deadline', 'startedAt', 'orderSecret', 'writerKey', 'prompts']);
    const isRunning = claim.where('status', '=', sql.lit<Open>('IN_PROGRESS'));
    return status === 'CLOSING'
      ? claim.where(isOverAt(slot<string>('now')))
      : isRunning.where((eb) =>
          eb.or([eb('deadline', 'is', null), eb('deadline', '>', slot<string>('now'))]),
        );
  });
}

const claims = { IN_PROGRESS: claimStatement('IN_PROGRESS'), CLOSING: claimStatement('CLOSING') } as const;

/**
 * In CONTROL what comes while the teacher has stopped the time counts only when a teacher accepts it, and so do actions
 * without their run's clock. Our own page takes nothing during a pause.
 */
function doubtOf(slot: <T>(name: string) => T, hasClock: boolean): RawBuilder<BatchDoubt | null> {
  const pausedAt = sql.ref('executionUsers.pausedAt');
  return sql<BatchDoubt | null>`(
    select case when ${sql.ref('mode')} <> 'CONTROL' then null
      when exists (select 1 from ${sql.table('executionUsers')}
        where ${sql.ref('executionUsers.executionId')} = ${sql.ref('attempts.executionId')}
        and ${sql.ref('executionUsers.userId')} = ${sql.ref('attempts.userId')}
        and ${pausedAt} > ${slot<string>('pausedAfter')} and ${pausedAt} < ${slot<string>('pausedBefore')}) then 'PAUSED'
      else ${hasClock ? sql.lit(null) : sql.lit('NO_CLOCK')} end
    from ${sql.table('attempts')} where ${sql.ref('attempts.id')} = ${slot<string>('attemptId')})`;
}

function keepStatement(isDecided: boolean, hasClock: boolean) {
  return prepareStatement((db, slot) =>
    db.insertInto('eventBatches').values({
      attemptId: slot<string>('attemptId'),
      sequence: slot<number>('sequence'),
      writer: slot<number>('writer'),
      contentHash: slot<string>('contentHash'),
      events: slot<Json<EventBatch['events']>>('events'),
      receivedAt: slot<string>('now'),
      late: slot<boolean>('late'),
      doubt: isDecided ? slot<BatchDoubt | null>('doubt') : doubtOf(slot, hasClock),
    }),
  );
}

const keeps = {
  decided: keepStatement(true, true),
  clocked: keepStatement(false, true),
  unclocked: keepStatement(false, false),
} as const;

/** What was sent before a pause was heard of is under way for this long. */
const HEARD_MS = 10_000;

const pauseSlots = (now: string) => ({
  pausedAfter: laterBy(now, -MAX_PAUSE_MS),
  pausedBefore: laterBy(now, -HEARD_MS),
});

function keepFor(batch: EventBatch, doubt: BatchDoubt | null): (typeof keeps)['decided'] {
  if (doubt !== null) return keeps.decided;
  return isClocked(batch) ? keeps.clocked : keeps.unclocked;
}

/** Closes an attempt whose time is over. */
export const closeStatement = prepareStatement((db, slot) =>
  db
    .updateTable('attempts')
    .set({ status: 'CLOSING', version: nextVersion })
    .where('id', '=', slot<string>('attemptId'))
    .where('status', '=', sql.lit('IN_PROGRESS'))
    .where('deadline', '<=', slot<string>('now')),
);

type SealedRow = Pick<AttemptRow, 'deadline' | 'startedAt' | 'orderSecret' | 'writerKey' | 'prompts'>;

/** The server's signature over the attempt with this batch. */
export function sealAfter(
  { attemptId, batch }: Saving,
  { startedAt, orderSecret, writerKey }: Omit<SealedRow, 'deadline' | 'prompts'>,
): string {
  const { writer, sequence, contentHash } = batch;
  const deviceKey = writerKey ?? '';
  return sealOf({ attemptId, startedAt, orderSecret, deviceKey, writer, sequence, contentHash });
}

/** Whether the clock is that of all actions in the batch; without actions none is needed. */
function isClocked({ events, clock }: EventBatch): boolean {
  return events.every(
    (event) =>
      event.type !== 'ACTIONS' || (event.taskId === clock?.taskId && event.restart === clock.restart),
  );
}

/** The statements that claim the number, keep the events and, where the batch has one, hold its clock. */
function programOf(saving: FitSaving, status: Open, doubt: BatchDoubt | null) {
  const { storage, attemptId, batch, now, size } = saving;
  const { sequence, writer, contentHash, clock } = batch;
  const numbers = { attemptId, sequence, previous: sequence - 1, writer };
  const room = {
    ...size,
    bytesBefore: ATTEMPT_LIMITS.savedBytes - size.bytes,
    eventsBefore: ATTEMPT_LIMITS.savedEvents - size.events,
  };
  const session = sessionSlots(saving.claims, now);
  const keep = keepFor(batch, doubt);
  const events = saving.text;
  const late = status === 'CLOSING';
  const { run, entries } = issuedIn(batch.events);
  const runSlots = { runTaskId: run?.taskId ?? '', runRestart: run?.restart ?? 0 };
  const issuedSlots = { ...runSlots, issuedCount: entries.length };
  const slots = clock && contactSlots(attemptId, clock, now, entriesOf(batch).count);
  return [
    { query: claims[status](storage.db, { ...numbers, ...room, ...session, ...issuedSlots }), expectRows: 1 },
    {
      query: keep(storage.db, { ...numbers, ...pauseSlots(now), contentHash, events, now, late, doubt }),
      expectRows: 1,
    },
    ...(slots === undefined
      ? []
      : [{ query: contactStatement(storage.db, { ...slots, writer, ...session }), expectRows: 1 }]),
    ...entries.map(({ issue, at: atMs, code, item = '' }) => ({
      query: takeIssuedStatement(storage.db, { ...numbers, ...runSlots, issue, atMs, code, item }),
      expectRows: 1,
    })),
  ];
}

/** Holds the run's clock, and what was issued for it, against the server's time; `rows` are those after the batch's own. */
async function noteRun({ storage, attemptId, batch, now }: FitSaving, rows: Rows): Promise<void> {
  const [clock] = batch.clock === undefined ? [] : (rows[0] ?? []);
  if (clock !== undefined) {
    const { firstAtMs } = entriesOf(batch);
    const row = clock as unknown as RunClocksTable;
    await noteContact(storage, { row, now, batch: { sequence: batch.sequence, firstAtMs } });
  }
  const taken = rows.slice(batch.clock === undefined ? 0 : 1).flat() as unknown as TakenRow[];
  if (taken.length > 0) await noteLateIssues(storage, attemptId, taken, { clock: batch.clock, now });
}

type Rows = Extract<HotOutcome, { readonly ok: true }>['rows'];

/** Throws where number and events were fine, and only the clock was not, or an entry in the server's name. */
function refuseRun({ batch }: FitSaving, failedAt: number): void {
  if (batch.clock !== undefined && failedAt === 2) throw new ApiFault('CLOCK_AHEAD');
  if (failedAt >= 2) throw fieldFault('events.issue', 'ISSUE_FORGED');
}

/**
 * Stores the writer's next batch and raises the number, both or neither, while the attempt has `status`; undefined if
 * nothing was changed. Throws CLOCK_AHEAD for a clock that the server's has not reached yet.
 */
export async function takeNext(
  saving: FitSaving,
  status: Open,
  doubt: BatchDoubt | null = null,
): Promise<BatchAnswer | undefined> {
  const { storage, batch, now } = saving;
  const outcome = await storage.hot(programOf(saving, status, doubt));
  if (!outcome.ok) {
    refuseRun(saving, outcome.failedAt);
    return undefined;
  }
  const [claimed, , ...others] = outcome.rows;
  const row = claimed?.[0] as SealedRow | undefined;
  if (row === undefined) return undefined;
  const { sequence } = batch;
  await noteRun(saving, others);
  const seal = sealAfter(saving, row);
  const { deadline, prompts } = row;
  return {
    acceptedSequence: sequence,
    nextSequence: sequence + 1,
    status,
    serverNow: now,
    deadline,
    late: status === 'CLOSING',
    prompts,
    seal,
  };
}
