// The values of the form of a control event, converted from and to the API, and its rules.
import type { createExecution, updateExecution } from '#contract/calls/execution-work.ts';
import type { Execution, PersonalTerms } from '#contract/entities/execution.ts';
import type { Reveal } from '#contract/entities/work.ts';
import { inEveryLanguage, LANGUAGES, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { call } from '#src/lib/api/call.ts';
import { isoTime, localTime } from '#src/lib/forms/local-time.ts';
import type { FormKind } from '#src/lib/forms/use-stored-form.ts';
import type { NamedPerson } from '#src/ui/loaded/people-chips.tsx';
import { refreshEvents } from '../refresh-events.ts';

interface ChosenWork {
  readonly id: string;
  readonly title: LocalizedText;
}

/** What is different for one person, as typed. */
export interface OwnTerms {
  readonly id: string;
  readonly name: string;
  readonly percent: string;
  readonly minutes: string;
  readonly starts: string;
  readonly ends: string;
}

type TextName = `${'title' | 'description'}_${Language}`;

export type EventValues = Readonly<Record<TextName, string>> & {
  readonly work: ChosenWork | null;
  readonly starts: string;
  readonly ends: string;
  readonly minutes: string;
  readonly groups: readonly NamedPerson[];
  readonly people: readonly NamedPerson[];
  readonly terms: readonly OwnTerms[];
  readonly draw: Execution['settings']['draw'];
  readonly reveal: Reveal | 'WORK';
  readonly codeWord: string;
  readonly holds: boolean;
  readonly notify: boolean;
};

const NO_TEXTS = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [`title_${language}`, ''],
    [`description_${language}`, ''],
  ]),
) as Record<TextName, string>;

export const NEW_VALUES: EventValues = {
  ...NO_TEXTS,
  work: null,
  starts: '',
  ends: '',
  minutes: '60',
  groups: [],
  people: [],
  terms: [],
  draw: 'OWN',
  reveal: 'WORK',
  codeWord: '',
  holds: true,
  notify: false,
};

function ownTermsOf({ terms, assignedUsers }: Execution): OwnTerms[] {
  return terms.flatMap(({ userId, extraPercent, extraMinutes, startDateTime, endDateTime }) => {
    const user = assignedUsers.find(({ id }) => id === userId);
    if (user === undefined) return [];
    const extra = { percent: String(extraPercent), minutes: String(extraMinutes) };
    return [
      {
        id: userId,
        name: user.fullName,
        ...extra,
        starts: localTime(startDateTime),
        ends: localTime(endDateTime),
      },
    ];
  });
}

function valuesOf(event: Execution): EventValues {
  const texts = LANGUAGES.flatMap((language) => [
    [`title_${language}`, event.title[language]],
    [`description_${language}`, event.description[language]],
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    work: { id: event.work.id, title: event.work.title },
    starts: localTime(event.startDateTime),
    ends: localTime(event.endDateTime),
    minutes: String(event.executionTime),
    groups: [],
    people: event.assignedUsers.map(({ id, fullName }) => ({ id, name: fullName })),
    terms: ownTermsOf(event),
    draw: event.settings.draw,
    reveal: event.settings.reveal ?? 'WORK',
    codeWord: event.settings.codeWord,
    holds: event.holds,
    // Who was told of the event is told of its changes too.
    notify: event.isTold,
  };
}

/** A new event that gives a work, with its name. */
export function valuesOfWork({ id, title }: ChosenWork): EventValues {
  const names = LANGUAGES.map((language) => [`title_${language}`, title[language]]);
  return { ...NEW_VALUES, ...(Object.fromEntries(names) as Partial<EventValues>), work: { id, title } };
}

/** A copy has everything but the time, and terms that depend on it. */
export function copyOf(event: Execution, people: EventValues['people']): EventValues {
  const values = valuesOf(event);
  const terms = values.terms
    .filter(({ id }) => people.some((one) => one.id === id))
    .map((own) => ({ ...own, starts: '', ends: '' }));
  return { ...values, starts: '', ends: '', people, terms };
}

export type EventFault = 'noWork' | 'noTime' | 'endBeforeStart' | 'minutes' | 'oddTerms';

const isWhole = (text: string, from: number, to: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to;

export const checkWork = (work: EventValues['work']): EventFault | undefined =>
  work === null ? 'noWork' : undefined;
export const checkMinutes = (minutes: string): EventFault | undefined =>
  isWhole(minutes, 1, 1440) ? undefined : 'minutes';
export const checkStart = (starts: string): EventFault | undefined =>
  isoTime(starts) === null ? 'noTime' : undefined;
export function checkEnd(ends: string, { starts }: Pick<EventValues, 'starts'>): EventFault | undefined {
  if (isoTime(ends) === null) return 'noTime';
  return ends > starts ? undefined : 'endBeforeStart';
}

const isOdd = (own: OwnTerms, { starts, ends }: Pick<EventValues, 'starts' | 'ends'>): boolean => {
  if (!isWhole(own.percent || '0', 0, 300) || !isWhole(own.minutes || '0', 0, 600)) return true;
  const [from, until] = [own.starts || starts, own.ends || ends];
  return from < starts || until <= from;
};

export const checkTerms = (
  terms: readonly OwnTerms[],
  values: Pick<EventValues, 'starts' | 'ends'>,
): EventFault | undefined => (terms.some((own) => isOdd(own, values)) ? 'oddTerms' : undefined);

const textsOf = (values: EventValues, part: 'title' | 'description'): LocalizedText =>
  inEveryLanguage((language) => values[`${part}_${language}`].trim());

const termsOf = ({ id, percent, minutes, starts, ends }: OwnTerms): PersonalTerms => ({
  userId: id,
  extraPercent: Number(percent || '0'),
  extraMinutes: Number(minutes || '0'),
  startDateTime: isoTime(starts),
  endDateTime: isoTime(ends),
});

/** The form's rules have been kept. */
function bodyOf(values: EventValues) {
  return {
    title: textsOf(values, 'title'),
    description: textsOf(values, 'description'),
    workId: values.work?.id ?? '',
    startDateTime: isoTime(values.starts) ?? '',
    endDateTime: isoTime(values.ends) ?? '',
    executionTime: Number(values.minutes),
    assignedUserIds: values.people.map(({ id }) => id),
    groupIds: values.groups.map(({ id }) => id),
    holds: values.holds,
    notify: values.notify,
    settings: {
      draw: values.draw,
      reveal: values.reveal === 'WORK' ? null : values.reveal,
      codeWord: values.codeWord.trim(),
    },
    terms: values.terms.map(termsOf),
  };
}

/** @param newValues what a new event begins with */
export function eventKind(name: string, newValues: EventValues): FormKind<Execution, EventValues> {
  return {
    name,
    newValues,
    valuesOf,
    secret: ['codeWord'],
    refresh: refreshEvents,
    send: (event, values, actKey) => {
      const body = bodyOf(values);
      if (event === undefined)
        return call<typeof createExecution>('POST', '/execution-work', {
          body,
          idempotencyKey: actKey.keyFor(body),
        });
      const { id, version } = event;
      return call<typeof updateExecution>('PUT', '/execution-work/:id', {
        params: { id },
        body,
        ifMatch: version,
      });
    },
  };
}
