import { expect, it } from 'vitest';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { start } from '#machines/equipment/start.ts';
import type { BayTarget } from '#scenes/equipment/bay-targets.ts';
import { bayTargetOf, targetOfBay } from './target-of-bay.ts';

const state = start(ruleset, normalCoat.play, 1);

it.each([
  [
    { kind: 'port', id: '2' },
    { kind: 'place', id: 'port3' },
  ],
  [
    { kind: 'pod', id: '0' },
    { kind: 'pod', id: 'pod-1' },
  ],
  [
    { kind: 'pod', id: '1' },
    { kind: 'place', id: 'podRack' },
  ],
  [
    { kind: 'pod', id: 'floor-pod-1' },
    { kind: 'pod', id: 'pod-1' },
  ],
  [
    { kind: 'module', id: 'COAT1' },
    { kind: 'place', id: 'track' },
  ],
  [{ kind: 'person', id: 'operator' }, { kind: 'person' }],
  [
    { kind: 'place', id: 'paperTask' },
    { kind: 'paper', id: 'shift-task' },
  ],
  [
    { kind: 'place', id: 'tower' },
    { kind: 'place', id: 'track' },
  ],
  [
    { kind: 'place', id: 'emoWall' },
    { kind: 'place', id: 'emoWall' },
  ],
  [{ kind: 'place', id: 'wasteBin' }, undefined],
] as const satisfies readonly (readonly [BayTarget, ActionTarget | undefined])[])(
  '%j is %j',
  (seen, target) => {
    expect(targetOfBay(ruleset, state, seen)).toEqual(target);
  },
);

it.each([
  [
    { kind: 'place', id: 'port3' },
    { kind: 'port', id: '2' },
  ],
  [
    { kind: 'pod', id: 'pod-2' },
    { kind: 'pod', id: '3' },
  ],
  [{ kind: 'paper', id: 'shift-task' }, undefined],
  [{ kind: 'terminal' }, { kind: 'place', id: 'terminal' }],
] as const satisfies readonly (readonly [ActionTarget, BayTarget | undefined])[])(
  '%j is seen as %j',
  (target, seen) => {
    expect(bayTargetOf(ruleset, state, target)).toEqual(seen);
  },
);
