// What an act of the audit log can be about, with the words for each in the three languages.
import type { Language } from '../languages.ts';
import { wordsFor, type Words } from './words-for.ts';

/** The kinds of subject that an act can be about. */
export const AUDIT_SUBJECT_WORDS = {
  user: { ru: 'Пользователь', en: 'Person', ch: '用户' },
  group: { ru: 'Группа', en: 'Group', ch: '班组' },
  role: { ru: 'Роль', en: 'Role', ch: '角色' },
  registration: { ru: 'Заявка на регистрацию', en: 'Registration request', ch: '注册申请' },
  'technical-works': { ru: 'Технические работы', en: 'Maintenance', ch: '系统维护' },
  'site-settings': { ru: 'Настройки сайта', en: 'Site settings', ch: '站点设置' },
  course: { ru: 'Курс', en: 'Course', ch: '课程' },
  work: { ru: 'Работа', en: 'Work', ch: '作业' },
  task: { ru: 'Задание', en: 'Task', ch: '题目' },
  topic: { ru: 'Тема', en: 'Topic', ch: '主题' },
  action: { ru: 'Действие', en: 'Action', ch: '操作' },
  'action-sequence': { ru: 'Цепочка действий', en: 'Chain of actions', ch: '操作链' },
  'terminal-profile': { ru: 'Профиль терминала', en: 'Terminal profile', ch: '终端配置' },
  bay: { ru: 'Правила участка', en: 'Rules of the bay', ch: '区域规则' },
  room: { ru: 'Комната', en: 'Room', ch: '房间' },
  'test-case': { ru: 'Случай практики', en: 'Practice case', ch: '实践案例' },
  execution: { ru: 'Контрольное мероприятие', en: 'Assessment', ch: '考核活动' },
  completedWork: { ru: 'Результат', en: 'Result', ch: '成绩' },
} as const satisfies Record<string, Words>;

export type AuditSubjectType = keyof typeof AUDIT_SUBJECT_WORDS;
export const auditSubjectTypes = Object.keys(AUDIT_SUBJECT_WORDS) as [
  AuditSubjectType,
  ...AuditSubjectType[],
];

/** The words for a kind of subject; an unknown kind is returned as it is stored. */
export function auditSubjectText(type: string, language: Language): string {
  return wordsFor(AUDIT_SUBJECT_WORDS, type, language);
}
