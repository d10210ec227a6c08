// The next thing to do in the bay according to the reference, from any state: what to point at, and what to do there.
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import { currentRun, isGoingOn } from '#machines/equipment/emergency/read.ts';
import { readJudged } from '#machines/equipment/judging/read-judged.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { deedsFor } from '#machines/equipment/solver/deeds.ts';
import { findFinish } from '#machines/equipment/solver/find-finish.ts';
import { moveBy, waitFor, type Move } from '#machines/equipment/solver/moves.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { actionText } from '#machines/equipment/wording.ts';
import { classify } from '#machines/kit/grading/classify.ts';
import { isBrokenAt } from '#machines/kit/grading/gates.ts';
import { isOfShape } from '../../simulation/guide/is-of-shape.ts';
import type { Progress } from '../../simulation/guide/progress.ts';
import { targetFor } from './target-for.ts';

export interface BayMove {
  /** The step that this does, or leads to. */
  readonly step: Step;
  /** All that is left to do for it, in order; without the walking. */
  readonly actions: readonly Action[];
  /** What is chosen first: the screen that the first of them needs, or itself. */
  readonly first: Action;
  /** `first` in words. */
  readonly text: Trilingual;
  readonly target: ActionTarget;
  /** It only clears the way: shows a screen, types a name, waits. */
  readonly isOnTheWay: boolean;
}

interface Led {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly key: EquipmentKey;
}

/** Waits in a row that may be needed before a step is possible. */
const MAX_WAITS = 10;
/** Enough to put down what is in the hands or to leave a screen, and no pause for the one who plays. */
const MAX_NODES = 200;

/** Undefined when everything is done, or when nothing that is seen from here leads on. */
export function nextMove(led: Led, progress: Progress): BayMove | undefined {
  const steps = inOrderOfWay(led.key, progress.next);
  const [first] = steps;
  if (!first) return lastWait(led, progress);
  for (const step of steps) {
    const found = possibleNow(led, step) ?? afterWaiting(led, step);
    if (found) return found;
  }
  return cleared(led, first);
}

/** Done is done, but what runs has to end. */
function lastWait(led: Led, { rows }: Progress): BayMove | undefined {
  const [row] = rows;
  const step = led.key.reference.steps.find(({ id }) => id === row?.id);
  const isRunning = led.state.jobs.some(({ e40 }) => e40 !== 'NONE');
  const wait = isRunning ? waitFor(led.ruleset, led.state) : undefined;
  return step && wait && moveOf(led, step, wait.actions, true);
}

/** In the order in which the key's own solution does them, where that is known. */
function inOrderOfWay({ way = [] }: EquipmentKey, steps: readonly Step[]): readonly Step[] {
  const rankOf = ({ match }: Step): number => {
    const at = way.findIndex((action) => match.some((matcher) => isOfShape(matcher, action)));
    return at < 0 ? way.length : at;
  };
  return steps.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function possibleNow(led: Led, step: Step): BayMove | undefined {
  const found = deedsFor(led.ruleset, led.state, step)
    .map((deed) => moveBy(led.ruleset, led.state, deed))
    .find((move) => move !== undefined && isStep(led, step, move));
  return found && moveOf(led, step, found.actions, false);
}

/** It does the step and breaks no rule of the reference. */
function isStep({ ruleset, state, key: { reference, judging } }: Led, step: Step, { moment }: Move): boolean {
  if (isOutOfWater(state, moment.after)) return false;
  const read = readJudged(ruleset, judging);
  const [seen] = classify(reference, [moment], read);
  if (!seen || seen.wrong || seen.forbidden.length > 0) return false;
  const isDone = seen.steps.some((at) => reference.steps[at]?.id === step.id);
  return isDone && !(reference.gates ?? []).some((gate) => isBrokenAt(reference, gate, moment, read));
}

/** Who is splashed stays under the water until the danger is over. */
function isOutOfWater({ emergency }: EquipmentState, after: EquipmentState): boolean {
  const isWet = emergency.underWater !== undefined && isGoingOn(currentRun(emergency));
  return isWet && after.emergency.underWater === undefined;
}

/** It can't be done now, but something is under way that makes it possible. */
function afterWaiting(led: Led, step: Step): BayMove | undefined {
  const first = waitFor(led.ruleset, led.state);
  let wait = first;
  for (let count = 0; first && wait && count < MAX_WAITS; count++) {
    const state = wait.moment.after;
    if (possibleNow({ ...led, state }, step)) return moveOf(led, step, first.actions, true);
    wait = waitFor(led.ruleset, state);
  }
  return undefined;
}

/** Hands that hold the wrong thing, a lot that was made by mistake: what the end of any shift needs comes first. */
function cleared(led: Led, step: Step): BayMove | undefined {
  const { actions } = findFinish(led.ruleset, led.state, MAX_NODES);
  return actions.length === 0 ? undefined : moveOf(led, step, actions, true);
}

function moveOf(led: Led, step: Step, actions: readonly Action[], isElse: boolean): BayMove | undefined {
  const [deed] = actions;
  if (!deed) return undefined;
  const { ruleset, state } = led;
  // Walking comes with what is chosen at a thing; a screen has to be shown first.
  const first = stepsTo(ruleset, state, deed).find(({ code }) => code !== 'GO') ?? deed;
  return {
    step,
    actions,
    first,
    text: actionText(ruleset, first, state.play),
    target: targetFor(ruleset, state, first),
    isOnTheWay: isElse || actions.length > 1 || first !== deed,
  };
}
