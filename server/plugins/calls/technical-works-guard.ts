// While technical works are on, serves only excluded people and what a running attempt needs.
import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#contract/call.ts';
import { startAttempt } from '#contract/calls/works.ts';
import { CONCERNS_RUNNING_ATTEMPT } from '#server/repositories/running-attempts.ts';
import {
  readTechnicalWorks,
  retryAfterSeconds,
  statusAt,
  type TechnicalWorksRow,
} from '#server/repositories/technical-works.ts';
import type { Db } from '#server/storage/schema.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { Person } from './call-context.ts';

/** Admins are always excluded from technical works, so that nobody can lock everybody out. */
function isAlwaysExcluded(person: Person | undefined): boolean {
  return (
    person !== undefined && (person.roleName === 'ROLE_ADMIN' || person.privileges.has('TECHNICAL_WORKS'))
  );
}

/** Other processes see a change within this time; the one that made it sees it at once. */
const FRESH_MS = 1000;
const rows = new WeakMap<Db, { readonly row: Promise<TechnicalWorksRow>; readonly readAtMs: number }>();

function currentRow(db: Db): Promise<TechnicalWorksRow> {
  const known = rows.get(db);
  const nowMs = performance.now();
  if (known !== undefined && nowMs - known.readAtMs < FRESH_MS) return known.row;
  const row = readTechnicalWorks(db);
  rows.set(db, { row, readAtMs: nowMs });
  row.catch(() => rows.delete(db));
  return row;
}

/** Call after this process has changed the state, so that it is read again. */
export function forgetTechnicalWorks(db: Db): void {
  rows.delete(db);
}

/** Throws if a call is marked RUNNING_ATTEMPT but no check of the running attempt exists for it. */
export function checkRunningAttemptCall(call: CallDefinition): void {
  if (call.duringTechnicalWorks === 'RUNNING_ATTEMPT' && !CONCERNS_RUNNING_ATTEMPT.has(call.id))
    throw new Error(`The call ${call.id} does not say what of a running attempt it serves.`);
}

async function isOfRunningAttempt(
  call: CallDefinition,
  { person, params }: FastifyRequest,
  row: TechnicalWorksRow,
  db: Db,
): Promise<boolean> {
  const concerns = CONCERNS_RUNNING_ATTEMPT.get(call.id);
  if (call.duringTechnicalWorks !== 'RUNNING_ATTEMPT' || concerns === undefined || person === undefined)
    return false;
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined;
  return typeof id === 'string' && concerns({ db, owner: person, id, since: row.startsAt });
}

/** Throws TECHNICAL_WORKS while they are on, except for excluded people and calls of a running attempt. */
export async function guardTechnicalWorks(
  call: CallDefinition,
  request: FastifyRequest,
  db: Db,
): Promise<void> {
  const { person } = request;
  if (call.duringTechnicalWorks === true || isAlwaysExcluded(person)) return;
  const row = await currentRow(db);
  const now = new Date().toISOString();
  if (statusAt(row, now) !== 'ACTIVE') return;
  if (person !== undefined && row.excludedUserIds.includes(person.id)) return;
  const fault = new ApiFault('TECHNICAL_WORKS', {
    retryAfterSeconds: retryAfterSeconds(row, now),
    ...(call.id === startAttempt.id ? { message: 'NO_STARTS' } : {}),
  });
  if (!(await isOfRunningAttempt(call, request, row, db))) throw fault;
  request.startsRefused = fault;
}
