// The form of technical works as it is typed, and what it asks the server for.
import type { activateTechnicalWorks, TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { isoTime, localTime } from '#src/lib/forms/local-time.ts';
import type { CallInput } from '#contract/call.ts';
import { inEveryLanguage, textsOf, type Language } from '#contract/languages.ts';

export interface ExcludedPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string;
}

/** With the message in each language. */
export interface WorksValues extends Readonly<Record<Language, string>> {
  readonly when: 'NOW' | 'PLAN';
  /** As a datetime-local field has it, in the site's clock; '' for none. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly endsItself: boolean;
  readonly excluded: readonly ExcludedPerson[];
}

export type WorksFault =
  | 'startNeeded'
  | 'startPast'
  | 'endNeeded'
  | 'endPast'
  | 'endBeforeStart'
  | 'russianNeeded';

type WorksFaults = Partial<Record<'startsAt' | 'endsAt' | 'ru', WorksFault>>;

/** The stored state as the form shows it. */
export function valuesOf(details: TechnicalWorksDetails): WorksValues {
  const { status, startsAt, endsAt, endsItself, message, excluded } = details;
  const isPlan = status === 'PLANNED';
  return {
    when: isPlan ? 'PLAN' : 'NOW',
    startsAt: isPlan ? localTime(startsAt) : '',
    endsAt: localTime(endsAt),
    endsItself,
    ...message,
    excluded,
  };
}

function faultOfEnd(values: WorksValues, nowMs: number): WorksFault | undefined {
  const end = isoTime(values.endsAt);
  const isPlan = values.when === 'PLAN';
  if (end === null) return isPlan || values.endsItself ? 'endNeeded' : undefined;
  if (Date.parse(end) <= nowMs) return 'endPast';
  return isPlan && end <= (isoTime(values.startsAt) ?? '') ? 'endBeforeStart' : undefined;
}

function faultOfStart({ when, startsAt }: WorksValues, nowMs: number): WorksFault | undefined {
  if (when === 'NOW') return undefined;
  const start = isoTime(startsAt);
  if (start === null) return 'startNeeded';
  return Date.parse(start) <= nowMs ? 'startPast' : undefined;
}

/** What is wrong with the form, by its fields. */
export function faultsOf(values: WorksValues, nowMs: number): WorksFaults {
  const start = faultOfStart(values, nowMs);
  const end = faultOfEnd(values, nowMs);
  const lacksRussian = values.ru.trim() === '' && textsOf(values).some((text) => text.trim() !== '');
  return {
    ...(start && { startsAt: start }),
    ...(end && { endsAt: end }),
    ...(lacksRussian && { ru: 'russianNeeded' as const }),
  };
}

type Body = CallInput<typeof activateTechnicalWorks>['body'];

/** What the call is given. */
export function bodyOf(values: WorksValues, status: Body['status']): Body {
  const { excluded, endsItself } = values;
  return {
    status,
    message: inEveryLanguage((language) => values[language]),
    excludedUserIds: excluded.map(({ id }) => id),
    ...(status === 'INACTIVE' ? {} : { endsAt: isoTime(values.endsAt), endsItself }),
    ...(status === 'PLANNED' ? { startsAt: isoTime(values.startsAt) } : {}),
  };
}
