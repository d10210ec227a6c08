// What a teacher can point at in the bay: its places and pods, and whatever is pressed in the scene.
import type { Pointed } from '#contract/entities/prompts.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { BayTarget } from '#scenes/equipment/bay-targets.ts';
import { bayTargetOf, targetOfBay } from './target-of-bay.ts';

/** The places where the person may go, and the pods that stand about. */
export function thingsOfBay(ruleset: EquipmentRuleset, state: EquipmentState): readonly ActionTarget[] {
  const pods = Object.values(state.carriers).filter(
    ({ place }) => place.at === 'rack' || place.at === 'floor',
  );
  return [
    ...ruleset.places
      .filter(({ area }) => area === state.emergency.place)
      .map(({ id }): ActionTarget => ({ kind: 'place', id })),
    ...pods.map(({ id }): ActionTarget => ({ kind: 'pod', id })),
  ];
}

export function pointableThings(ruleset: EquipmentRuleset, state: EquipmentState): readonly Pointed[] {
  return thingsOfBay(ruleset, state).flatMap((thing) => {
    const target = bayTargetOf(ruleset, state, thing);
    const text = nameOf(ruleset, state, thing);
    return target && text ? [{ ...target, text }] : [];
  });
}

/** Undefined for people, and for what has no name. */
export function pointable(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  target: BayTarget,
): Pointed | undefined {
  const thing = targetOfBay(ruleset, state, target);
  const text = thing && nameOf(ruleset, state, thing);
  return text && { ...target, text };
}

function nameOf(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  thing: ActionTarget,
): Pointed['text'] | undefined {
  const { places, forms } = indexOf(ruleset);
  if (thing.kind === 'place') return places.get(thing.id)?.text;
  if (thing.kind === 'pod') {
    const label = state.carriers[thing.id]?.label ?? thing.id;
    return inEveryLanguage(() => label);
  }
  if (thing.kind !== 'paper') return undefined;
  const paper = state.play.papers.find(({ id }) => id === thing.id);
  return paper && forms.get(paper.kind)?.text;
}
