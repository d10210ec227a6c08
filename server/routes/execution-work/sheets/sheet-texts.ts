// The words of the sheet of a person in the three languages; results are called as in the table of results.
import type { Language } from '#contract/languages.ts';
import type { Judgement } from '#contract/simulation/grade.ts';

interface SheetTexts {
  /** Of a file with several; contains `{name}` of the event. */
  readonly all: string;
  /** Of a person's sheet; contains `{who}`. */
  readonly title: string;
  /** Contains `{number}`. */
  readonly numbered: string;
  /** Contains `{time}` and `{zone}`. */
  readonly madeAt: string;
  /** Contains `{mark}`, `{max}` and `{needed}`. */
  readonly result: string;
  /** Contains `{status}`. */
  readonly status: string;
  readonly noAttempt: string;
  readonly nobody: string;
  readonly tasks: string;
  readonly task: string;
  readonly points: string;
  readonly remarkCount: string;
  /** Contains `{number}` and `{text}`. */
  readonly ofTask: string;
  /** Contains `{score}` and `{needed}`. */
  readonly caseNeeds: string;
  readonly noRemarks: string;
  readonly notPlayed: string;
  readonly remark: string;
  readonly what: string;
  readonly moment: string;
  /** A gate that is not met. */
  readonly failed: string;
  /** A gate that a teacher set aside. */
  readonly waived: string;
  readonly statuses: Readonly<Record<Judgement['status'], string>>;
  /** Contains `{text}`: an end that was not reached. */
  readonly notReached: string;
  /** Contain `{step}` and `{time}`. */
  readonly before: string;
  readonly after: string;
  /** Contains `{text}` and `{count}`. */
  readonly times: string;
  /** Contains `{count}`. */
  readonly others: string;
  readonly bookmarks: string;
  /** Contains `{count}`. */
  readonly moreBookmarks: string;
  readonly note: string;
  readonly noNote: string;
  readonly notBegun: string;
}

export const SHEET_TEXTS: Readonly<Record<Language, SheetTexts>> = {
  ru: {
    all: 'Листки участников: {name}',
    title: 'Листок участника: {who}',
    numbered: 'Участник {number}',
    madeAt: 'Составлено {time} ({zone})',
    result: 'Оценка: {mark} из {max}, нужно {needed}.',
    status: 'Состояние: {status}.',
    noAttempt: 'К работе не приступал.',
    nobody: 'К работе пока никто не приступал.',
    tasks: 'Задания',
    task: 'Задание',
    points: 'Баллы',
    remarkCount: 'Замечаний',
    ofTask: '{number}. {text}',
    caseNeeds: 'Итог по действиям: {score} из 100, нужно {needed}.',
    noRemarks: 'Замечаний нет: всё сделано вовремя и по порядку.',
    notPlayed: 'Действия не оценены.',
    remark: 'Действие',
    what: 'Замечание',
    moment: 'Время симуляции',
    failed: 'Не зачтено',
    waived: 'Снято преподавателем',
    statuses: {
      done: 'Выполнено',
      late: 'С опозданием',
      outOfOrder: 'Не по порядку',
      missing: 'Не сделано',
      extra: 'Лишнее',
      refused: 'Невозможно',
      forbidden: 'Запрещено',
    },
    notReached: 'Не выполнено: {text}',
    before: 'Нужно было раньше, чем «{step}» ({time}).',
    after: 'Нужно было после «{step}» ({time}).',
    times: '{text} (раз: {count})',
    others: 'Ещё замечаний: {count}',
    bookmarks: 'Закладки',
    moreBookmarks: 'Ещё закладок: {count}',
    note: 'Заметка',
    noNote: 'Без заметки',
    notBegun: 'не приступал',
  },
  en: {
    all: 'Sheets of participants: {name}',
    title: 'Sheet of a participant: {who}',
    numbered: 'Participant {number}',
    madeAt: 'Made {time} ({zone})',
    result: 'Mark: {mark} of {max}, {needed} needed.',
    status: 'State: {status}.',
    noAttempt: 'Has not begun.',
    nobody: 'Nobody has begun yet.',
    tasks: 'Tasks',
    task: 'Task',
    points: 'Points',
    remarkCount: 'Remarks',
    ofTask: '{number}. {text}',
    caseNeeds: 'Score of the actions: {score} of 100, {needed} needed.',
    noRemarks: 'No remarks: all was done in time and in order.',
    notPlayed: 'The actions were not judged.',
    remark: 'Action',
    what: 'Remark',
    moment: 'Simulation time',
    failed: 'Not passed',
    waived: 'Set aside by a teacher',
    statuses: {
      done: 'Done',
      late: 'Late',
      outOfOrder: 'Out of order',
      missing: 'Missing',
      extra: 'Extra',
      refused: 'Not possible',
      forbidden: 'Forbidden',
    },
    notReached: 'Not done: {text}',
    before: 'It should have been before “{step}” ({time}).',
    after: 'It should have been after “{step}” ({time}).',
    times: '{text} ({count} times)',
    others: 'More remarks: {count}',
    bookmarks: 'Bookmarks',
    moreBookmarks: 'More bookmarks: {count}',
    note: 'Note',
    noNote: 'Without a note',
    notBegun: 'not begun',
  },
  ch: {
    all: '个人讲评单：{name}',
    title: '个人讲评单：{who}',
    numbered: '参加者 {number}',
    madeAt: '生成于 {time}（{zone}）',
    result: '成绩：{mark} / {max}，合格需 {needed}。',
    status: '状态：{status}。',
    noAttempt: '尚未开始作业。',
    nobody: '尚无人开始作业。',
    tasks: '题目',
    task: '题目',
    points: '得分',
    remarkCount: '意见数',
    ofTask: '{number}. {text}',
    caseNeeds: '操作得分：{score} / 100，需 {needed}。',
    noRemarks: '没有意见：一切都按时按顺序完成。',
    notPlayed: '操作未评定。',
    remark: '操作',
    what: '意见',
    moment: '仿真时间',
    failed: '未通过',
    waived: '教师已豁免',
    statuses: {
      done: '已完成',
      late: '超时',
      outOfOrder: '顺序错误',
      missing: '未做',
      extra: '多余',
      refused: '无法执行',
      forbidden: '禁止',
    },
    notReached: '未完成：{text}',
    before: '应在“{step}”（{time}）之前。',
    after: '应在“{step}”（{time}）之后。',
    times: '{text}（{count} 次）',
    others: '其他意见：{count}',
    bookmarks: '书签',
    moreBookmarks: '其他书签：{count}',
    note: '备注',
    noNote: '无备注',
    notBegun: '未开始',
  },
};
