// A person who tries anything, whatever is simulated: the source of a log made at random.
import type { Action } from '#contract/simulation/log.ts';
import { drawWhole } from './random.ts';
import type { Session } from './session.ts';
import type { TimedState } from './simulation.ts';

/** A source of whole numbers from 0 to below − 1. */
export type Draw = (below: number) => number;

/** mixed: mostly sensible actions, one in eight is garbage. legal: only what is possible. garbage: nothing else. */
export type Manner = 'mixed' | 'legal' | 'garbage';

/** What a simulation knows of trying things. */
export interface RandomPerson<State> {
  garbage(state: State, draw: Draw): Action;
  sensible(state: State, draw: Draw, isLegal: boolean): readonly Action[];
  /** How long nothing is done before an action. */
  restMs(draw: Draw, isLegal: boolean): number;
}

/** A source that gives the same for the same seed. */
export function drawFrom(seed: number): Draw {
  let random = seed >>> 0;
  return (below) => {
    const draw = drawWhole(random, below);
    random = draw.random;
    return draw.value;
  };
}

/** Goes on with a session by `count` actions or a few more. */
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

/** One of the options; seldom one that is refused, and never where the log is to be legal. */
export function drawOption<Option extends { readonly isRefused: boolean }>(
  options: readonly Option[],
  draw: Draw,
  isLegal: boolean,
): Option | undefined {
  const open = options.filter(({ isRefused }) => !isRefused);
  const list = isLegal || (open.length > 0 && draw(10) > 0) ? open : options;
  return list[draw(Math.max(1, list.length))];
}
