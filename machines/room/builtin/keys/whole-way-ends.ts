// How the whole way must end: where the person is, what they wear and in what state, what they left behind.
import type { EndCondition, Harm, StateCondition } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';

interface End {
  readonly id: string;
  readonly text: Trilingual;
  readonly sources: readonly Source[];
  readonly condition: StateCondition;
  /** Left out: the room. */
  readonly harm?: Harm;
  readonly exemption?: Trilingual;
}

const is = (key: string, value: string): StateCondition => ({ key, is: [value] });

/** In the order in which the suite allows them to be fulfilled. */
const leftBehind: readonly End[] = [
  {
    id: 'end-food',
    text: words('При вас нет еды и напитков', 'No food or drink with you', '未携带食物和饮料'),
    sources: [SOURCES.illinois],
    condition: is('carried.food', 'no'),
  },
  {
    id: 'end-street',
    text: words('При вас нет уличных вещей', 'Nothing of the street with you', '未携带室外物品'),
    sources: [SOURCES.sabanci],
    condition: is('carried.street', 'no'),
  },
];

const dressed: readonly End[] = [
  {
    id: 'end-suit',
    text: words('На вас внутренний костюм', 'You wear the inner suit', '已穿内穿服'),
    sources: [SOURCES.iest],
    condition: is('worn.underwear', 'yes'),
  },
  {
    harm: 'HABIT',
    id: 'end-card',
    text: words('Ключ-карта при вас', 'The key card is with you', '随身携带门禁卡'),
    sources: [SOURCES.georgiaTech],
    condition: is('has.keyCard', 'yes'),
  },
  {
    id: 'end-cap',
    text: words('Волосы под шапочкой', 'Hair under the cap', '头发在帽子内'),
    sources: [SOURCES.topDown, SOURCES.waterloo],
    condition: is('slot.cap', 'yes'),
  },
  {
    id: 'end-mask-size',
    text: words('Надета маска своего размера', 'A mask that fits is worn', '已戴尺码合适的口罩'),
    sources: [SOURCES.errors],
    condition: is('fit.face', 'right'),
  },
  {
    id: 'end-mask',
    text: words(
      'Маска надета и закрывает нос и рот',
      'A mask is worn and covers nose and mouth',
      '已戴口罩并遮住口鼻',
    ),
    sources: [SOURCES.errors],
    condition: is('slot.face', 'correct'),
  },
  {
    id: 'end-overshoes',
    text: words('Поверх обуви бахилы', 'Covers over the shoes', '鞋外有鞋套'),
    sources: [SOURCES.mssl],
    condition: is('worn.reusableShoecovers', 'yes'),
  },
  {
    harm: 'PEOPLE',
    exemption: words(
      'Об очках в каждый момент в чистом производстве спрашивает условие допуска.',
      'The gate asks for the glasses at every moment in clean production.',
      '准入条件在洁净生产区内随时检查护目镜。',
    ),
    id: 'end-glasses',
    text: words('Защитные очки надеты', 'Safety glasses on', '已戴护目镜'),
    sources: [SOURCES.waterloo],
    condition: is('worn.safetyGlasses', 'yes'),
  },
  {
    id: 'end-coverall',
    text: words('Комбинезон надет и застёгнут', 'A coverall is worn and closed', '已穿连体服并闭合'),
    sources: [SOURCES.iest],
    condition: is('worn.coverall', 'closed'),
  },
  {
    id: 'end-glove-size',
    text: words('Надеты перчатки своего размера', 'Gloves that fit are worn', '已戴尺码合适的手套'),
    sources: [SOURCES.errors],
    condition: is('fit.hands', 'right'),
  },
  {
    id: 'end-gloves',
    text: words('Перчатки надеты поверх рукавов', 'Gloves are worn over the sleeves', '已戴手套并套在袖外'),
    sources: [SOURCES.mssl],
    condition: is('slot.hands', 'correct'),
  },
  {
    id: 'end-gloves-clean',
    text: words('Перчатки надеты и чисты', 'Gloves are worn and clean', '已戴手套且洁净'),
    sources: [SOURCES.errors],
    condition: is('gloves', 'clean'),
  },
];

const innerGloves: End = {
  id: 'end-inner-gloves',
  text: words('Надеты внутренние перчатки', 'Inner gloves are worn', '已戴内层手套'),
  sources: [SOURCES.site],
  condition: is('slot.underHands', 'yes'),
};

const arrived: End = {
  id: 'end-place',
  text: words('Вы в чистом производстве', 'You are in clean production', '您在洁净生产区'),
  sources: [SOURCES.iso5],
  condition: is('location', 'production'),
};

const closetLocked = (closet: string): End => ({
  harm: 'HABIT',
  id: 'end-closet',
  text: words('Ваш шкаф заперт', 'Your closet is locked', '您的衣柜已锁'),
  sources: [SOURCES.site],
  condition: is(`closet.${closet}`, 'locked'),
});

const faceClean: End = {
  id: 'end-face',
  text: words('Лицо без макияжа', 'No make-up on the face', '面部无妆'),
  sources: [SOURCES.yale, SOURCES.nanofab],
  condition: is('aspect.makeup', 'no'),
};

const particles: End = {
  id: 'end-particles',
  text: words(
    'Внесённые частицы в пределах класса помещения',
    'The particles brought in are within the class of the room',
    '带入颗粒在房间等级限值之内',
  ),
  sources: [SOURCES.iso1, SOURCES.particles],
  condition: is('carriedIn', 'within'),
};

function asCondition({ harm = 'ROOM', sources: from, ...row }: End): EndCondition {
  return { ...row, sources: [...from], harm, isCritical: false, failsAttempt: false };
}

interface Own {
  readonly hasMakeup?: boolean;
  readonly hasInnerGloves?: boolean;
}

/** The end conditions for a person who came all the way; `closet` is where their things are. */
export function wholeWayEnds(closet: string, own: Own): EndCondition[] {
  const [suit, card, ...outer] = dressed;
  const first = [suit, card].flatMap((end) => end ?? []);
  const face = own.hasMakeup ? [faceClean] : [];
  const isOnHands = ({ id }: End) => id === 'end-glove-size';
  const rest = outer.flatMap((end) => (own.hasInnerGloves && isOnHands(end) ? [innerGloves, end] : [end]));
  return [...leftBehind, ...first, closetLocked(closet), ...face, ...rest, arrived, particles].map(
    asCondition,
  );
}

/** The end conditions for a person who was dressed at the start. */
export function dressedEnds(): EndCondition[] {
  return [...dressed, arrived, particles].map(asCondition);
}
