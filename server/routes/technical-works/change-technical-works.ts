// Technical works as an admin changes them: on, off, or planned.
import type { z } from 'zod';
import type { activateTechnicalWorks, TechnicalWorksChange } from '#contract/calls/technical-works.ts';
import { inEveryLanguage, textsOf } from '#contract/languages.ts';
import { ApiFault, type FaultDetail } from '#server/plugins/errors/api-fault.ts';
import { statusAt, type TechnicalWorksRow } from '#server/repositories/technical-works.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { StoredWorks } from './store-technical-works.ts';
import { isBlank } from '#contract/is-blank.ts';

type WantedWorks = z.output<typeof activateTechnicalWorks.body>;

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
  if (message === undefined || !isBlank(message.ru) || textsOf(message).every((text) => text.trim() === ''))
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

/** Throws VALIDATION with everything that is wrong in the request. */
export async function checkWantedWorks(db: Db | Tx, wanted: WantedWorks, now: string): Promise<void> {
  const details = [...timeFaults(wanted, now), ...messageFaults(wanted), ...(await peopleFaults(db, wanted))];
  if (details.length > 0) throw new ApiFault('VALIDATION', { details });
}

function timesAfter(before: TechnicalWorksRow, wanted: WantedWorks, now: string) {
  const { status, startsAt = null, endsAt = null } = wanted;
  if (status === 'INACTIVE') return { startsAt: null, endsAt: null, endsItself: false };
  // By default planned works end by themselves, and those switched on by hand are switched off by hand.
  const endsItself = wanted.endsItself ?? status === 'PLANNED';
  if (status === 'PLANNED') return { startsAt, endsAt, endsItself };
  const since = statusAt(before, now) === 'ACTIVE' ? (before.startsAt ?? now) : now;
  return { startsAt: since, endsAt, endsItself };
}

/** The state after the change; a message that is not given stays. */
export function worksAfter(before: TechnicalWorksRow, wanted: WantedWorks, now: string): StoredWorks {
  const message = wanted.message ?? before.message;
  return {
    active: wanted.status === 'ACTIVE',
    excludedUserIds: [...new Set(wanted.excludedUserIds)],
    message: inEveryLanguage((language) => message[language].trim()),
    ...timesAfter(before, wanted, now),
  };
}

/** The act under which the audit log records the change. */
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
