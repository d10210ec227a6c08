// A refused act is refused, logged and graded alike in every mode; only the feedback differs.
import { describe, expect, test } from 'vitest';
import { workModeSchema } from '#contract/entities/work.ts';
import type { Action } from '#contract/simulation/log.ts';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';

const { reference, way = [] } = builtinRoomKeys.find(({ caseId }) => caseId === streetClothes.id)!;
const { seed } = streetClothes;
const inLocker = way.findIndex(({ code, to }) => code === 'A001' && to === 'locker') + 1;

/** Acts that are refused in the locker before the closet is open: each is put into the right way. */
const TRIES: readonly (readonly [string, string, Action])[] = [
  ['a full pair of hands', 'handsBusy', { code: 'A006', item: 'coat-0' }],
  ['a locked closet', 'locked', { code: 'A023', item: 'bag-0', to: 'locker-closet-1' }],
  ['another place’s code', 'wrongCode', { code: 'A017', item: 'underwear-0', from: 'locker-closet-1' }],
  ['what is not worn', 'notWorn', { code: 'A006', item: 'hat-0' }],
];

function marked(mode: (typeof workModeSchema.options)[number], action: Action) {
  const play = TASK_KINDS.ROOM.playIn(mode, streetClothes.play);
  const plain = planLog(ruleset, play, seed, way);
  const entries = planLog(ruleset, play, seed, way.toSpliced(inLocker, 0, action));
  const grade = (log: typeof entries) => gradeRoomLog({ ruleset, play, seed, entries: log }, reference);
  return { entries, ...grade(entries), without: grade(plain).grade };
}

describe.each(workModeSchema.options)('%s', (mode) => {
  test.each(TRIES)('%s: logged as refused, judged with its reason, and it costs', (_name, reason, action) => {
    const { entries, grade, replayed, without } = marked(mode, action);
    expect(entries.filter(({ refused }) => refused)).toMatchObject([action]);
    expect(replayed.invalidFrom).toBeUndefined();
    expect(grade.judgements.filter(({ status }) => status === 'refused')).toMatchObject([{ reason }]);
    expect(grade.score).toBeLessThan(without.score);
  });
});
