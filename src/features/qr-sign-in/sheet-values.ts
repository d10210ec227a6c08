// The form of new sheets: for whom, for how long, how often. People may come in the address too.
import { isId } from '#src/ui/list/list-address.ts';

export interface SheetValues {
  readonly userIds: readonly string[];
  /** As typed. */
  readonly days: string;
  /** '' for as often as one likes. */
  readonly uses: string;
}

export const MAX_PEOPLE = 500;
const MAX_DAYS = 365;
const MAX_USES = 1000;

export const NEW_SHEETS: SheetValues = { userIds: [], days: '30', uses: '' };

export type SheetFault = 'peopleNeeded' | 'peopleMany' | 'days' | 'uses';
type SheetFaults = Partial<Record<keyof SheetValues, SheetFault>>;

function isWhole(text: string, most: number): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most;
}

export function faultsOf({ userIds, days, uses }: SheetValues): SheetFaults {
  return {
    ...(userIds.length === 0 && { userIds: 'peopleNeeded' as const }),
    ...(userIds.length > MAX_PEOPLE && { userIds: 'peopleMany' as const }),
    ...(!isWhole(days, MAX_DAYS) && { days: 'days' as const }),
    ...(uses !== '' && !isWhole(uses, MAX_USES) && { uses: 'uses' as const }),
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
