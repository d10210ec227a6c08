// What must not be done on the whole way, beside its gates.
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

function rule({ preventedBy, ...row }: Rule): Forbidden {
  const base = { ...row, sources: [...row.sources], match: [...row.match] };
  const judged = { ...base, harm: 'ROOM', isCritical: false, failsAttempt: false } as const;
  return preventedBy ? { ...judged, preventedBy: [...preventedBy] } : judged;
}

const UNCOVERED: Rule = {
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
  match: [
    {
      code: ['A004'],
      params: { side: ['clean'] },
      location: ['dressing'],
      before: [is('slot.overFoot', 'no')],
    },
  ],
};

/** For who has come dressed: no step of theirs puts the covers on. */
export const uncoveredOverBench: Forbidden = rule(UNCOVERED);

const rules: readonly Rule[] = [
  {
    id: 'forbidden-to-washroom',
    text: words(
      'Еда или личные вещи в умывальной',
      'Food or personal things in the washroom',
      '将食物或个人物品带入洗手区',
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
      to: ['washroom'],
      location: ['locker'],
      before: [is(key, 'yes')],
    })),
  },
];

export const wholeWayForbidden: readonly Forbidden[] = [
  ...forbidden,
  ...[...rules, { ...UNCOVERED, preventedBy: ['overshoes-on'] }].map(rule),
];

type Wrong = Reference['wrong'][number];

const wrongSize = (slot: string): Matcher => ({
  code: ['A005'],
  before: [{ key: `fit.${slot}`, isNot: ['wrong'] }],
  after: [is(`fit.${slot}`, 'wrong')],
});

export const barefoot: Wrong = {
  id: 'barefoot',
  text: words('Встали без обуви', 'Stood up without shoes', '未穿鞋站起'),
  why: words(
    'Нога без обуви собирает грязь с пола.',
    'A foot without a shoe gathers dirt from the floor.',
    '未穿鞋的脚会沾染地面污物。',
  ),
  sources: [SOURCES.mssl],
  harm: 'HABIT',
  match: [{ code: ['A004'], before: [is('slot.foot', 'no')] }],
};

export const dressingWrong: readonly Wrong[] = [
  {
    id: 'wrong-size',
    text: words('Надето не по размеру', 'Put on in a wrong size', '尺码不合'),
    why: words(
      'Не по размеру прилегает неплотно: частицы выходят по краю.',
      'What does not fit lies loose: particles come out at the edge.',
      '尺码不合则贴合不严，颗粒会从边缘逸出。',
    ),
    sources: [SOURCES.iest, SOURCES.errors],
    harm: 'HABIT',
    match: [wrongSize('face'), wrongSize('hands')],
  },
  barefoot,
  {
    id: 'gloves-soiled',
    text: words('Перчатками взято грязное', 'Something dirty touched with gloves on', '戴手套触碰脏物'),
    why: words(
      'Загрязнённые перчатки меняют до входа в чистое производство.',
      'Soiled gloves are changed before clean production is entered.',
      '进入洁净生产区前须更换被污染的手套。',
    ),
    sources: [SOURCES.errors],
    harm: 'HABIT',
    match: [{ before: [is('gloves', 'clean')], after: [is('gloves', 'soiled')] }],
  },
];

export const WHOLE_WAY_WRONG: readonly Wrong[] = [...wrong, ...dressingWrong];
