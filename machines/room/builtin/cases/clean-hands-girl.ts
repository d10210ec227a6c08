// A second short way: make-up, long hair and earrings, and the closet of the other section. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { DEFAULT_FURNITURE, DEFAULT_SUBJECTS } from './subjects.ts';
import { WHOLE_SUITE_REVISION } from './whole-way-case.ts';

export const cleanHandsGirl: RoomCase = {
  id: 'clean-hands-girl',
  revision: 9,
  rulesetId: 'room-suite',
  rulesetRevision: WHOLE_SUITE_REVISION,
  seed: 20260102,
  order: 20,
  title: words(
    'От улицы до умывальной: макияж и серьги',
    'From the street to the washroom: make-up and earrings',
    '从室外到洗手区：妆容与耳环',
  ),
  goal: words(
    'Вы пришли на смену с улицы: на вас серьги и макияж. Подготовьтесь по правилам чистой зоны и закончите в умывальной с чистым лицом и чистыми сухими руками.',
    'You come to your shift from the street, wearing earrings and make-up. Get ready by the rules of the clean zone and end in the washroom with a clean face and clean, dry hands.',
    '您从室外来上班，戴着耳环并化了妆。请按洁净区规定做好准备，最后在洗手区保持面部洁净、双手洁净干燥。',
  ),
  timeLimitMs: 900_000,
  play: {
    id: 'clean-hands-girl',
    map: 'Isometric',
    person: {
      gender: 'girl',
      location: 'out',
      position: 'start',
      settings: [
        { id: 'boots-0' },
        { id: 'jeans-0' },
        { id: 'shirt-0' },
        { id: 'coat-0' },
        { id: 'earrings-0' },
        { id: 'keyCard-0' },
        { id: 'makeup' },
        { id: 'longHair' },
        { id: 'handSize', params: 'S' },
        { id: 'faceSize', params: 'S' },
      ],
      hand: [{ id: 'bag-0', craft: 'bag' }],
      bag: [
        { id: 'bottle-0', craft: 'bottle' },
        { id: 'pen-0', craft: 'pen' },
      ],
    },
    isHintOn: true,
    activeKey: 2,
    actions: [],
    subject: DEFAULT_SUBJECTS,
    furniture: DEFAULT_FURNITURE,
  },
};
