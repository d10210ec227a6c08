// A full bag: the key card lies under food and things that must not be taken further. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { wholeWayCase } from './whole-way-case.ts';

export const deepInTheBag: RoomCase = wholeWayCase({
  id: 'deep-in-the-bag',
  seed: 20260204,
  order: 80,
  title: words('Глубоко в сумке', 'Deep in the bag', '包底的物品'),
  goal: words(
    'Сумка набита доверху, и ключ-карта лежит на её дне. На этой площадке еду и напитки не хранят в шкафах: выбросьте их у входа. Затем подготовьтесь и войдите в чистое производство.',
    'The bag is full to the top and the key card lies at its bottom. On this site food and drink are not kept in closets: throw them out at the entrance. Then get ready and go into clean production.',
    '包装得满满的，门禁卡在包底。本现场规定衣柜内不得存放食物和饮料：请在入口处丢弃。然后做好准备，进入洁净生产区。',
  ),
  timeLimitMs: 1_800_000,
  worn: [],
  bag: ['laptop-0', 'pen-0', 'apple-0', 'pen-1', 'bottle-0', 'keyCard-0'],
});
