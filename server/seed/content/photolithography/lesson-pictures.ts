// The pictures of the lesson on the bay, with what they show in words.
import { practicePicture } from '../seed-lesson.ts';

export const BAY = practicePicture('equipment-normal-whole', [
  'Участок фотолитографии сверху: жёлтый свет, длинная установка вдоль стены, стол с бумагами, выход.',
  'The photolithography bay from above: yellow light, the long track along the wall, a desk with papers, the exit.',
  '俯视光刻区：黄光、沿墙的长条设备、放有文件的桌子和出口。',
]);
export const PAPERS = practicePicture('equipment-wrong-recipe', [
  'Сотрудник у стола с телефоном и сопроводительным листом, за ним загрузочные порты.',
  'A worker at the desk with the telephone and the accompanying sheet; the load ports are behind.',
  '员工站在放有电话和随工单的桌旁，身后是装载口。',
]);
export const PORTS = practicePicture('equipment-normal-coat', [
  'Сотрудник ставит контейнер на один из загрузочных портов; правее модули установки за стеклом, слева стол.',
  'A worker sets a pod on one of the load ports; to the right the modules behind glass, to the left the desk.',
  '员工把晶圆盒放到装载口上；右侧是玻璃后的模块，左侧是桌子。',
]);
export const CASSETTE = practicePicture('equipment-missing-wafer', [
  'Контейнер на загрузочном порту крупным планом: установка сверяет, какие ячейки заняты.',
  'A pod on the load port from near by: the equipment checks which slots are taken.',
  '装载口上的晶圆盒特写：设备正在核对哪些槽位有片。',
]);
export const TERMINAL = practicePicture('equipment-normal-arc', [
  'Сотрудник у терминала с экраном; за ним стена с телефоном, кнопкой и огнетушителем, справа стеллаж с контейнером.',
  'A worker at the terminal with its screen; behind it the wall with telephone, button and fire extinguisher, to the right a rack with a pod.',
  '员工站在终端屏幕前；后方墙上有电话、按钮和灭火器，右侧架上有晶圆盒。',
]);
export const TOWER = practicePicture('equipment-routine-lamp', [
  'Верх установки: световая колонна с горящим янтарным сигналом, правее вентиляционные блоки с лентами, ниже телефон.',
  'The top of the track: the tower light shows amber; to the right the ventilation units with ribbons, below them a telephone.',
  '设备顶部：信号灯塔亮琥珀色；右侧是带飘带的通风装置，下方有电话。',
]);
