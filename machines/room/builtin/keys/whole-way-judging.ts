// What must not be done on the whole way: critical rules at the last door, and lesser mistakes on the way.
import type { Forbidden, Matcher, Reference, StateCondition } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { forbidden, wrong } from './judging.ts';

const is = (key: string, ...values: string[]): StateCondition => ({ key, is: values });

interface Rule {
  readonly id: string;
  readonly text: Trilingual;
  readonly why: Trilingual;
  readonly sources: readonly Source[];
  readonly match: readonly Matcher[];
  readonly preventedBy?: readonly string[];
}

function rule({ preventedBy, ...row }: Rule, fails: boolean): Forbidden {
  const base = { ...row, sources: [...row.sources], match: [...row.match] };
  const judged = { ...base, isCritical: fails, failsAttempt: fails };
  return preventedBy ? { ...judged, preventedBy: [...preventedBy] } : judged;
}

/** Matches entering clean production while all conditions hold. */
const into = (...before: StateCondition[]): Matcher[] => [{ code: ['A001'], to: ['production'], before }];

const critical: readonly Rule[] = [
  {
    id: 'food-carried-in',
    text: words(
      'Еда или напиток в чистом производстве',
      'Food or drink in clean production',
      '将食物或饮料带入洁净区',
    ),
    why: words(
      'Еда даёт частицы, влагу и микробов.',
      'Food gives off particles, moisture and germs.',
      '食物会带来颗粒、水分和微生物。',
    ),
    sources: [SOURCES.yale, SOURCES.illinois],
    match: into(is('carried.food', 'yes')),
    preventedBy: ['bag-stored'],
  },
  {
    id: 'no-mask-in',
    text: words('Вход без маски', 'Going in without a mask', '未戴口罩进入'),
    why: words(
      'Каждый выдох несёт частицы на пластины.',
      'Every breath carries particles onto the wafers.',
      '每次呼气都会将颗粒带到晶圆上。',
    ),
    sources: [SOURCES.iest, SOURCES.waterloo],
    match: into(is('slot.face', 'no')),
    preventedBy: ['mask-on'],
  },
  {
    id: 'no-cap-in',
    text: words('Вход без шапочки', 'Going in without a cap', '未戴帽子进入'),
    why: words('Волосы осыпаются непрерывно.', 'Hair sheds all the time.', '头发会持续掉落颗粒。'),
    sources: [SOURCES.iest, SOURCES.waterloo],
    match: into(is('slot.cap', 'no')),
    preventedBy: ['hat-on'],
  },
  {
    id: 'bare-hands-in',
    text: words('Вход без перчаток', 'Going in with bare hands', '未戴手套进入'),
    why: words(
      'Кожа рук оставляет соли, жир и чешуйки.',
      'The skin of hands leaves salts, grease and flakes.',
      '手部皮肤会留下盐分、油脂和皮屑。',
    ),
    sources: [SOURCES.iest, SOURCES.mssl],
    match: into(is('slot.hands', 'no')),
    preventedBy: ['gloves-on'],
  },
];

const costly: readonly Rule[] = [
  {
    id: 'forbidden-past-locker',
    text: words(
      'Еда или личные вещи дальше раздевалки',
      'Food or personal things past the changing room',
      '将食物或个人物品带过更衣区',
    ),
    why: words(
      'Дальше раздевалки проходит только то, что выдано площадкой.',
      'Past the changing room goes only what the site has issued.',
      '更衣区之后只能携带现场发放的物品。',
    ),
    sources: [SOURCES.illinois, SOURCES.sabanci],
    preventedBy: ['bag-stored'],
    match: ['has.bag', 'has.laptop', 'has.pen', 'carried.food'].map((key) => ({
      code: ['A001'],
      to: ['washroom', 'separate'],
      location: ['locker'],
      before: [is(key, 'yes')],
    })),
  },
  {
    id: 'street-clothes-in',
    text: words(
      'Уличная одежда за раздевалкой',
      'Street clothes past the changing room',
      '穿室外衣物进入隔离区',
    ),
    why: words(
      'Хлопковая одежда выделяет сотни тысяч частиц в минуту.',
      'Cotton clothes shed hundreds of thousands of particles a minute.',
      '棉质衣物每分钟散发数十万颗粒。',
    ),
    sources: [SOURCES.particles, SOURCES.sabanci],
    preventedBy: ['coat-off', 'shirt-off', 'jeans-off'],
    match: ['worn.coat', 'worn.shirt', 'worn.jeans'].map((key) => ({
      code: ['A001'],
      to: ['separate'],
      before: [is(key, 'yes')],
    })),
  },
  {
    id: 'uncovered-over-bench',
    text: words(
      'Через переходную скамью без бахил',
      'Over the cross-over bench without shoe covers',
      '未穿鞋套越过跨越凳',
    ),
    why: words(
      'Подошвы прошли по всем помещениям.',
      'The soles have walked through every room before.',
      '鞋底已走过之前的所有房间。',
    ),
    sources: [SOURCES.mssl, SOURCES.byu],
    preventedBy: ['overshoes-on'],
    match: [
      {
        code: ['A004'],
        params: { side: ['clean'] },
        location: ['dressing'],
        before: [is('slot.overFoot', 'no')],
      },
    ],
  },
  {
    id: 'open-coverall-in',
    text: words('Вход в незастёгнутом комбинезоне', 'Going in with the coverall open', '未闭合连体服进入'),
    why: words(
      'Открытый ворот работает как насос: с каждым шагом он выталкивает частицы.',
      'An open collar pumps: with every step it pushes particles out.',
      '敞开的领口如同气泵，每走一步都会挤出颗粒。',
    ),
    sources: [SOURCES.iest],
    match: into({ key: 'slot.coverall', isNot: ['closed'] }),
    preventedBy: ['coverall-zipped-over'],
  },
  {
    id: 'soiled-gloves-in',
    text: words('Вход в загрязнённых перчатках', 'Going in with soiled gloves', '戴着污染的手套进入'),
    why: words(
      'Перчатка переносит всё, чего касалась.',
      'A glove carries on all that it touched.',
      '手套会传播其接触过的污物。',
    ),
    sources: [SOURCES.errors],
    match: into(is('gloves', 'soiled')),
  },
];

/** Food at the locker door costs points here; only carrying it into production fails the attempt. */
const fromShortWay = forbidden.filter(({ id }) => id !== 'food-past-locker');

export const wholeWayForbidden: readonly Forbidden[] = [
  ...fromShortWay,
  ...critical.map((row) => rule(row, true)),
  ...costly.map((row) => rule(row, false)),
];

/** The rules at the last door, which apply wherever a case starts. */
export const lastDoorForbidden: readonly Forbidden[] = wholeWayForbidden.filter(({ match }) =>
  match.some(({ to }) => to?.includes('production')),
);

type Wrong = Reference['wrong'][number];

const wrongSize = (slot: string): Matcher => ({
  code: ['A005'],
  before: [{ key: `fit.${slot}`, isNot: ['wrong'] }],
  after: [is(`fit.${slot}`, 'wrong')],
});

export const dressingWrong: readonly Wrong[] = [
  {
    id: 'wrong-size',
    text: words('Надето не по размеру', 'Put on in a wrong size', '尺码不合'),
    sources: [SOURCES.iest, SOURCES.errors],
    match: [wrongSize('face'), wrongSize('hands')],
  },
  {
    id: 'barefoot',
    text: words('Встали без обуви', 'Stood up without shoes', '未穿鞋站起'),
    sources: [SOURCES.mssl],
    match: [{ code: ['A004'], before: [is('slot.foot', 'no')] }],
  },
  {
    id: 'gloves-soiled',
    text: words('Перчатками взято грязное', 'Something dirty touched with gloves on', '戴手套触碰脏物'),
    sources: [SOURCES.errors],
    match: [{ before: [is('gloves', 'clean')], after: [is('gloves', 'soiled')] }],
  },
];

export const WHOLE_WAY_WRONG: readonly Wrong[] = [...wrong, ...dressingWrong];
