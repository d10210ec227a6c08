// A wrongly dressed person before the transit door: five faults to correct in the fewest actions. Play only.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { words } from '../text.ts';
import { DEFAULT_FURNITURE, oneOfEach } from './subjects.ts';
import { WHOLE_SUITE_REVISION } from './whole-way-case.ts';

/** What was issued to the person is worn; everything else is in its proper place. */
const subject = [
  ...oneOfEach(['hat', 'masksS', 'masksL', 'masksXL', 'glovesS', 'glovesL', 'glovesXL'], 'separate-rack'),
  { id: 'masksM-1', craft: 'masksM', position: 'separate-rack' },
  { id: 'glovesM-1', craft: 'glovesM', position: 'separate-rack' },
  ...oneOfEach(['napkin', 'alcoholLiquid'], 'separate-rack'),
  ...oneOfEach(['safetyGlasses'], 'dressing-rack'),
];

export const fiveFaults: RoomCase = {
  id: 'five-faults',
  revision: 10,
  rulesetId: 'room-suite',
  rulesetRevision: WHOLE_SUITE_REVISION,
  seed: 20260207,
  order: 90,
  title: words('Пять ошибок у шлюза', 'Five faults before the transit', '风淋室前的五处错误'),
  goal: words(
    'Сотрудница стоит у двери шлюза, и в её одежде пять ошибок. Найдите их и исправьте за наименьшее число действий, затем пройдите в чистое производство.',
    'A colleague stands before the transit door with five faults in her dress. Find them and set them right with the fewest moves, then go into clean production.',
    '一名员工站在风淋室门前，着装有五处错误。请找出并以最少的操作改正，然后进入洁净生产区。',
  ),
  timeLimitMs: 600_000,
  play: {
    id: 'five-faults',
    map: 'Isometric',
    person: {
      gender: 'girl',
      location: 'dressing',
      position: 'dressing-mirror',
      settings: [
        { id: 'underwear-0' },
        { id: 'crocs-0' },
        { id: 'reusableShoecovers-0' },
        { id: 'coverall-0', params: 'open' },
        { id: 'masksM-0', params: 'wrong' },
        { id: 'glovesM-0', params: 'wrong' },
        { id: 'keyCard-0' },
        { id: 'longHair' },
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
