// Words for the fields and values in the audit log. Anything without words is shown as it is stored.
import { textIn, type Language } from '../languages.ts';
import { PRIVILEGE_WORDS } from '../privilege-words.ts';

type Words = Readonly<Record<Language, string>>;

const FIELDS: Readonly<Record<string, Words>> = {
  name: { ru: 'Имя или название', en: 'Name', ch: '名称' },
  surname: { ru: 'Фамилия', en: 'Surname', ch: '姓' },
  lastName: { ru: 'Отчество', en: 'Patronymic', ch: '父名' },
  lastname: { ru: 'Отчество', en: 'Patronymic', ch: '父名' },
  login: { ru: 'Логин', en: 'Login', ch: '登录名' },
  email: { ru: 'Электронная почта', en: 'Email', ch: '邮箱' },
  gender: { ru: 'Пол', en: 'Gender', ch: '性别' },
  group: { ru: 'Группа', en: 'Group', ch: '班组' },
  groups: { ru: 'Группы', en: 'Groups', ch: '班组' },
  groupId: { ru: 'Группа', en: 'Group', ch: '班组' },
  roles: { ru: 'Роли', en: 'Roles', ch: '角色' },
  roleIds: { ru: 'Роли', en: 'Roles', ch: '角色' },
  active: { ru: 'Включён', en: 'Active', ch: '启用' },
  passwordChanged: { ru: 'Пароль заменён', en: 'Password replaced', ch: '密码已更换' },
  defaultLang: { ru: 'Язык', en: 'Language', ch: '语言' },
  titleName: { ru: 'Название', en: 'Title', ch: '名称' },
  privileges: { ru: 'Права', en: 'Privileges', ch: '权限' },
  builtIn: { ru: 'Встроенная', en: 'Built in', ch: '内置' },
  status: { ru: 'Состояние', en: 'State', ch: '状态' },
  reason: { ru: 'Причина', en: 'Reason', ch: '原因' },
  teacherIds: { ru: 'Преподаватели', en: 'Teachers', ch: '教师' },
  openForRegistration: { ru: 'Доступна при регистрации', en: 'Open for registration', ch: '可在注册时选择' },
  userCount: { ru: 'Человек', en: 'People', ch: '人数' },
  title: { ru: 'Название', en: 'Title', ch: '标题' },
  description: { ru: 'Описание', en: 'Description', ch: '说明' },
  message: { ru: 'Сообщение', en: 'Message', ch: '通知' },
  excludedUserIds: { ru: 'Исключения', en: 'Excluded people', ch: '例外用户' },
  startsAt: { ru: 'Начало', en: 'Start', ch: '开始时间' },
  endsAt: { ru: 'Окончание', en: 'End', ch: '结束时间' },
  endsItself: { ru: 'Заканчиваются сами', en: 'End by themselves', ch: '自动结束' },
  revokedAt: { ru: 'Отозван', en: 'Revoked', ch: '作废时间' },
  expiresAt: { ru: 'Действует до', en: 'Good until', ch: '有效期至' },
  usesLeft: { ru: 'Осталось входов', en: 'Uses left', ch: '剩余次数' },
  revoked: { ru: 'Отозван', en: 'Revoked', ch: '已撤销' },
  startDateTime: { ru: 'Начало', en: 'Start', ch: '开始时间' },
  endDateTime: { ru: 'Окончание', en: 'End', ch: '结束时间' },
  executionTime: { ru: 'Время на работу, мин', en: 'Time for the work, min', ch: '作业时间（分钟）' },
  users: { ru: 'Участники', en: 'People', ch: '学员' },
  assignedUsers: { ru: 'Участники', en: 'People', ch: '学员' },
  work: { ru: 'Работа', en: 'Work', ch: '作业' },
  gradeForCompletion: { ru: 'Проходной балл', en: 'Needed to pass', ch: '及格分' },
  maxTaskAttempts: { ru: 'Попыток', en: 'Attempts', ch: '尝试次数' },
  settingsWork: { ru: 'Настройки', en: 'Settings', ch: '设置' },
  settingsTask: { ru: 'Настройки', en: 'Settings', ch: '设置' },
  timeLimitMillis: { ru: 'Ограничение времени, мс', en: 'Time limit, ms', ch: '时间限制（毫秒）' },
  question: { ru: 'Вопрос', en: 'Question', ch: '问题' },
  answers: { ru: 'Ответы', en: 'Answers', ch: '答案' },
  mark: { ru: 'Оценка', en: 'Mark', ch: '成绩' },
  comment: { ru: 'Комментарий', en: 'Comment', ch: '评语' },
  maxScore: { ru: 'Максимум', en: 'Maximum', ch: '满分' },
  gate: { ru: 'Обязательное условие', en: 'Gate', ch: '硬性条件' },
  taskId: { ru: 'Задание', en: 'Task', ch: '题目' },
  topic: { ru: 'Тема', en: 'Topic', ch: '主题' },
  parentId: { ru: 'Тема выше', en: 'Topic above', ch: '上级主题' },
  taskCount: { ru: 'Заданий', en: 'Tasks', ch: '题目数' },
  tasks: { ru: 'Задания', en: 'Tasks', ch: '题目' },
  works: { ru: 'Работы', en: 'Works', ch: '作业' },
  people: { ru: 'Люди', en: 'People', ch: '人员' },
  pictureId: { ru: 'Картинка', en: 'Picture', ch: '图片' },
  courseId: { ru: 'Курс', en: 'Course', ch: '课程' },
  avatar: { ru: 'Фото', en: 'Picture', ch: '头像' },
  ended: { ru: 'Завершено сеансов', en: 'Sessions ended', ch: '已结束会话数' },
  alias: { ru: 'Обозначение', en: 'Alias', ch: '代号' },
  byImport: { ru: 'Из таблицы', en: 'From a table', ch: '来自表格' },
  policy: { ru: 'Правило перепроверки', en: 'Policy of marking again', ch: '重新评分规则' },
  items: { ru: 'Состав', en: 'Contents', ch: '内容' },
  ru: { ru: 'по-русски', en: 'Russian', ch: '俄语' },
  en: { ru: 'по-английски', en: 'English', ch: '英语' },
  ch: { ru: 'по-китайски', en: 'Chinese', ch: '中文' },
};

const VALUES: Readonly<Record<string, Words>> = {
  true: { ru: 'да', en: 'yes', ch: '是' },
  false: { ru: 'нет', en: 'no', ch: '否' },
  м: { ru: 'мужской', en: 'male', ch: '男' },
  ж: { ru: 'женский', en: 'female', ch: '女' },
  MALE: { ru: 'мужской', en: 'male', ch: '男' },
  FEMALE: { ru: 'женский', en: 'female', ch: '女' },
  ACTIVE: { ru: 'включено', en: 'on', ch: '启用' },
  INACTIVE: { ru: 'выключено', en: 'off', ch: '停用' },
  PENDING: { ru: 'ждёт решения', en: 'waiting', ch: '待处理' },
  APPROVED: { ru: 'принята', en: 'approved', ch: '已批准' },
  NEW: { ru: 'новая оценка', en: 'the new mark', ch: '采用新成绩' },
  HIGHER: { ru: 'только если выше', en: 'only where it is higher', ch: '仅在更高时采用' },
  BOTH: { ru: 'оба ключа', en: 'both keys', ch: '两个答案均认可' },
  FULL: { ru: 'полный балл всем', en: 'full points for all', ch: '全部给满分' },
  LEAVE_OUT: { ru: 'задание исключено', en: 'the task left out', ch: '剔除该题' },
  REJECTED: { ru: 'отклонена', en: 'rejected', ch: '已拒绝' },
};

/** The words for a path such as `settingsWork.timeLimitMillis`; an unknown path is returned as it is. */
export function auditFieldText(path: string, language: Language): string {
  return path
    .split('.')
    .map((field) => FIELDS[field]?.[language] ?? field)
    .join(' · ');
}

/** Separates the codes of a list in a stored `before` or `after` value. */
export const LIST_SEPARATOR = ', ';

function wordOf(code: string, language: Language): string {
  const privilege = Object.hasOwn(PRIVILEGE_WORDS, code)
    ? PRIVILEGE_WORDS[code as keyof typeof PRIVILEGE_WORDS]
    : undefined;
  return textIn(privilege ?? VALUES[code] ?? { ru: code, en: code, ch: code }, language);
}

/** The words for a value; '' for null. */
export function auditValueText(value: string | number | boolean | null, language: Language): string {
  if (value === null) return '';
  if (typeof value !== 'string') return wordOf(String(value), language);
  return value
    .split(LIST_SEPARATOR)
    .map((part) => wordOf(part, language))
    .join(LIST_SEPARATOR);
}
