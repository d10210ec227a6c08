import { describe, expect, it } from 'vitest';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { roomKind } from '#tasks/room/kind.ts';
import { drillsOf, faultsIn, isThrough, judgedOf } from './drills.ts';

const key = builtinRoomKeys.find(({ caseId }) => caseId === streetClothes.id);
const { play, seed } = streetClothes;
const PLAYED = { ruleset, play, seed, codeVersion: roomSimulation.codeVersion };
const way = roomKind.way(PLAYED, key);
if (!way || !key) throw new Error('The case has no way');
const textOf = (id: string) =>
  key.reference.steps.find((step) => step.id === id)?.text ?? { ru: '', en: '', ch: '' };
const wanted = (at: number) => {
  const id = way.steps[at]?.id ?? '';
  return { id, text: textOf(id) };
};
const judge = (entries: typeof way.entries) =>
  roomKind.mark({ ...PLAYED, key, entries, claims: [] }, 100).grade.judgements;

describe('drills', () => {
  it('begin just before their step, and are through as soon as the way has done it', () => {
    const [drill] = drillsOf(way, [wanted(9)]);
    if (!drill) throw new Error('No drill');
    const seq = way.steps[9]?.seq ?? 0;
    expect(drill.before.length).toBe(seq - 3);
    expect(isThrough(drill, judge([...drill.before]))).toBe(false);
    const judgements = judge(way.entries.slice(0, seq));
    expect(isThrough(drill, judgements)).toBe(true);
    expect(judgedOf(drill, judgements)).toMatchObject([{ status: 'done' }]);
    expect(faultsIn(drill, judgements, judge([...drill.before]))).toEqual([]);
  });

  it('tell what else goes wrong in them', () => {
    const [drill] = drillsOf(way, [wanted(9)]);
    if (!drill) throw new Error('No drill');
    const already = judge([...drill.before]);
    const last = drill.before.at(-1);
    const fault = {
      ...already[0],
      id: 'new',
      status: 'extra',
      cost: 3,
      seq: drill.before.length + 1,
    } as const;
    const old = { ...fault, id: 'old', seq: last?.seq };
    expect(faultsIn(drill, [...already, fault, old] as typeof already, already).map(({ id }) => id)).toEqual([
      'new',
    ]);
  });

  it('gather steps that lie near each other, in the order of the way', () => {
    const drills = drillsOf(way, [wanted(3), wanted(2), wanted(way.steps.length - 1)]);
    expect(drills.map(({ steps }) => steps.map(({ id }) => id))).toEqual([
      [wanted(2).id, wanted(3).id],
      [wanted(way.steps.length - 1).id],
    ]);
  });

  it('leave out a step that the way does not do', () => {
    expect(drillsOf(way, [{ id: 'of an earlier revision', text: textOf('') }])).toEqual([]);
  });
});
