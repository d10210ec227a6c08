// What a mark may rest on: the clock of a run held against the server's, and what a teacher has to accept.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { optionalTextSchema } from '../texts.ts';

/** The longest simulated or measured time in ms, about 23 days, as in the log. */
const MAX_CLOCK_MS = 2_000_000_000;
const clockMs = z.number().int().min(0).max(MAX_CLOCK_MS);

/** The clock of a run of a simulation as its device has it. */
export const runClockSchema = z.object({
  taskId: idSchema,
  restart: z.number().int().min(0).max(1000),
  /** The simulation's time now. */
  simulatedMs: clockMs,
  speed: z.number().int().min(1).max(1000),
  /** Simulated time ÷ speed since the run began that neither an action nor WAIT took. */
  idleMs: clockMs,
});
export type RunClock = z.infer<typeof runClockSchema>;

/**
 * Why a stored batch counts only when a teacher accepts it. LATE: it came within 120 s of the deadline. IN_GAP: the
 * simulation went on without the server. NO_CLOCK: it came without a clock. FILE: it was brought in as a file. PAUSED: it came
 * while the teacher had stopped the time.
 */
const BATCH_DOUBTS = ['LATE', 'IN_GAP', 'NO_CLOCK', 'FILE', 'PAUSED'] as const;
export const batchDoubtSchema = z.enum(BATCH_DOUBTS);
export type BatchDoubt = z.infer<typeof batchDoubtSchema>;

/** PENDING: neither passed nor failed until a teacher decides. CLAIMED: it stands beside a mark and changes nothing. */
const DOUBT_STATES = ['PENDING', 'CLAIMED', 'ACCEPTED', 'REFUSED'] as const;
export const doubtStateSchema = z.enum(DOUBT_STATES);
export type DoubtState = z.infer<typeof doubtStateSchema>;

/**
 * FREEZE: not heard of for 15 s, until the next contact. LAG: simulated time fell behind the server's. IDLE_SHORT: less idle time
 * was reported than the log itself leaves between its entries. HELD_LATE: what the server held back came so much after its time.
 */
const CLOCK_FACTS = ['FREEZE', 'LAG', 'IDLE_SHORT', 'HELD_LATE'] as const;
const clockFactKindSchema = z.enum(CLOCK_FACTS);
export type ClockFactKind = z.infer<typeof clockFactKindSchema>;

/** What a teacher sees of it. */
export const attemptTrustSchema = z.object({
  /** null: everything counts. */
  doubt: z
    .object({
      state: doubtStateSchema,
      /** The mark if all of it counted; null: not known. */
      claimedMark: z.number().nullable(),
      parts: z.array(
        z.object({ reason: batchDoubtSchema, at: dateTimeSchema, eventCount: z.number().int() }),
      ),
    })
    .nullable(),
  clock: z.array(
    z.object({
      kind: clockFactKindSchema,
      taskId: idSchema,
      at: dateTimeSchema,
      simulatedMs: z.number().int(),
      lastedMs: z.number().int(),
    }),
  ),
  /** What the server issued; `atMs` is its time in the log, null: it never arrived. */
  issued: z.array(
    z.object({
      taskId: idSchema,
      text: optionalTextSchema,
      reason: z.string(),
      byName: z.string(),
      issuedAt: dateTimeSchema,
      atMs: z.number().int().nullable(),
    }),
  ),
});
export type AttemptTrust = z.infer<typeof attemptTrustSchema>;
