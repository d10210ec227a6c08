// The form of new sheets: for whom, for how long, how often. Kept over a reload; people may come in the address too.
import { dropDraft, keepDraft, readDraft } from '#src/lib/form-draft.ts';
import { isId } from '#src/lib/list-address.ts';

export interface SheetValues {
  readonly userIds: readonly string[];
  /** As typed. */
  readonly days: string;
  /** '' for as often as one likes. */
  readonly uses: string;
}

export const MOST_PEOPLE = 500;
const MOST_DAYS = 365;
const MOST_USES = 1000;
const USUAL_DAYS = '30';

export type SheetFault = 'peopleNeeded' | 'peopleMany' | 'days' | 'uses';
export type SheetFaults = Partial<Record<keyof SheetValues, SheetFault>>;

function isWhole(text: string, most: number): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most;
}

export function faultsOf({ userIds, days, uses }: SheetValues): SheetFaults {
  return {
    ...(userIds.length === 0 && { userIds: 'peopleNeeded' as const }),
    ...(userIds.length > MOST_PEOPLE && { userIds: 'peopleMany' as const }),
    ...(!isWhole(days, MOST_DAYS) && { days: 'days' as const }),
    ...(uses !== '' && !isWhole(uses, MOST_USES) && { uses: 'uses' as const }),
  };
}

/** What the call is given. */
export function bodyOf({ userIds, days, uses }: SheetValues) {
  return {
    userIds: [...userIds],
    validDays: Number(days),
    ...(uses === '' ? {} : { uses: Number(uses) }),
  };
}

/** People named in the address, such as `?users=id,id`. */
export function usersInAddress(params: URLSearchParams): readonly string[] {
  return [...new Set((params.get('users') ?? '').split(',').filter(isId))];
}

const DRAFT = 'qr-sheets';

/** What was typed in this tab, with the people whom the address adds. */
export function firstValues(params: URLSearchParams): SheetValues {
  const { users = '', days = USUAL_DAYS, uses = '' } = readDraft(DRAFT);
  const kept = users.split(',').filter(isId);
  return { userIds: [...new Set([...kept, ...usersInAddress(params)])], days, uses };
}

export function keepValues({ userIds, days, uses }: SheetValues): void {
  keepDraft(DRAFT, { users: userIds.join(','), days, uses });
}

export function forgetValues(): SheetValues {
  dropDraft(DRAFT);
  return { userIds: [], days: USUAL_DAYS, uses: '' };
}
