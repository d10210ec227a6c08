// The cases of the second site: with free hands, with a bag, and to set right who is dressed wrongly. Plays only.
import type { RoomCase, RoomPlay } from '#contract/simulation/room-case.ts';
import { GOWN, INSTRUMENT_SITE, SITE_RACK } from '../instrument-site.ts';
import { words } from '../text.ts';
import { DEFAULT_FURNITURE } from './subjects.ts';

type Person = RoomPlay['person'];

const SIZES = [
  { id: 'handSize', params: 'M' },
  { id: 'faceSize', params: 'M' },
];

const GOWN_THING = { id: `${GOWN}-0`, craft: GOWN, position: SITE_RACK };
const ISSUED: RoomPlay['subject'] = [
  { id: 'crocs-0', craft: 'crocs', position: 'entrance-shoerack' },
  { id: 'hat-0', craft: 'hat', position: SITE_RACK },
];

const worn = (...ids: readonly string[]): Person['settings'] => [
  ...ids.map((craft) => ({ id: `${craft}-0` })),
  ...SIZES,
];

const FROM_THE_STREET: Person = {
  gender: 'man',
  location: 'out',
  position: 'start',
  settings: worn('boots', 'jeans', 'shirt', 'coat', 'keyCard'),
  hand: [],
  bag: [],
};

function play(id: string, person: Person, subject: RoomPlay['subject']): RoomPlay {
  return {
    id,
    map: 'Isometric',
    person,
    isHintOn: true,
    activeKey: 1,
    actions: [],
    subject,
    furniture: DEFAULT_FURNITURE,
  };
}

const CASE = {
  revision: 1,
  rulesetId: INSTRUMENT_SITE.id,
  rulesetRevision: INSTRUMENT_SITE.revision,
  timeLimitMs: 600_000,
} as const;

export const INSTRUMENT_CASES: readonly RoomCase[] = [
  {
    ...CASE,
    id: 'instruments-gown',
    seed: 20260401,
    order: 200,
    title: words('На участок приборов', 'Into the instrument area', '进入仪器区'),
    goal: words(
      'Вы пришли на участок приборов. Здесь комбинезон надевают поверх своей одежды, после сменной обуви, и застёгивают, а шапочку надевают последней. Войдите на чистую сторону.',
      'You come to the instrument area. Here a coverall goes over one’s own clothes, after the change shoes, and is closed; the cap goes on last. Go in to the clean side.',
      '您来到仪器区。此处先换鞋，再将连体服穿在自己的衣服外并闭合，最后戴帽子。请进入洁净侧。',
    ),
    play: play('instruments-gown', FROM_THE_STREET, [...ISSUED, GOWN_THING]),
  },
  {
    ...CASE,
    id: 'instruments-bag',
    seed: 20260402,
    order: 210,
    title: words('На участок приборов с сумкой', 'Into the instrument area with a bag', '携包进入仪器区'),
    goal: words(
      'Вы пришли на участок приборов с сумкой, в ней яблоко и ноутбук. Оставьте личное в шкафу, оденьтесь по правилам участка и войдите на чистую сторону.',
      'You come to the instrument area with a bag that holds an apple and a laptop. Leave what is yours in the closet, dress by the rules of the area and go in to the clean side.',
      '您携包来到仪器区，包内有苹果和笔记本电脑。请将个人物品放入衣柜，按区域规定着装后进入洁净侧。',
    ),
    play: play(
      'instruments-bag',
      {
        ...FROM_THE_STREET,
        hand: [{ id: 'bag-0', craft: 'bag' }],
        bag: [
          { id: 'apple-0', craft: 'apple' },
          { id: 'laptop-0', craft: 'laptop' },
        ],
      },
      [...ISSUED, GOWN_THING],
    ),
  },
  {
    ...CASE,
    id: 'instruments-faults',
    seed: 20260403,
    order: 220,
    title: words('Участок приборов: одет с ошибками', 'Instrument area: dressed wrongly', '仪器区：着装有误'),
    goal: words(
      'Человек стоит в раздевалке в расстёгнутом комбинезоне, в уличной обуви и без шапочки. Исправьте это и войдите на чистую сторону.',
      'Somebody stands in the changing room in an open coverall, in street shoes and without a cap. Set it right and go in to the clean side.',
      '有人站在更衣室，连体服敞开，仍穿室外鞋且未戴帽子。请改正后进入洁净侧。',
    ),
    play: play(
      'instruments-faults',
      {
        ...FROM_THE_STREET,
        location: 'locker',
        settings: worn('boots', 'jeans', 'shirt', GOWN, 'keyCard'),
      },
      ISSUED,
    ),
  },
];
