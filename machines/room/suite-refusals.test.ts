// What the rooms after the changing room refuse: the last action of each row is refused for the row's reason.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { farStock } from './builtin/suite-subjects.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

const BENCH = 'dressing-bench';
const BLOW: Action = { code: 'AIR_SHOWER', to: 'transit-shower' };
const SUITED = ['crocs-1', 'underwear-1', 'keyCard-0'];
const subject = farStock.map(({ id, position }) => [id, position] as const);
const AT_RACK: PlayParts = { location: 'separate', position: 'separate-rack', subject };

const refusals: readonly (readonly [string, RoomRefusal, PlayParts, readonly Action[]])[] = [
  [
    'a napkin must come from the rack before it wipes',
    'mandatoryPosition',
    { hand: ['napkin-7', 'alcoholLiquid-0'] },
    [{ code: 'A020' }],
  ],
  ...['hat-7', 'masksM-7', 'glovesM-7'].map((item): (typeof refusals)[number] => [
    `${item} from elsewhere than the rack`,
    'mandatoryPosition',
    { hand: [item] },
    [{ code: 'A005', item }],
  ]),
  [
    'a beard needs the mask before the coverall is closed',
    'dependency',
    { settings: [...SUITED, 'coverall-0', 'beard'] },
    [{ code: 'CLOSE', item: 'coverall-0' }],
  ],
  [
    'a moustache needs the mask before the coverall is closed',
    'dependency',
    { settings: [...SUITED, 'coverall-0', 'mustaches'] },
    [{ code: 'CLOSE', item: 'coverall-0' }],
  ],
  [
    'a second cap over the first',
    'banned',
    { ...AT_RACK, settings: [...SUITED, 'hat-5'] },
    [
      { code: 'A024', item: 'hat-0' },
      { code: 'A005', item: 'hat-0' },
    ],
  ],
  [
    'gloves over gloves of another size',
    'banned',
    { ...AT_RACK, settings: [...SUITED, 'glovesS-5'] },
    [
      { code: 'A024', item: 'glovesM-0' },
      { code: 'A005', item: 'glovesM-0' },
    ],
  ],
  [
    'a mask over a mask of another size',
    'banned',
    { ...AT_RACK, settings: [...SUITED, 'masksS-5'] },
    [
      { code: 'A024', item: 'masksXL-0' },
      { code: 'A005', item: 'masksXL-0' },
    ],
  ],
  [
    'earrings under the cap are covered',
    'covered',
    { settings: [...SUITED, 'earrings-0', 'hat-5'] },
    [{ code: 'A006', item: 'earrings-0' }],
  ],
  [
    'shoes under covers are covered',
    'covered',
    { settings: [...SUITED, 'reusableShoecovers-0'] },
    [{ code: 'A006', item: 'crocs-1' }],
  ],
  [
    'the inner suit under the coverall is covered',
    'covered',
    { settings: [...SUITED, 'coverall-0'] },
    [{ code: 'A006', item: 'underwear-1' }],
  ],
  [
    'the cross-over bench bars the way to the air shower',
    'unreachable',
    { location: 'dressing' },
    [{ code: 'A001', to: 'transit' }],
  ],
  [
    'the production cannot be come to but through the air shower',
    'notNext',
    { location: 'dressing' },
    [{ code: 'A001', to: 'production' }],
  ],
  [
    'the second door stays shut until the air has blown',
    'airlock',
    { location: 'transit' },
    [{ code: 'A001', to: 'production' }],
  ],
  [
    'after going back the air must blow anew',
    'airlock',
    { location: 'transit' },
    [
      BLOW,
      { code: 'A001', to: 'dressing' },
      { code: 'A001', to: 'transit' },
      { code: 'A001', to: 'production' },
    ],
  ],
  ['the air is stood in, not waited for from the door', 'tooFar', { location: 'transit' }, [BLOW]],
  [
    'only an air shower blows',
    'unknownPlace',
    { location: 'dressing', position: BENCH },
    [{ code: 'AIR_SHOWER', to: BENCH }],
  ],
  [
    'the transit has no place to put anything',
    'tooFar',
    { location: 'transit', hand: ['pen-0'] },
    [{ code: 'A016', item: 'pen-0', to: 'dressing-floor' }],
  ],
  [
    'the rack keeps no street things',
    'noPosition',
    { ...AT_RACK, hand: ['pen-0'] },
    [{ code: 'A025', item: 'pen-0', to: 'separate-rack' }],
  ],
];

describe('what the rooms past the locker refuse', () => {
  it.each(refusals)('%s', (_name, reason, parts, actions) => {
    expect(tryActions(ruleset, playWith(parts), actions).reasons.at(-1)).toBe(reason);
  });
});
