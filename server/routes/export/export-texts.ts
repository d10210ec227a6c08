// The words of an exported table in the three languages.
import type { AttemptStatus } from '#contract/entities/attempt.ts';
import type { InjectionKind } from '#contract/entities/injections.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Language } from '#contract/languages.ts';

export const EXPORT_COLUMNS = [
  'student',
  'login',
  'group',
  'course',
  'work',
  'event',
  'mode',
  'status',
  'started',
  'ended',
  'minutes',
  'mark',
  'maximum',
  'percent',
  'toPass',
  'outcome',
  'waived',
  'answered',
  'tasks',
  'given',
  'givenAt',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

interface ExportTexts {
  /** Of the sheet and of the file. */
  readonly title: string;
  readonly columns: Readonly<Record<ExportColumn, string>>;
  readonly modes: Readonly<Record<WorkMode, string>>;
  readonly statuses: Readonly<Record<AttemptStatus, string>>;
  readonly passed: string;
  readonly notPassed: string;
  /** Begun without the network while an event held the work. */
  readonly notCounted: string;
  /** What stands before the name of what was given. */
  readonly givenKinds: Readonly<Record<InjectionKind, string>>;
  /** Of what was given: it did not reach the learner. */
  readonly neverCame: string;
  /** A semicolon where a comma is the decimal sign. */
  readonly delimiter: ',' | ';';
}

const RU: ExportTexts = {
  title: 'Результаты',
  columns: {
    student: 'Учащийся',
    login: 'Логин',
    group: 'Группа',
    course: 'Курс',
    work: 'Работа',
    event: 'Мероприятие',
    mode: 'Режим',
    status: 'Состояние',
    started: 'Начата',
    ended: 'Завершена',
    minutes: 'Затрачено, мин',
    mark: 'Оценка',
    maximum: 'Максимум',
    percent: 'Процент',
    toPass: 'Проходной балл',
    outcome: 'Итог',
    waived: 'Снято условий',
    answered: 'Отвечено заданий',
    tasks: 'Всего заданий',
    given: 'Вводные',
    givenAt: 'Когда начались, мин:с',
  },
  modes: { TRAINING: 'Обучение', SELFCONTROL: 'Самоконтроль', CONTROL: 'Контроль' },
  statuses: {
    IN_PROGRESS: 'Выполняется',
    CLOSING: 'Закрывается',
    SUBMITTED: 'Отправлена',
    EXPIRED: 'Время истекло',
    MARKING: 'Оценивается',
    REVIEW_PENDING: 'Ждёт проверки',
    REVIEWED: 'Оценена',
  },
  passed: 'Зачтено',
  notPassed: 'Не зачтено',
  notCounted: 'Не засчитывается',
  givenKinds: { SITUATION: '', FAULT: 'Отказ: ', CALL: 'Звонок: ', MESSAGE: 'Сообщение: ' },
  neverCame: 'не дошла',
  delimiter: ';',
};

const EN: ExportTexts = {
  title: 'Results',
  columns: {
    student: 'Student',
    login: 'Login',
    group: 'Group',
    course: 'Course',
    work: 'Work',
    event: 'Event',
    mode: 'Mode',
    status: 'State',
    started: 'Started',
    ended: 'Finished',
    minutes: 'Time used, min',
    mark: 'Mark',
    maximum: 'Maximum',
    percent: 'Percent',
    toPass: 'Needed to pass',
    outcome: 'Outcome',
    waived: 'Gates set aside',
    answered: 'Tasks answered',
    tasks: 'Tasks in all',
    given: 'Injects',
    givenAt: 'When they began, min:s',
  },
  modes: { TRAINING: 'Training', SELFCONTROL: 'Self-check', CONTROL: 'Assessment' },
  statuses: {
    IN_PROGRESS: 'In progress',
    CLOSING: 'Closing',
    SUBMITTED: 'Submitted',
    EXPIRED: 'Time is over',
    MARKING: 'Being marked',
    REVIEW_PENDING: 'Waiting for review',
    REVIEWED: 'Marked',
  },
  passed: 'Passed',
  notPassed: 'Not passed',
  notCounted: 'Does not count',
  givenKinds: { SITUATION: '', FAULT: 'Failure: ', CALL: 'Call: ', MESSAGE: 'Message: ' },
  neverCame: 'never arrived',
  delimiter: ',',
};

const CH: ExportTexts = {
  title: '成绩',
  columns: {
    student: '学员',
    login: '登录名',
    group: '班组',
    course: '课程',
    work: '作业',
    event: '考核活动',
    mode: '模式',
    status: '状态',
    started: '开始时间',
    ended: '完成时间',
    minutes: '用时（分钟）',
    mark: '成绩',
    maximum: '满分',
    percent: '百分比',
    toPass: '及格分',
    outcome: '结果',
    waived: '已豁免条件数',
    answered: '已答题数',
    tasks: '总题数',
    given: '导调信息',
    givenAt: '开始时刻（分:秒）',
  },
  modes: { TRAINING: '训练', SELFCONTROL: '自测', CONTROL: '考核' },
  statuses: {
    IN_PROGRESS: '进行中',
    CLOSING: '正在关闭',
    SUBMITTED: '已提交',
    EXPIRED: '时间已到',
    MARKING: '评分中',
    REVIEW_PENDING: '等待批阅',
    REVIEWED: '已评分',
  },
  passed: '通过',
  notPassed: '未通过',
  notCounted: '不计入成绩',
  givenKinds: { SITUATION: '', FAULT: '故障：', CALL: '来电：', MESSAGE: '消息：' },
  neverCame: '未送达',
  delimiter: ',',
};

export const EXPORT_TEXTS: Readonly<Record<Language, ExportTexts>> = { ru: RU, en: EN, ch: CH };
