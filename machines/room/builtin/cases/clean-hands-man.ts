// The default person's way from the street to washed hands. Play only; the key is in ../keys.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { DEFAULT_FURNITURE, DEFAULT_SUBJECTS } from './subjects.ts';
import { WHOLE_SUITE_REVISION } from './whole-way-case.ts';

export const cleanHandsMan: RoomCase = {
  id: 'clean-hands-man',
  revision: 9,
  rulesetId: 'room-suite',
  rulesetRevision: WHOLE_SUITE_REVISION,
  seed: 20260101,
  order: 10,
  title: words('От улицы до умывальной', 'From the street to the washroom', '从室外到洗手区'),
  goal: words(
    'Вы пришли на смену с улицы. Подготовьтесь по правилам чистой зоны: обувь, личные вещи, одежда. Закончите в умывальной с чистыми сухими руками.',
    'You come to your shift from the street. Get ready by the rules of the clean zone: shoes, personal things, clothes. End in the washroom with clean, dry hands.',
    '您从室外来上班。请按洁净区规定处理鞋、个人物品和衣物，最后在洗手区保持双手洁净干燥。',
  ),
  timeLimitMs: 900_000,
  play: {
    id: 'clean-hands-man',
    map: 'Isometric',
    person: {
      gender: 'man',
      location: 'out',
      position: 'start',
      settings: [
        { id: 'boots-0' },
        { id: 'jeans-0' },
        { id: 'shirt-0' },
        { id: 'coat-0' },
        { id: 'keyCard-0' },
        { id: 'handSize', params: 'M' },
        { id: 'faceSize', params: 'M' },
      ],
      hand: [{ id: 'bag-0', craft: 'bag' }],
      bag: [
        { id: 'apple-0', craft: 'apple' },
        { id: 'bottle-0', craft: 'bottle' },
        { id: 'laptop-0', craft: 'laptop' },
        { id: 'pen-0', craft: 'pen' },
      ],
    },
    isHintOn: true,
    activeKey: 1,
    actions: [],
    subject: DEFAULT_SUBJECTS,
    furniture: DEFAULT_FURNITURE,
  },
};
