// The solver on small problems; tests/solver proves the built-in cases.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { ready } from '../builtin/short-ways.ts';
import { findFinish } from './find-finish.ts';
import { moveBy, stateKey, waitFor } from './moves.ts';
import { findShortestWay } from './find-way.ts';
import { start } from '../start.ts';
import { tryActions } from '#tests/support/try-bay-actions.ts';

const { equipmentCase, key } = caseNamed('label-mismatch');
const { play, seed } = equipmentCase;
const state = start(ruleset, play, seed);

describe('moves', () => {
  const sheet = play.papers.find(({ kind }) => kind === 'TRAVELLER')!.id;
  const params = { against: 'label', matches: false };

  it('a comparison takes the paper and goes to the pod first', () => {
    const move = moveBy(ruleset, state, { code: 'VERIFY', item: sheet, params })!;
    expect(move.actions.map(({ code }) => code)).toEqual(['OPEN_PAPER', 'GO', 'VERIFY']);
    expect(move.moment.after.refusals).toBe(0);
  });

  it('what is refused is no move, and nothing is waited for where nothing is under way', () => {
    expect(moveBy(ruleset, state, { code: 'DOCK', to: 'port1' })).toBeUndefined();
    expect(waitFor(ruleset, state)).toBeUndefined();
  });

  it('a walk leads to the same state, a taken pod to another', () => {
    const after = (...actions: readonly Action[]) =>
      stateKey(ruleset, tryActions(ruleset, play, actions, seed).state);
    expect(after({ code: 'GO', to: 'terminal' })).toBe(stateKey(ruleset, state));
    expect(after({ code: 'GO', to: 'podRack' }, { code: 'PICK', item: 'pod-1' })).not.toBe(
      stateKey(ruleset, state),
    );
  });
});

describe('the shortest correct way', () => {
  const solve = (own: typeof play, maxNodes: number) =>
    findShortestWay({ ruleset, play: own, seed, key, maxNodes });

  it('is found, with a deed for each needed step', () => {
    const { deeds, needed, actions } = solve(play, 500);
    expect([deeds, actions === undefined]).toEqual([needed, false]);
  });

  it('is not there when the fault to be found is not', () => {
    const pods = play.pods.map((pod) => ({ ...pod, label: pod.tag }));
    const papers = play.papers.map((paper) =>
      paper.id.startsWith('traveller')
        ? { ...paper, printed: { ...paper.printed, smifNumber: pods[0]!.label } }
        : paper,
    );
    expect(solve({ ...play, pods, papers }, 500).actions).toBeUndefined();
  });
});

describe('a way to the end', () => {
  const normal = caseNamed('normal-coat').equipmentCase;

  it('runs or gives up the job that is set up, unloads and signs out', () => {
    const under = tryActions(ruleset, normal.play, ready, normal.seed).state;
    const { kind, actions } = findFinish(ruleset, under, 500);
    expect(kind).toBe('tidy');
    expect(actions.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['UNDOCK', 'REMOVE', 'PUT', 'SIGN_OUT']),
    );
  });

  it('leaves the pod on its port when the power is off for good', () => {
    const emo: readonly Action[] = [
      { code: 'EMO_COVER', to: 'emoTrackRight' },
      { code: 'EMO', to: 'emoTrackRight' },
      { code: 'GO', to: 'desk' },
    ];
    const { state: off } = tryActions(ruleset, normal.play, [...ready, ...emo], normal.seed);
    expect(off.track.hasPower).toBe(false);
    expect(findFinish(ruleset, off, 500).kind).toBe('cut');
  });
});
