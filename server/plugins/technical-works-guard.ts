/** While technical works are on, only the excluded are served, and what a running attempt needs. */
import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#contract/call.ts';
import { startAttempt } from '#contract/calls/works.ts';
import { concernsRunningAttempt } from '../repositories/running-attempts.ts';
import {
  readTechnicalWorks,
  retryAfterSeconds,
  statusAt,
  type TechnicalWorksRow,
} from '../repositories/technical-works.ts';
import type { Db } from '../storage/schema.ts';
import { ApiFault } from './api-fault.ts';
import type { Person } from './call-context.ts';

/** The admin role is excluded always, so that nobody can lock everybody out. */
function isAlwaysExcluded(person: Person | undefined): boolean {
  return (
    person !== undefined && (person.roleName === 'ROLE_ADMIN' || person.privileges.has('TECHNICAL_WORKS'))
  );
}

/** Another process sees a change within this time; the one that made it, at once. */
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

/** This process has just changed the state. */
export function forgetTechnicalWorks(db: Db): void {
  rows.delete(db);
}

/** A call that says RUNNING_ATTEMPT must be one of those that know theirs. */
export function checkRunningAttemptCall(call: CallDefinition): void {
  if (call.duringTechnicalWorks === 'RUNNING_ATTEMPT' && !concernsRunningAttempt.has(call.id))
    throw new Error(`The call ${call.id} does not say what of a running attempt it serves.`);
}

async function isOfRunningAttempt(
  call: CallDefinition,
  { person, params }: FastifyRequest,
  row: TechnicalWorksRow,
  db: Db,
): Promise<boolean> {
  const concerns = concernsRunningAttempt.get(call.id);
  if (call.duringTechnicalWorks !== 'RUNNING_ATTEMPT' || concerns === undefined || person === undefined)
    return false;
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined;
  return typeof id === 'string' && concerns({ db, owner: person, id, since: row.startsAt });
}

/** Refuses with TECHNICAL_WORKS while they are on, the person is not excluded and it is not about their running attempt. */
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
