/** Switching technical works on and off and planning them, as an admin asks for it. */
import type { z } from 'zod';
import type { activateTechnicalWorks, TechnicalWorksChange } from '#contract/calls/technical-works.ts';
import { ApiFault, type FaultDetail } from '#server/plugins/api-fault.ts';
import { statusAt, type TechnicalWorksRow } from '#server/repositories/technical-works.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { StoredWorks } from './store-technical-works.ts';

export type WantedWorks = z.output<typeof activateTechnicalWorks.body>;

function endFault({ startsAt, endsAt, status, endsItself }: WantedWorks, now: string): FaultDetail[] {
  const wrong = (message: 'ENDS_IN_PAST' | 'ENDS_BEFORE_START'): FaultDetail[] => [
    { path: 'endsAt', code: 'FIELD_INVALID', message },
  ];
  const isPlan = status === 'PLANNED';
  if (endsAt === null || endsAt === undefined) {
    const isNeeded = isPlan || endsItself === true;
    return isNeeded ? [{ path: 'endsAt', code: 'FIELD_REQUIRED', message: 'FIELD_REQUIRED' }] : [];
  }
  if (endsAt <= now) return wrong('ENDS_IN_PAST');
  return isPlan && endsAt <= (startsAt ?? '') ? wrong('ENDS_BEFORE_START') : [];
}

function timeFaults(wanted: WantedWorks, now: string): FaultDetail[] {
  if (wanted.status === 'INACTIVE') return [];
  const isLate = wanted.status === 'PLANNED' && (wanted.startsAt ?? '') <= now;
  const start: FaultDetail[] = isLate
    ? [{ path: 'startsAt', code: 'FIELD_INVALID', message: 'STARTS_IN_PAST' }]
    : [];
  return [...start, ...endFault(wanted, now)];
}

function messageFaults({ message }: WantedWorks): FaultDetail[] {
  if (
    message === undefined ||
    message.ru.trim() !== '' ||
    (message.en.trim() === '' && message.ch.trim() === '')
  )
    return [];
  return [{ path: 'message.ru', code: 'FIELD_REQUIRED', message: 'RUSSIAN_NEEDED' }];
}

async function peopleFaults(db: Db | Tx, { excludedUserIds }: WantedWorks): Promise<FaultDetail[]> {
  const wanted = [...new Set(excludedUserIds)];
  if (wanted.length === 0) return [];
  const found = await db.selectFrom('users').select('id').where('id', 'in', wanted).execute();
  const known = new Set(found.map(({ id }) => id));
  const ids = wanted.filter((id) => !known.has(id));
  if (ids.length === 0) return [];
  const params = { ids: ids.slice(0, 5).join(', ') };
  return [{ path: 'excludedUserIds', code: 'NOT_FOUND', message: 'NO_SUCH_PEOPLE', params }];
}

/** Refuses, with all that is wrong at once, what cannot be. */
export async function checkWantedWorks(db: Db | Tx, wanted: WantedWorks, now: string): Promise<void> {
  const details = [...timeFaults(wanted, now), ...messageFaults(wanted), ...(await peopleFaults(db, wanted))];
  if (details.length > 0) throw new ApiFault('VALIDATION', { details });
}

function timesAfter(before: TechnicalWorksRow, wanted: WantedWorks, now: string) {
  const { status, startsAt = null, endsAt = null } = wanted;
  if (status === 'INACTIVE') return { startsAt: null, endsAt: null, endsItself: false };
  // A plan that says nothing of it ends by itself; works switched on by hand are ended by hand.
  const endsItself = wanted.endsItself ?? status === 'PLANNED';
  if (status === 'PLANNED') return { startsAt, endsAt, endsItself };
  const since = statusAt(before, now) === 'ACTIVE' ? (before.startsAt ?? now) : now;
  return { startsAt: since, endsAt, endsItself };
}

/** The state after the change; a message that is not given stays. */
export function worksAfter(before: TechnicalWorksRow, wanted: WantedWorks, now: string): StoredWorks {
  const { ru, en, ch } = wanted.message ?? before.message;
  return {
    active: wanted.status === 'ACTIVE',
    excludedUserIds: [...new Set(wanted.excludedUserIds)],
    message: { ru: ru.trim(), en: en.trim(), ch: ch.trim() },
    ...timesAfter(before, wanted, now),
  };
}

/** What the audit log says of the change. */
export function changeOf(
  before: TechnicalWorksRow,
  { status }: WantedWorks,
  now: string,
): TechnicalWorksChange['what'] {
  const was = statusAt(before, now);
  if (was === status) return 'CHANGED';
  if (status === 'ACTIVE') return 'BEGUN';
  if (status === 'PLANNED') return 'PLANNED';
  return was === 'PLANNED' ? 'CANCELLED' : 'ENDED';
}
