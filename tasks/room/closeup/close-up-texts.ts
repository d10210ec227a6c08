// Texts used only in close-ups.
import { textTable } from '../../kit/text-table.ts';

const RU = {
  inHands: 'В руках',
  handsEmpty: 'Руки пусты',
  takeHere: 'Перетащите сюда, чтобы взять',
  holds: 'В руках: {item}. Enter или нажатие: что с этим сделать',
  notPossible: 'Невозможно',
  note: 'Замечание {number}: ',
  fromNear: 'Лицо вблизи',
};

const EN: typeof RU = {
  inHands: 'In the hands',
  handsEmpty: 'The hands are empty',
  takeHere: 'Drag here to take',
  holds: 'In the hands: {item}. Enter or a tap: what to do with it',
  notPossible: 'Not possible',
  note: 'Note {number}: ',
  fromNear: 'The face from near',
};

const CH: typeof RU = {
  inHands: '手中',
  handsEmpty: '手中没有物品',
  takeHere: '拖到此处即可拿取',
  holds: '手中：{item}。按 Enter 或点按查看可进行的操作',
  notPossible: '无法执行',
  note: '问题 {number}：',
  fromNear: '面部近景',
};

export const closeUpTexts = textTable(RU, { en: EN, ch: CH });
