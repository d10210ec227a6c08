// The open closet belongs to somebody else; the person's own is locked. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { wholeWayCase } from './whole-way-case.ts';

export const otherSection: RoomCase = wholeWayCase({
  id: 'other-section',
  seed: 20260205,
  order: 40,
  title: words('Шкаф другой секции', 'A closet of the other section', '另一区的衣柜'),
  goal: words(
    'Кто-то оставил свой шкаф открытым. Ваша карта — от второй секции. Оставьте вещи там, где положено, подготовьтесь и войдите в чистое производство.',
    'Somebody left a closet open. Your card is of section two. Leave your things where they belong, get ready and go into clean production.',
    '有人的衣柜没有关。您的门禁卡属于第二区。请将物品存放在规定位置，做好准备后进入洁净生产区。',
  ),
  timeLimitMs: 1_500_000,
  gender: 'girl',
  section: 2,
  openClosets: ['locker-closet-1'],
  bag: ['apple-0', 'pen-0'],
});
