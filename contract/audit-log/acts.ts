// The closed set of acts that the audit log records, with the words for each in the three languages.
import { z } from 'zod';
import type { Language } from '../languages.ts';
import { PRACTICE_ACTS } from './practice-acts.ts';
import { wordsFor, type Words } from './words-for.ts';

/** The values that the server may write as `what`. A new act needs its words here. */
export const AUDIT_ACTS = {
  'admin.create': {
    ru: 'Администратор создан из командной строки',
    en: 'Administrator made at the console',
    ch: '通过命令行创建了管理员',
  },
  'user.create': { ru: 'Пользователь создан', en: 'Person made', ch: '创建了用户' },
  'user.update': { ru: 'Пользователь изменён', en: 'Person changed', ch: '修改了用户' },
  'user.roles': { ru: 'Роли пользователя изменены', en: 'Roles of a person changed', ch: '修改了用户角色' },
  'user.group': { ru: 'Группа пользователя изменена', en: 'Group of a person changed', ch: '修改了用户班组' },
  'user.activate': { ru: 'Пользователь включён', en: 'Person activated', ch: '启用了用户' },
  'user.sessions': { ru: 'Сеансы человека завершены', en: 'Person signed out', ch: '结束了用户的会话' },
  'user.erase': { ru: 'Данные пользователя стёрты', en: 'Person erased', ch: '清除了用户数据' },
  'user.deactivate': { ru: 'Пользователь отключён', en: 'Person deactivated', ch: '停用了用户' },
  'profile.update': { ru: 'Свой профиль изменён', en: 'Own profile changed', ch: '修改了个人资料' },
  'profile.password': { ru: 'Свой пароль изменён', en: 'Own password changed', ch: '修改了自己的密码' },
  'profile.avatar': { ru: 'Своё фото изменено', en: 'Own picture changed', ch: '修改了自己的头像' },
  'profile.sessions': { ru: 'Свои сеансы завершены', en: 'Own sessions ended', ch: '结束了自己的会话' },
  'qr.create': { ru: 'QR-код создан', en: 'QR code made', ch: '创建了二维码' },
  'qr.revoke': { ru: 'QR-код отозван', en: 'QR code revoked', ch: '撤销了二维码' },
  'group.create': { ru: 'Группа создана', en: 'Group made', ch: '创建了班组' },
  'group.update': { ru: 'Группа изменена', en: 'Group changed', ch: '修改了班组' },
  'group.status': {
    ru: 'Группа включена или отключена',
    en: 'Group switched on or off',
    ch: '启用或停用了班组',
  },
  'group.open': {
    ru: 'Доступ к группе при регистрации изменён',
    en: 'Group opened or closed for registration',
    ch: '修改了班组的注册开放状态',
  },
  'group.archive': { ru: 'Группа в архиве', en: 'Group archived', ch: '归档了班组' },
  'role.create': { ru: 'Роль создана', en: 'Role made', ch: '创建了角色' },
  'role.update': { ru: 'Роль изменена', en: 'Role changed', ch: '修改了角色' },
  'role.delete': { ru: 'Роль удалена', en: 'Role deleted', ch: '删除了角色' },
  'registration.create': { ru: 'Заявка внесена', en: 'Request entered', ch: '录入了注册申请' },
  'registration.update': { ru: 'Заявка исправлена', en: 'Request corrected', ch: '更正了注册申请' },
  'registration.approve': { ru: 'Заявка принята', en: 'Request approved', ch: '批准了注册申请' },
  'registration.reject': { ru: 'Заявка отклонена', en: 'Request rejected', ch: '拒绝了注册申请' },
  'registration.letter': {
    ru: 'Письмо по заявке отправляется снова',
    en: 'Letter about a request sent again',
    ch: '重新发送了申请通知邮件',
  },
  'technical-works': { ru: 'Технические работы', en: 'Maintenance', ch: '系统维护' },
  'technical-works.begin': { ru: 'Технические работы начаты', en: 'Maintenance begun', ch: '开始系统维护' },
  'technical-works.end': { ru: 'Технические работы закончены', en: 'Maintenance ended', ch: '结束系统维护' },
  'technical-works.plan': {
    ru: 'Технические работы назначены',
    en: 'Maintenance planned',
    ch: '计划系统维护',
  },
  'technical-works.change': {
    ru: 'Технические работы изменены',
    en: 'Maintenance changed',
    ch: '修改系统维护',
  },
  'technical-works.cancel': {
    ru: 'Технические работы отменены',
    en: 'Maintenance called off',
    ch: '取消系统维护',
  },
  'technical-works.missed': {
    ru: 'Технические работы пропущены: сервер был выключен',
    en: 'Maintenance missed: the server was off',
    ch: '错过系统维护：服务器当时未运行',
  },
  'course.create': { ru: 'Курс создан', en: 'Course made', ch: '创建了课程' },
  'course.update': { ru: 'Курс изменён', en: 'Course changed', ch: '修改了课程' },
  'course.groups': {
    ru: 'Доступ групп к курсу изменён',
    en: 'Groups of a course changed',
    ch: '修改了课程班组',
  },
  'course.archive': { ru: 'Курс в архиве', en: 'Course archived', ch: '归档了课程' },
  'course.restore': { ru: 'Курс возвращён из архива', en: 'Course restored', ch: '恢复了课程' },
  'course.copy': { ru: 'Курс скопирован', en: 'Course copied', ch: '复制了课程' },
  'content.co-authors': { ru: 'Соавторы назначены', en: 'Co-authors named', ch: '指定了合著者' },
  'work.create': { ru: 'Работа создана', en: 'Work made', ch: '创建了作业' },
  'work.update': { ru: 'Работа изменена', en: 'Work changed', ch: '修改了作业' },
  'work.publish': { ru: 'Работа опубликована', en: 'Work published', ch: '发布了作业' },
  'work.tasks': { ru: 'Состав работы изменён', en: 'Tasks of a work changed', ch: '修改了作业题目' },
  'work.archive': { ru: 'Работа в архиве', en: 'Work archived', ch: '归档了作业' },
  'work.copy': { ru: 'Работа скопирована', en: 'Work copied', ch: '复制了作业' },
  'work.restore': { ru: 'Работа восстановлена', en: 'Work restored', ch: '恢复了作业' },
  'task.restore': { ru: 'Задание восстановлено', en: 'Task restored', ch: '恢复了题目' },
  'task.add-topic': { ru: 'Заданию задана тема', en: 'Topic given to a task', ch: '为题目设置了主题' },
  'task.remove-topic': { ru: 'Тема снята с задания', en: 'Topic taken off a task', ch: '移除了题目的主题' },
  'topic.create': { ru: 'Тема создана', en: 'Topic made', ch: '创建了主题' },
  'topic.update': { ru: 'Тема изменена', en: 'Topic changed', ch: '修改了主题' },
  'topic.archive': { ru: 'Тема удалена', en: 'Topic deleted', ch: '删除了主题' },
  'topic.restore': { ru: 'Тема восстановлена', en: 'Topic restored', ch: '恢复了主题' },
  ...PRACTICE_ACTS,
  'task.copy': { ru: 'Задание скопировано', en: 'Task copied', ch: '复制了题目' },
  'task.create': { ru: 'Задание создано', en: 'Task made', ch: '创建了题目' },
  'task.update': { ru: 'Задание изменено', en: 'Task changed', ch: '修改了题目' },
  'task.archive': { ru: 'Задание в архиве', en: 'Task archived', ch: '归档了题目' },
  'site-settings.change': {
    ru: 'Настройки сайта изменены',
    en: 'Site settings changed',
    ch: '修改了站点设置',
  },
  'execution.create': { ru: 'Контрольное мероприятие создано', en: 'Assessment made', ch: '创建了考核活动' },
  'execution.update': {
    ru: 'Контрольное мероприятие изменено',
    en: 'Assessment changed',
    ch: '修改了考核活动',
  },
  'execution.hold': {
    ru: 'Работа на время мероприятия закрыта',
    en: 'Work closed to practice during an assessment',
    ch: '考核期间锁定了作业',
  },
  'execution.release': {
    ru: 'Работа на время мероприятия открыта',
    en: 'Work open to practice during an assessment',
    ch: '考核期间解除了作业锁定',
  },
  'execution.assign': { ru: 'Участники назначены', en: 'People assigned', ch: '添加了考核学员' },
  'execution.unassign': { ru: 'Участники сняты', en: 'People unassigned', ch: '移除了考核学员' },
  'execution.archive': {
    ru: 'Контрольное мероприятие в архиве',
    en: 'Assessment archived',
    ch: '归档了考核活动',
  },
  'execution.restore': {
    ru: 'Контрольное мероприятие возвращено из архива',
    en: 'Control event restored',
    ch: '恢复了考核活动',
  },
  'execution.content': {
    ru: 'Новое содержание взято в мероприятие',
    en: 'New content used in an assessment',
    ch: '考核采用了新内容',
  },
  'execution.act': {
    ru: 'Вмешательство в ход мероприятия',
    en: 'Act in a running control event',
    ch: '在考核进行中操作',
  },
  'execution.inject': { ru: 'Вводные в мероприятии', en: 'Situations in a control event', ch: '考核情况' },
  'execution.bookmark': { ru: 'Закладки мероприятия', en: 'Bookmarks of an assessment', ch: '考核书签' },
  'result.review': { ru: 'Оценка выставлена', en: 'Mark given', ch: '评定了成绩' },
  'result.mark-again': {
    ru: 'Автоматическая проверка запущена снова',
    en: 'Automatic marking started again',
    ch: '重新启动了自动评分',
  },
  'result.appeal': {
    ru: 'Оценка оспорена учащимся',
    en: 'Mark questioned by the student',
    ch: '学员对成绩提出异议',
  },
  'result.keep-mark': {
    ru: 'Оспоренная оценка оставлена',
    en: 'Questioned mark kept',
    ch: '维持了有异议的成绩',
  },
  'task.mark-again': {
    ru: 'Ответы на задание перепроверены',
    en: 'Answers to a task marked again',
    ch: '重新评定了题目的答案',
  },
  'task.mark-again-undo': {
    ru: 'Перепроверка задания отменена',
    en: 'Marking a task again undone',
    ch: '撤销了题目的重新评分',
  },
  'work.mark-again': {
    ru: 'Ответы на работу перепроверены',
    en: 'Answers to a work marked again',
    ch: '重新评定了作业的答案',
  },
  'work.mark-again-undo': {
    ru: 'Перепроверка работы отменена',
    en: 'Marking a work again undone',
    ch: '撤销了作业的重新评分',
  },
  'attempt.merge': {
    ru: 'Попытка без сети принята с устройства',
    en: 'Attempt made offline taken from its device',
    ch: '接收了设备上的离线答题',
  },
  'attempt.prompt': { ru: 'Подсказка преподавателя дана', en: 'Prompt given', ch: '给出了教师提示' },
  'attempt.issue': {
    ru: 'В идущей попытке подана вводная',
    en: 'Situation issued in a running attempt',
    ch: '在进行中的答题里下发了情况',
  },
  'result.doubt': {
    ru: 'Решено, засчитывать ли сделанное без связи с сервером',
    en: 'Decided whether work done out of contact counts',
    ch: '决定是否计入未与服务器联网时完成的内容',
  },
  'result.waive-gate': { ru: 'Обязательное условие снято', en: 'Gate set aside', ch: '豁免了硬性条件' },
  'result.restore-gate': {
    ru: 'Обязательное условие возвращено',
    en: 'Gate counts again',
    ch: '恢复了硬性条件',
  },
  'answer-file.upload': { ru: 'Файл ответов загружен', en: 'Answer file uploaded', ch: '上传了答案文件' },
} as const satisfies Record<string, Words>;

export type AuditAct = keyof typeof AUDIT_ACTS;
const acts = Object.keys(AUDIT_ACTS) as [AuditAct, ...AuditAct[]];
export const auditActSchema = z.enum(acts);

/** The words for an act; an unknown act is returned as it is stored. */
export function auditActText(what: string, language: Language): string {
  return wordsFor(AUDIT_ACTS, what, language);
}
