/** While technical works are on, only those who are excluded (and the calls that say so) are served. */
import type { CallDefinition } from '#contract/call.ts';
import type { Db } from '../storage/schema.ts';
import { ApiFault } from './api-fault.ts';
import type { Person } from './call-context.ts';

const RETRY_AFTER_SECONDS = 60;

/** The admin role is excluded always, so that nobody can lock everybody out. */
function isAlwaysExcluded(person: Person | undefined): boolean {
  return (
    person !== undefined && (person.roleName === 'ROLE_ADMIN' || person.privileges.has('TECHNICAL_WORKS'))
  );
}

interface State {
  readonly active: boolean;
  readonly excludedUserIds: readonly string[];
}

/** Another process sees a change within this time; the one that made it, at once. */
const FRESH_MS = 1000;
const states = new WeakMap<Db, { readonly state: Promise<State | undefined>; readonly readAtMs: number }>();

function currentState(db: Db): Promise<State | undefined> {
  const known = states.get(db);
  const nowMs = performance.now();
  if (known !== undefined && nowMs - known.readAtMs < FRESH_MS) return known.state;
  const state = db
    .selectFrom('technicalWorks')
    .select(['active', 'excludedUserIds'])
    .where('id', '=', 'current')
    .executeTakeFirst();
  states.set(db, { state, readAtMs: nowMs });
  state.catch(() => states.delete(db));
  return state;
}

/** This process has just changed the state. */
export function forgetTechnicalWorks(db: Db): void {
  states.delete(db);
}

/** Refuses with TECHNICAL_WORKS while they are on and the person is not excluded. */
export async function guardTechnicalWorks(
  call: CallDefinition,
  person: Person | undefined,
  db: Db,
): Promise<void> {
  if (call.duringTechnicalWorks === true || isAlwaysExcluded(person)) return;
  const state = await currentState(db);
  if (state === undefined || !state.active) return;
  if (person !== undefined && state.excludedUserIds.includes(person.id)) return;
  throw new ApiFault('TECHNICAL_WORKS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
