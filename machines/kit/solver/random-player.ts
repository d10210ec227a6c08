// A random player for any simulation; its logs serve as goldens and for fuzzing.
import type { Action } from '#contract/simulation/log.ts';
import { drawWhole } from '../random.ts';
import type { Session } from '../session.ts';
import type { TimedState } from '../simulation.ts';

/** A source of whole numbers from 0 to below − 1. */
export type Draw = (below: number) => number;

/** mixed: mostly sensible, one in eight is garbage. legal: only possible actions. garbage: only that. */
export type Manner = 'mixed' | 'legal' | 'garbage';

/** What the random player needs to know of a simulation. */
export interface RandomPerson<State> {
  garbage(state: State, draw: Draw): Action;
  sensible(state: State, draw: Draw, isLegal: boolean): readonly Action[];
  /** The pause before an action, in ms. */
  restMs(draw: Draw, isLegal: boolean): number;
}

/** A source of numbers that is the same for the same seed. */
export function drawFrom(seed: number): Draw {
  let random = seed >>> 0;
  return (below) => {
    const draw = drawWhole(random, below);
    random = draw.random;
    return draw.value;
  };
}

/** Continues a session by `count` actions or slightly more. */
export function actAtRandom<State extends TimedState>(
  session: Session<State>,
  draw: Draw,
  count: number,
  manner: Manner,
  person: RandomPerson<State>,
): void {
  const isLegal = manner === 'legal';
  const most = session.entries().length + count;
  while (session.entries().length < most) {
    const isGarbage = manner === 'mixed' ? draw(8) === 0 : manner === 'garbage';
    const state = session.state();
    const steps = isGarbage ? [person.garbage(state, draw)] : person.sensible(state, draw, isLegal);
    for (const step of steps) session.act(step, session.state().readyAtMs + person.restMs(draw, isLegal));
  }
}

/** Draws one of the options; rarely a refused one, and never when the log has to be legal. */
export function drawOption<Option extends { readonly isRefused: boolean }>(
  options: readonly Option[],
  draw: Draw,
  isLegal: boolean,
): Option | undefined {
  const open = options.filter(({ isRefused }) => !isRefused);
  const list = isLegal || (open.length > 0 && draw(10) > 0) ? open : options;
  return list[draw(Math.max(1, list.length))];
}
