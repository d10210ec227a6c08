// What judges the way out beside its steps: gates, orders, ends.
import type {
  EndCondition,
  Gate,
  Harm,
  OrderRow,
  Reference,
  StateCondition,
} from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { dressedIn, gate, is, isNot } from './dressed-gates.ts';
import { astray, streetThings } from './gates.ts';
import { SHED_UPWARDS } from './way-out-steps.ts';
import { barefoot } from './whole-way-judging.ts';

const REUSED = ['coverall-0', 'reusableShoecovers-0', 'safetyGlasses-0'];
const WORN_AGAIN = words(
  'Многоразовое наденут снова: оно висит на вешале и за зону одевания не выходит.',
  'What is worn again hangs on the rack and goes no further than the dressing zone.',
  '可重复使用的衣物须挂在衣架上，不得带出穿衣区。',
);

const own: readonly Gate[] = [
  gate({
    id: 'gate-undressed-in-transit',
    text: words(
      'в шлюзе сняли чистую одежду',
      'clean clothes were taken off in the transit',
      '在风淋通道内脱下洁净服',
    ),
    why: words(
      'Шлюз примыкает к чистому производству: снятое здесь осыпается к его двери.',
      'The transit borders on clean production: what comes off there sheds at its door.',
      '风淋通道紧邻洁净生产区：在此脱衣会使颗粒落在其门前。',
    ),
    sources: [SOURCES.iso5, SOURCES.iest],
    asks: 'always',
    when: [is('location', 'transit')],
    must: [is('slot.coverall', 'closed'), is('slot.overFoot', 'yes'), is('slot.cap', 'yes')],
  }),
  gate({
    id: 'gate-uncovered-on-clean-side',
    text: words(
      'по чистой стороне ходили без бахил',
      'someone walked on the clean side without shoe covers',
      '未穿鞋套在洁净侧行走',
    ),
    why: words(
      'Чистая сторона кончается у скамьи: бахилы снимают, сидя на ней.',
      'The clean side ends at the bench: the covers come off sitting on it.',
      '洁净侧止于长凳：须坐在长凳上脱鞋套。',
    ),
    sources: [SOURCES.mssl, SOURCES.iso5],
    asks: 'always',
    when: [is('location', 'dressing'), is('side', 'clean'), is('posture', 'standing')],
    must: [is('slot.overFoot', 'yes')],
    preventedBy: ['sit-down'],
  }),
  gate({
    id: 'gate-clothes-taken-out',
    text: words(
      'чистую одежду вынесли из зоны одевания',
      'clean clothes were taken out of the dressing zone',
      '将洁净服带出穿衣区',
    ),
    why: WORN_AGAIN,
    sources: [SOURCES.iest, SOURCES.site],
    asks: 'always',
    when: [is('location', 'locker', 'washroom', 'entrance', 'out')],
    must: REUSED.map((id) => isNot(`place.${id}`, 'P001', 'P002', 'P003')),
    preventedBy: ['coverall-hung', 'overshoes-hung', 'glasses-hung'],
  }),
  gate({
    id: 'gate-clothes-left',
    text: words(
      'комбинезон, бахилы или очки остались не на вешале',
      'coverall, shoe covers or glasses were not left on the rack',
      '连体服、鞋套或护目镜未放回衣架',
    ),
    why: WORN_AGAIN,
    sources: [SOURCES.iest, SOURCES.site],
    asks: 'end',
    must: REUSED.map((id) => is(`drop.${id}`, 'dressing-rack')),
    preventedBy: ['coverall-hung', 'overshoes-hung', 'glasses-hung'],
  }),
  gate({
    id: 'gate-suit-taken-out',
    text: words(
      'внутренний костюм вынесли из раздевалки',
      'the inner suit was taken out of the changing room',
      '将内穿服带出更衣区',
    ),
    why: words(
      'Костюм площадки в тамбуре и на улице собирает то, от чего должен защищать.',
      'In the entrance and the street the site’s suit gathers what it should protect from.',
      '内穿服在入口区和室外会沾上本应阻隔的污物。',
    ),
    sources: [SOURCES.iest, SOURCES.site],
    asks: 'always',
    when: [is('location', 'entrance', 'out')],
    must: [isNot('place.underwear-0', 'P001', 'P002', 'P003')],
    preventedBy: ['suit-stored'],
  }),
];

const notOut: Gate = gate({
  id: 'gate-not-out',
  text: words('до тамбура не дошли', 'the entrance was not reached', '未到达入口区'),
  why: words(
    'Задание кончается в тамбуре, в своей одежде.',
    'The task ends in the entrance, in one’s own clothes.',
    '任务以穿着自己的衣物到达入口区为终点。',
  ),
  sources: [SOURCES.site],
  asks: 'end',
  must: [is('location', 'entrance', 'out')],
  preventedBy: ['go-out'],
});

const notDressed: Gate = gate({
  id: 'gate-not-dressed',
  text: words(
    'в тамбур вышли не одевшись',
    'someone came out to the entrance undressed',
    '未穿好衣物即到入口区',
  ),
  why: words(
    'Чистая одежда сдана, своя надета: только тогда человек готов выйти с участка.',
    'The clean clothes are handed back and one’s own are on: only then is a person ready to leave the site.',
    '交还洁净服并穿好自己的衣物，方可离开。',
  ),
  sources: [SOURCES.site],
  harm: 'HABIT',
  asks: 'end',
  when: [is('location', 'entrance', 'out')],
  must: [isNot('slot.legs', 'no'), isNot('slot.tors', 'no')],
  preventedBy: ['jeans-on', 'shirt-on'],
});

/** Who comes out dressed has no step of their own against these: they would have to undress inside. */
const stillDressed = [...dressedIn, streetThings, astray].map(({ preventedBy: _steps, ...row }): Gate => row);

export const WAY_OUT_GATES: readonly Gate[] = [...stillDressed, ...own, notOut, notDressed];

export const WAY_OUT_ORDER: readonly OrderRow[] = [
  {
    earlier: ['overshoes-off'],
    later: ['cross-back'],
    weight: 3,
    why: words(
      'В бахилах чистой стороны на другую не ступают: грязь останется на них до следующего раза.',
      'The covers of the clean side do not step on the other: the dirt would stay on them for the next time.',
      '洁净侧的鞋套不得踩到另一侧，否则污物会留到下次。',
    ),
    sources: [SOURCES.mssl, SOURCES.iso5],
  },
  {
    earlier: ['coverall-off'],
    later: ['mask-off', 'hat-off', 'suit-off'],
    weight: 2,
    why: SHED_UPWARDS,
    sources: [SOURCES.topDown, SOURCES.waterloo],
  },
];

export const WAY_OUT_WRONG: Reference['wrong'] = [barefoot];

function end(id: string, text: Trilingual, condition: StateCondition, harm: Harm): EndCondition {
  return { id, text, sources: [SOURCES.site], harm, isCritical: false, failsAttempt: false, condition };
}

/** In the order in which the suite allows them to be fulfilled. */
export const WAY_OUT_ENDS: readonly EndCondition[] = [
  end(
    'end-card',
    words('Ключ-карта при вас', 'The key card is with you', '随身携带门禁卡'),
    is('has.keyCard', 'yes'),
    'HABIT',
  ),
  end(
    'end-overshoes-away',
    words('Бахилы на вешале', 'The shoe covers are on the rack', '鞋套在衣架上'),
    is('drop.reusableShoecovers-0', 'dressing-rack'),
    'ROOM',
  ),
  end(
    'end-glasses-away',
    words('Очки на вешале', 'The glasses are on the rack', '护目镜在衣架上'),
    is('drop.safetyGlasses-0', 'dressing-rack'),
    'ROOM',
  ),
  end(
    'end-coverall-away',
    words('Комбинезон на вешале', 'The coverall is on the rack', '连体服在衣架上'),
    is('drop.coverall-0', 'dressing-rack'),
    'ROOM',
  ),
  end(
    'end-no-gloves',
    words('Перчатки сняты', 'The gloves are off', '手套已脱下'),
    is('slot.hands', 'no'),
    'HABIT',
  ),
  end('end-no-mask', words('Маска снята', 'The mask is off', '口罩已摘下'), is('slot.face', 'no'), 'HABIT'),
  end('end-no-cap', words('Шапочка снята', 'The cap is off', '帽子已摘下'), is('slot.cap', 'no'), 'HABIT'),
  end(
    'end-suit-away',
    words('Внутренний костюм в шкафу', 'The inner suit is in the closet', '内穿服在衣柜内'),
    is('drop.underwear-0', 'locker-closet'),
    'ROOM',
  ),
  end(
    'end-jeans-on',
    words('На вас джинсы', 'You wear the jeans', '已穿牛仔裤'),
    is('worn.jeans', 'yes'),
    'HABIT',
  ),
  end(
    'end-shirt-on',
    words('На вас рубашка', 'You wear the shirt', '已穿衬衫'),
    is('worn.shirt', 'yes'),
    'HABIT',
  ),
  end(
    'end-waste',
    words('При вас нет мусора', 'No waste with you', '未携带垃圾'),
    is('carried.waste', 'no'),
    'HABIT',
  ),
  end(
    'end-shoes',
    words('На ногах сменная обувь', 'You wear the change shoes', '已穿换用鞋'),
    is('slot.foot', 'yes'),
    'ROOM',
  ),
  end('end-bag', words('Сумка при вас', 'The bag is with you', '包随身携带'), is('has.bag', 'yes'), 'HABIT'),
  end(
    'end-closet',
    words('Ваш шкаф заперт', 'Your closet is locked', '您的衣柜已锁'),
    is('closet.locker-closet-1', 'locked'),
    'HABIT',
  ),
  end(
    'end-place',
    words('Вы в тамбуре', 'You are in the entrance', '您在入口区'),
    is('location', 'entrance'),
    'ROOM',
  ),
];
