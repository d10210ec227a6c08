// The names of the privileges; the page of roles explains each in full.
import type { Language } from './languages.ts';
import type { Privilege } from './privileges.ts';

export const PRIVILEGE_WORDS = {
  COURSES_EDIT: { ru: 'Курсы', en: 'Courses', ch: '课程' },
  WORKS_EDIT: { ru: 'Работы', en: 'Works', ch: '作业' },
  TASKS_EDIT: { ru: 'Задания', en: 'Tasks', ch: '题目' },
  EXECUTIONS_EDIT: { ru: 'Контрольные мероприятия', en: 'Assessments', ch: '考核活动' },
  EXECUTIONS_WATCH: { ru: 'Наблюдение за контролем', en: 'Watching assessments', ch: '考核监看' },
  EXECUTIONS_ACT: { ru: 'Управление идущим контролем', en: 'Acting in assessments', ch: '考核现场操作' },
  RESULTS_READ: { ru: 'Просмотр результатов', en: 'Reading results', ch: '查看成绩' },
  RESULTS_REVIEW: { ru: 'Проверка ответов', en: 'Marking answers', ch: '批阅答案' },
  EXPORT: { ru: 'Выгрузка результатов', en: 'Exporting results', ch: '导出成绩' },
  USERS_EDIT: { ru: 'Пользователи', en: 'People', ch: '用户' },
  GROUPS_EDIT: { ru: 'Группы', en: 'Groups', ch: '班组' },
  ROLES_EDIT: { ru: 'Роли и права', en: 'Roles and privileges', ch: '角色与权限' },
  REGISTRATIONS_REVIEW: { ru: 'Заявки на регистрацию', en: 'Registration requests', ch: '注册申请' },
  QR_EDIT: { ru: 'QR-коды для входа', en: 'QR codes', ch: '登录二维码' },
  AUDIT_READ: { ru: 'Журнал изменений', en: 'Audit log', ch: '操作日志' },
  TECHNICAL_WORKS: { ru: 'Технические работы', en: 'Maintenance', ch: '系统维护' },
  PRACTICE_EDIT: { ru: 'Инструменты практики', en: 'Practice tools', ch: '实训工具' },
  PRACTICE_TEST: { ru: 'Проба практики', en: 'Practice trial', ch: '实训试用' },
  LEARN: { ru: 'Обучение', en: 'Learning', ch: '学习' },
} as const satisfies Record<Privilege, Readonly<Record<Language, string>>>;
