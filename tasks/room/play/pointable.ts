// What a teacher can point at in the room: things and doors round the person, and whatever is pressed in the scene.
import type { Pointed } from '#contract/entities/prompts.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { SceneTarget } from '#scenes/room/targets.ts';
import { doorsAround, targetText, thingsAround } from './surroundings.ts';
import { sceneTarget } from './use-room-player.ts';

/** Things and doors of the person's location, the nearest first. */
export function pointableAround(ruleset: RoomRuleset, state: RoomState): readonly Pointed[] {
  return [...thingsAround(ruleset, state), ...doorsAround(ruleset, state)].flatMap(({ target, text }) => {
    const shown = sceneTarget(target);
    return shown === undefined || shown.kind === 'person' ? [] : [{ ...shown, text }];
  });
}

/** Undefined for the person, and for what has no name. */
export function pointable(ruleset: RoomRuleset, state: RoomState, target: SceneTarget): Pointed | undefined {
  if (target.kind === 'person') return undefined;
  const around = pointableAround(ruleset, state).find(
    ({ kind, id }) => kind === target.kind && id === target.id,
  );
  if (around) return around;
  const kind = target.kind === 'subject' ? 'item' : target.kind;
  const text = targetText(ruleset, state, { kind, id: target.id });
  return text && { ...target, text };
}
