// The words of a debriefing as PDF in the three languages.
import type { Language } from '#contract/languages.ts';

interface DebriefingTexts {
  /** Contains `{name}`. */
  readonly title: string;
  /** Contains `{time}` and `{zone}`. */
  readonly madeAt: string;
  /** Contains `{number}` and `{time}`. */
  readonly bookmark: string;
  readonly person: string;
  /** Contains `{number}`. */
  readonly numbered: string;
  readonly task: string;
  readonly moment: string;
  readonly notBegun: string;
  /** Contains `{count}`. */
  readonly others: string;
  readonly nothing: string;
}

export const DEBRIEFING_TEXTS: Readonly<Record<Language, DebriefingTexts>> = {
  ru: {
    title: 'Разбор: {name}',
    madeAt: 'Составлено {time} ({zone})',
    bookmark: '{number}. Закладка от {time}',
    person: 'Участник',
    numbered: 'Участник {number}',
    task: 'Задание',
    moment: 'Время симуляции',
    notBegun: 'не приступал',
    others: 'Ещё участников: {count}',
    nothing: 'Закладок нет.',
  },
  en: {
    title: 'Debriefing: {name}',
    madeAt: 'Made {time} ({zone})',
    bookmark: '{number}. Bookmark of {time}',
    person: 'Participant',
    numbered: 'Participant {number}',
    task: 'Task',
    moment: 'Simulation time',
    notBegun: 'not begun',
    others: 'More participants: {count}',
    nothing: 'There are no bookmarks.',
  },
  ch: {
    title: '讲评：{name}',
    madeAt: '生成于 {time}（{zone}）',
    bookmark: '{number}. 书签 {time}',
    person: '参加者',
    numbered: '参加者 {number}',
    task: '题目',
    moment: '仿真时间',
    notBegun: '未开始',
    others: '其他参加者：{count}',
    nothing: '没有书签。',
  },
};
