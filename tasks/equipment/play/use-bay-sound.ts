// The bay's sound beside its scene.
import { useEffect } from 'react';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { ThingSound } from '#assets/sounds.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { EquipmentGame } from './equipment-game.ts';
import { ongoingOf, soundsOfAction, soundsOfEvents, soundsOfMoves } from './bay-sounds.ts';

const PULSE_MS = 2400;
/** Sounds that a single change may make: fast time would make a rattle of them. */
const MOST_AT_ONCE = 3;

class BayFollower {
  private readonly ruleset: EquipmentRuleset;
  private readonly board: SoundBoard;
  private state: EquipmentState;
  private loops: readonly ThingSound[] = [];

  constructor(ruleset: EquipmentRuleset, first: EquipmentState, board: SoundBoard) {
    this.ruleset = ruleset;
    this.board = board;
    this.state = first;
  }

  show(state: EquipmentState, isRefused: boolean): void {
    const before = this.state;
    this.state = state;
    this.begin();
    if (isRefused) {
      this.board.play('try/refused');
      return;
    }
    const sounds = [
      ...soundsOfMoves(this.ruleset, before, state),
      ...soundsOfAction(this.ruleset, before, state),
      ...soundsOfEvents(this.ruleset, before, state),
    ];
    for (const sound of new Set(sounds.slice(-MOST_AT_ONCE))) this.board.play(sound);
  }

  /** What goes on by now. */
  begin(): void {
    const { loops } = ongoingOf(this.ruleset, this.state);
    for (const old of this.loops) if (!loops.includes(old)) this.board.stopLoop(old);
    for (const loop of loops) this.board.startLoop(loop);
    this.loops = loops;
  }

  pulse(count: number): void {
    const { pulses } = ongoingOf(this.ruleset, this.state);
    const sound = pulses[count % Math.max(1, pulses.length)];
    if (sound) this.board.play(sound);
  }

  stop(): void {
    for (const loop of this.loops) this.board.stopLoop(loop);
    this.loops = [];
  }
}

/** Follows a game while it is on the screen. */
export function useBaySound(game: EquipmentGame, board: SoundBoard): void {
  useEffect(() => {
    let seen = game.view();
    let heard = new BayFollower(game.ruleset, seen.state, board);
    heard.begin();
    let beat = 0;
    const beating = setInterval(() => heard.pulse((beat += 1)), PULSE_MS);
    const stop = game.subscribe(() => {
      const view = game.view();
      if (view.restart !== seen.restart) {
        heard.stop();
        heard = new BayFollower(game.ruleset, view.state, board);
      }
      const isTried = view.happened.length > seen.happened.length;
      heard.show(view.state, isTried && view.happened.at(-1)?.outcome.ok === false);
      seen = view;
    });
    return () => {
      stop();
      clearInterval(beating);
      heard.stop();
    };
  }, [game, board]);
}
