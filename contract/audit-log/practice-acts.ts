// What is done with the practice tools, in the words of the audit log.
import type { Words } from './words-for.ts';

export const PRACTICE_ACTS = {
  'action.create': { ru: 'Действие создано', en: 'Action made', ch: '创建了操作' },
  'action.update': { ru: 'Действие изменено', en: 'Action changed', ch: '修改了操作' },
  'action.archive': { ru: 'Действие в архиве', en: 'Action archived', ch: '归档了操作' },
  'action.restore': { ru: 'Действие возвращено', en: 'Action restored', ch: '恢复了操作' },
  'action-sequence.create': {
    ru: 'Цепочка действий создана',
    en: 'Chain of actions made',
    ch: '创建了操作链',
  },
  'action-sequence.update': {
    ru: 'Цепочка действий изменена',
    en: 'Chain of actions changed',
    ch: '修改了操作链',
  },
  'action-sequence.archive': {
    ru: 'Цепочка действий в архиве',
    en: 'Chain of actions archived',
    ch: '归档了操作链',
  },
  'action-sequence.restore': {
    ru: 'Цепочка действий возвращена',
    en: 'Chain of actions restored',
    ch: '恢复了操作链',
  },
  'terminal-profile.create': {
    ru: 'Профиль терминала создан',
    en: 'Terminal profile made',
    ch: '创建了终端配置',
  },
  'terminal-profile.update': {
    ru: 'Профиль терминала изменён',
    en: 'Terminal profile changed',
    ch: '修改了终端配置',
  },
  'terminal-profile.archive': {
    ru: 'Профиль терминала в архиве',
    en: 'Terminal profile archived',
    ch: '归档了终端配置',
  },
  'terminal-profile.restore': {
    ru: 'Профиль терминала возвращён',
    en: 'Terminal profile restored',
    ch: '恢复了终端配置',
  },
  'test-case.create': {
    ru: 'Опубликован новый случай практики',
    en: 'Published a new practice case',
    ch: '发布了新的实践案例',
  },
  'test-case.update': {
    ru: 'Опубликована редакция случая практики',
    en: 'Published a revision of a practice case',
    ch: '发布了实践案例的新版本',
  },
  'test-case.archive': {
    ru: 'Случай практики убран в архив',
    en: 'Archived a practice case',
    ch: '归档了实践案例',
  },
  'test-case.restore': {
    ru: 'Случай практики возвращён из архива',
    en: 'Brought a practice case back from the archive',
    ch: '从归档恢复了实践案例',
  },
  'bay.create': {
    ru: 'Опубликованы правила участка',
    en: 'Published new rules of the bay',
    ch: '发布了新的区域规则',
  },
  'bay.update': {
    ru: 'Опубликована редакция правил участка',
    en: 'Published a revision of rules of the bay',
    ch: '发布了区域规则的新版本',
  },
  'bay.archive': {
    ru: 'Правила участка убраны в архив',
    en: 'Archived rules of the bay',
    ch: '归档了区域规则',
  },
  'bay.restore': {
    ru: 'Правила участка возвращены из архива',
    en: 'Brought rules of the bay back from the archive',
    ch: '从归档恢复了区域规则',
  },
  'room.create': { ru: 'Опубликована комната', en: 'Published a new room', ch: '发布了新的房间' },
  'room.update': {
    ru: 'Опубликована редакция комнаты',
    en: 'Published a revision of a room',
    ch: '发布了房间的新版本',
  },
  'room.archive': { ru: 'Комната убрана в архив', en: 'Archived a room', ch: '归档了房间' },
  'room.restore': {
    ru: 'Комната возвращена из архива',
    en: 'Brought a room back from the archive',
    ch: '从归档恢复了房间',
  },
} as const satisfies Record<string, Words>;
