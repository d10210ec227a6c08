// The hints for the whole way in TRAINING, in order.
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';

export const wholeWayHints: RoomKey['hints'] = [
  words(
    'Сядьте на скамью и смените обувь до того, как перенесёте ноги.',
    'Sit down on the bench and change shoes before you swing the legs over.',
    '先坐在长凳上换鞋，再将双腿转过去。',
  ),
  words(
    'Все уличные вещи оставьте в своём шкафу и заприте его.',
    'Leave all street things in your own closet and lock it.',
    '将所有室外物品放入自己的衣柜并锁好。',
  ),
  words(
    'Руки моют, когда уличное уже убрано: с мылом, и высушивают.',
    'Hands are washed when the street things are away: with soap, and dried.',
    '收好室外物品后再用皂液洗手并烘干。',
  ),
  words(
    'Одевайтесь сверху вниз: шапочка, маска, комбинезон. Маску натяните на нос.',
    'Dress from the head down: cap, mask, coverall. Draw the mask over the nose.',
    '自上而下着装：帽子、口罩、连体服。口罩须拉到鼻梁上。',
  ),
  words(
    'Бахилы — до переходной скамьи, перчатки — последними и поверх рукавов.',
    'Shoe covers before the cross-over bench; gloves last, over the sleeves.',
    '越过跨越凳前先穿鞋套；最后戴手套并套在袖外。',
  ),
];
