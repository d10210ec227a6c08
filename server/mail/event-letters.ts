// The letters that tell people of a control event that was made, changed or cancelled.
import { DATE_TAGS, textIn, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { calendarOf } from './calendar.ts';
import { oneLine, type Letter } from './letters.ts';

export type EventNews = 'MADE' | 'CHANGED' | 'CANCELLED';

interface EventFacts {
  readonly to: string;
  /** Given name and patronymic, the polite address in Russian. */
  readonly name: string;
  readonly userId: string;
  readonly executionId: string;
  /** Rises with every change. */
  readonly sequence: number;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** The person's own window, extra time included. */
  readonly start: string;
  readonly end: string;
  /** The site's, by its IANA name. */
  readonly timeZone: string;
  readonly publicUrl: string;
  readonly now: string;
}

interface Wording {
  readonly subjects: Readonly<Record<EventNews, string>>;
  readonly hello: (name: string) => string;
  readonly news: Readonly<Record<EventNews, string>>;
  readonly from: string;
  readonly until: string;
  readonly link: string;
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  ru: {
    subjects: {
      MADE: 'Кристалл: назначен контроль',
      CHANGED: 'Кристалл: контроль изменён',
      CANCELLED: 'Кристалл: контроль отменён',
    },
    hello: (name) => `Здравствуйте, ${name}!`,
    news: {
      MADE: 'Вам назначено контрольное мероприятие:',
      CHANGED: 'Контрольное мероприятие изменено. Теперь так:',
      CANCELLED: 'Контрольное мероприятие для вас отменено:',
    },
    from: 'Начало',
    until: 'Окончание',
    link: 'Страница мероприятия:',
  },
  en: {
    subjects: {
      MADE: 'Kristall: you have an assessment',
      CHANGED: 'Kristall: an assessment has changed',
      CANCELLED: 'Kristall: an assessment is cancelled',
    },
    hello: (name) => `Hello ${name},`,
    news: {
      MADE: 'You have been assigned an assessment:',
      CHANGED: 'Your assessment has changed. It is now:',
      CANCELLED: 'Your assessment has been cancelled:',
    },
    from: 'Starts',
    until: 'Ends',
    link: 'The page of the assessment:',
  },
  ch: {
    subjects: {
      MADE: 'Kristall：考核通知',
      CHANGED: 'Kristall：考核有变更',
      CANCELLED: 'Kristall：考核已取消',
    },
    hello: (name) => `${name}，您好！`,
    news: {
      MADE: '您被安排参加以下考核：',
      CHANGED: '考核安排有变更，现为：',
      CANCELLED: '您的以下考核已取消：',
    },
    from: '开始',
    until: '结束',
    link: '考核页面：',
  },
};

function timeIn(language: Language, timeZone: string, iso: string): string {
  const format = new Intl.DateTimeFormat(DATE_TAGS[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return `${format.format(new Date(iso))} (${timeZone})`;
}

/** The letter in the person's language, with the event for their calendar. */
export function eventLetter(language: Language, news: EventNews, facts: EventFacts): Letter {
  const words = WORDINGS[language];
  const title = oneLine(textIn(facts.title, language));
  const description = textIn(facts.description, language).trim();
  const url = `${facts.publicUrl}/controltask/${facts.executionId}`;
  const isCancelled = news === 'CANCELLED';
  const lines = [
    words.hello(oneLine(facts.name)),
    '',
    words.news[news],
    '',
    title,
    `${words.from}: ${timeIn(language, facts.timeZone, facts.start)}`,
    `${words.until}: ${timeIn(language, facts.timeZone, facts.end)}`,
    ...(isCancelled || description === '' ? [] : ['', description]),
    ...(isCancelled ? [] : ['', words.link, url]),
  ];
  const host = new URL(facts.publicUrl).hostname;
  const calendar = calendarOf({
    uid: `${facts.executionId}-${facts.userId}@${host}`,
    sequence: facts.sequence,
    isCancelled,
    start: facts.start,
    end: facts.end,
    at: facts.now,
    title,
    description,
    url,
  });
  return { to: facts.to, subject: words.subjects[news], text: `${lines.join('\n')}\n`, calendar };
}
