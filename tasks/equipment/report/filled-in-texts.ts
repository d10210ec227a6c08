// Texts of what the learner filled in at the bay.
import { textTable } from '../../kit/text-table.ts';

export const filledInTexts = textTable(
  {
    title: 'Что заполнено и нажато',
    signed: '{title}, с подписью',
    unsigned: '{title}, без подписи',
    keys: 'Нажатые клавиши терминала: {count}',
    noKeys: 'Клавиши терминала не нажимались.',
  },
  {
    en: {
      title: 'Filled in and pressed',
      signed: '{title}: signed',
      unsigned: '{title}: not signed',
      keys: 'Keys pressed at the terminal: {count}',
      noKeys: 'No key of the terminal was pressed.',
    },
    ch: {
      title: '填写与按键',
      signed: '{title}：已签字',
      unsigned: '{title}：未签字',
      keys: '终端按键：{count}',
      noKeys: '未按终端按键。',
    },
  },
);
export type FilledInTexts = ReturnType<typeof filledInTexts>;
