// The modules of the track as the diagram shows them: their position in the machine, and what is in them.
import type { ModuleKind } from '#contract/simulation/equipment-kinds.ts';
import { movingUntilMs } from '#machines/equipment/track/stand.ts';
import { waferPlaces } from '#machines/equipment/track/wafer-places.ts';
import type { ModuleView, NamedRow } from '../terminal-view.ts';
import type { ViewSource } from './view-source.ts';

/** Ovens are above the cups, the stepper at the end, as in the machine itself. */
const ROW_OF = {
  HMDS: 'oven',
  HOT: 'oven',
  CHILL: 'oven',
  ARC: 'cup',
  COAT: 'cup',
  DEV: 'cup',
  WEE: 'cup',
  STEPPER: 'cup',
} as const satisfies Record<ModuleKind, 'oven' | 'cup'>;

export function moduleViews({ ruleset, state, say }: ViewSource): readonly ModuleView[] {
  const atMs = state.clockMs;
  const plates = waferPlaces(ruleset, state, atMs).filter((place) => place.at === 'module');
  const ovens = ruleset.modules.filter(({ kind }) => ROW_OF[kind] === 'oven');
  const perRow = Math.ceil(ovens.length / 2);
  return ruleset.modules.map((module) => {
    const plate = plates.find((one) => one.module === module.id);
    const step = ruleset.steps.find((row) => row.step === plate?.step);
    const oven = ovens.indexOf(module);
    const cup = ruleset.modules.filter(({ kind }) => ROW_OF[kind] === 'cup').indexOf(module);
    return {
      id: module.id,
      row: oven < 0 ? 3 : oven < perRow ? 1 : 2,
      column: (oven < 0 ? cup : oven % perRow) + 1,
      isInService: state.track.modules[module.id]?.isInService ?? true,
      slot: plate?.slot,
      step: step ? say(step.text) : '',
      ...(plate ? staying(plate, movingUntilMs(state, plate.slot, atMs)) : { percent: 0, secondsLeft: 0 }),
    };
  });
}

function staying(
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  atMs: number,
): Pick<ModuleView, 'percent' | 'secondsLeft'> {
  const length = Math.max(1, toMs - fromMs);
  return {
    percent: Math.max(0, Math.min(100, Math.floor((100 * (atMs - fromMs)) / length))),
    secondsLeft: Math.max(0, Math.ceil((toMs - atMs) / 1000)),
  };
}

export function moduleRows({ ruleset, state, texts, say }: ViewSource): readonly NamedRow[] {
  return ruleset.modules.map(({ id, text }) => {
    const isIn = state.track.modules[id]?.isInService ?? true;
    return {
      id,
      name: `${id} · ${say(text)}`,
      value: { text: isIn ? texts.run.inService : texts.run.out, tone: isIn ? 'good' : 'warn' },
    };
  });
}
