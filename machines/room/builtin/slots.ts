// The slots in which things are worn, and the slots that they then cover.
import type { Slot } from '#contract/simulation/room-catalogue.ts';
import { words } from './text.ts';

export const slots: readonly Slot[] = [
  { id: 'foot', covers: [], text: words('Ступни', 'Feet', '脚部') },
  { id: 'overFoot', covers: ['foot'], text: words('Поверх обуви', 'Over the shoes', '鞋外') },
  { id: 'legs', covers: [], text: words('Ноги', 'Legs', '腿部') },
  { id: 'tors', covers: [], text: words('Торс', 'Torso', '上身') },
  { id: 'overTors', covers: ['tors', 'innerSuit'], text: words('Поверх одежды', 'Over the clothes', '外衣') },
  { id: 'innerSuit', covers: [], text: words('Внутренний костюм', 'Inner suit', '内穿服') },
  { id: 'coverall', covers: ['innerSuit', 'tors', 'legs'], text: words('Комбинезон', 'Coverall', '连体服') },
  { id: 'ears', covers: [], text: words('Уши', 'Ears', '耳部') },
  { id: 'face', covers: [], text: words('Лицо', 'Face', '面部') },
  { id: 'cap', covers: ['ears'], text: words('Голова', 'Head', '头部') },
  { id: 'eyes', covers: [], text: words('Глаза', 'Eyes', '眼部') },
  { id: 'underHands', covers: [], text: words('Под перчатками', 'Under the gloves', '手套内') },
  { id: 'hands', covers: ['underHands'], text: words('Кисти рук', 'Hands', '手部') },
  { id: 'clip', covers: [], text: words('Клипса', 'Clip', '夹扣') },
];
