// The way out: a dressed person takes off what is clean in the right order and leaves in their own clothes. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { DEFAULT_FURNITURE, oneOfEach } from './subjects.ts';
import { WHOLE_SUITE_REVISION } from './whole-way-case.ts';

const subject: RoomCase['play']['subject'] = [
  ...oneOfEach(['shoeCovers'], 'entrance-dispensary'),
  ...oneOfEach(['boots'], 'entrance-shoerack'),
  ...oneOfEach(['shirt', 'jeans', 'bag'], 'locker-closet'),
  ...oneOfEach(['glovesS', 'glovesL', 'glovesXL', 'masksS', 'masksL', 'masksXL'], 'separate-rack'),
  ...['hat', 'masksM', 'glovesM'].map((craft) => ({ id: `${craft}-1`, craft, position: 'separate-rack' })),
  ...oneOfEach(['napkin', 'alcoholLiquid'], 'separate-rack'),
];

export const wayOut: RoomCase = {
  id: 'way-out',
  revision: 4,
  rulesetId: 'room-suite',
  rulesetRevision: WHOLE_SUITE_REVISION,
  seed: 20260211,
  order: 88,
  title: words('Выход из чистого производства', 'The way out of clean production', '退出洁净生产区'),
  goal: words(
    'Смена окончена. Выйдите через шлюз, снимите чистую одежду по правилам, повесьте многоразовое на вешало, одноразовое выбросьте, переоденьтесь в своё и выйдите с сумкой в тамбур.',
    'The shift is over. Leave through the transit, take off the clean clothes by the rules, hang up what is worn again, throw away what is used once, change into your own clothes and go out to the entrance with your bag.',
    '班次结束。请经风淋室离开，按规定脱下洁净服：可重复使用的挂回衣架，一次性用品丢弃，换上自己的衣物，带包走到入口区。',
  ),
  timeLimitMs: 900_000,
  play: {
    id: 'way-out',
    map: 'Isometric',
    person: {
      gender: 'man',
      location: 'production',
      position: 'start',
      settings: [
        { id: 'underwear-0' },
        { id: 'crocs-0' },
        { id: 'reusableShoecovers-0' },
        { id: 'hat-0' },
        { id: 'masksM-0', params: 'correct' },
        { id: 'coverall-0', params: 'closed' },
        { id: 'safetyGlasses-0' },
        { id: 'glovesM-0', params: 'correct' },
        { id: 'keyCard-0' },
        { id: 'handSize', params: 'M' },
        { id: 'faceSize', params: 'M' },
      ],
      hand: [],
      bag: [],
    },
    isHintOn: true,
    activeKey: 1,
    actions: [],
    subject,
    furniture: DEFAULT_FURNITURE,
  },
};
