// Whoever is led ends as the case demands and leaves nothing behind, whatever was done before.
import { describe, expect, it } from 'vitest';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { read } from '#machines/room/read.ts';
import { randomLog } from '#machines/room/solver/random-player.ts';
import { leadThrough } from './lead.ts';

const caseOf = (id: string) => {
  const { play, seed } = BUILTIN_ROOM_CASES.find((row) => row.id === id)!;
  return { play, seed, key: builtinRoomKeys.find(({ caseId }) => caseId === id)! };
};

/** What is missing at the end of a run that was begun alone and led from there. */
function missingAfter(id: string, begun: readonly LogEntry[]): readonly string[] {
  const { play, seed, key } = caseOf(id);
  const entries = leadThrough({ ruleset, play, seed }, key, begun);
  const { grade, replayed } = gradeRoomLog({ ruleset, play, seed, entries }, key.reference);
  const missing = grade.judgements.filter(({ kind, status }) => kind !== 'extra' && status === 'missing');
  const isAstray = read(ruleset, replayed.state, 'astray') === 'yes';
  return [...missing.map((row) => row.id), ...(isAstray ? ['left behind'] : [])];
}

const IN: Action = { code: 'A001', to: 'entrance' };
const LOCKER: Action = { code: 'A001', to: 'locker' };
const out = (item: string): Action => ({ code: 'A009', item });
const onFloor = (item: string, to = 'entrance-floor'): Action => ({ code: 'A016', item, to });
const CLOSET = 'locker-closet-1';

const way = caseOf('clean-hands-man').key.way!;
const locked = way.findLastIndex(({ code }) => code === 'A021');

describe.each<readonly [string, readonly Action[]]>([
  ['the bag put down on the street side', [IN, onFloor('bag-0')]],
  ['food left on the bench', [IN, out('apple-0'), { code: 'A008', item: 'apple-0', to: 'entrance-bench' }]],
  [
    'bag and food left at the entrance, and the changing room entered',
    [IN, out('bottle-0'), onFloor('bottle-0'), onFloor('bag-0'), LOCKER],
  ],
  [
    'the bag taken out of the closet again and left on the bench',
    [
      ...way.slice(0, locked),
      { code: 'A022', item: 'bag-0', from: CLOSET },
      { code: 'A008', item: 'bag-0', to: 'locker-bench' },
      ...way.slice(locked),
    ],
  ],
])('%s', (_what, actions) => {
  const { play, seed } = caseOf('clean-hands-man');
  const begun = planLog(ruleset, play, seed, actions);

  it('is brought back', () => expect(missingAfter('clean-hands-man', begun)).toEqual([]), 60_000);
});

const STRAYED = [
  'clean-hands-man',
  'street-clothes',
  'other-section',
  'beard',
  'deep-in-the-bag',
  'wrong-sizes',
];

it.each(STRAYED.flatMap((id) => [100, 101].map((random) => ({ id, random }))))(
  '$id ends as it must after random play $random',
  ({ id, random }) => {
    const begun = randomLog(ruleset, caseOf(id).play, random, 12, 'legal');
    expect(missingAfter(id, begun)).toEqual([]);
  },
  60_000,
);
