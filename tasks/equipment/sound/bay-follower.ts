// Follows the states of the bay and plays the sounds of what changes.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { SoundName, ThingSound } from '#assets/sounds.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { ongoingOf, soundsOfAction, soundsOfEvents, soundsOfMoves, stepsOfWalk } from './bay-sounds.ts';

/** The most sounds per change: otherwise fast-forwarding would make a rattle. */
const MAX_AT_ONCE = 3;
const PULSE_MS = 2400;

/** Where sounds are played. */
interface Loudspeaker {
  readonly play: (name: SoundName) => void;
  readonly startLoop: (name: ThingSound) => void;
  readonly stopLoop: (name: ThingSound) => void;
}

export class BayFollower {
  readonly #ruleset: EquipmentRuleset;
  readonly #board: Loudspeaker;
  #state: EquipmentState;
  #loops: readonly ThingSound[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #beating: ReturnType<typeof setInterval> | undefined;
  #beats = 0;

  constructor(ruleset: EquipmentRuleset, first: EquipmentState, board: Loudspeaker) {
    this.#ruleset = ruleset;
    this.#board = board;
    this.#state = first;
  }

  /** Starts the continuous sounds. */
  begin(): void {
    this.#keepOngoing();
    this.#beating ??= setInterval(() => this.#pulse(), PULSE_MS);
  }

  /** Shows the next state. */
  show(state: EquipmentState, isRefused: boolean): void {
    const before = this.#state;
    this.#state = state;
    if (before === state && !isRefused) return;
    this.#keepOngoing();
    if (isRefused) return this.#board.play('try/refused');
    const walk = stepsOfWalk(this.#ruleset, before, state);
    for (const { sound, afterMs } of walk.steps) this.#later(sound, afterMs);
    const deeds = soundsOfAction(this.#ruleset, before, state).filter((sound) => !sound.startsWith('step/'));
    const happened = [
      ...soundsOfMoves(this.#ruleset, before, state),
      ...soundsOfEvents(this.#ruleset, before, state),
    ];
    for (const sound of new Set(happened.slice(-MAX_AT_ONCE))) this.#board.play(sound);
    for (const sound of deeds) this.#later(sound, walk.lastsMs);
  }

  /** Jumps to a state out of sequence: nothing in between is heard. */
  seek(state: EquipmentState): void {
    this.#state = state;
    this.#hush();
    if (this.#beating !== undefined) this.#keepOngoing();
  }

  stop(): void {
    this.#hush();
    clearInterval(this.#beating);
    this.#beating = undefined;
    for (const loop of this.#loops) this.#board.stopLoop(loop);
    this.#loops = [];
  }

  #hush(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(sound: SoundName, afterMs: number): void {
    if (afterMs === 0) return this.#board.play(sound);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#board.play(sound);
    }, afterMs);
    this.#timers.add(timer);
  }

  #keepOngoing(): void {
    const { loops } = ongoingOf(this.#ruleset, this.#state);
    for (const old of this.#loops) if (!loops.includes(old)) this.#board.stopLoop(old);
    for (const loop of loops) this.#board.startLoop(loop);
    this.#loops = loops;
  }

  #pulse(): void {
    const { pulses } = ongoingOf(this.#ruleset, this.#state);
    this.#beats += 1;
    const sound = pulses[this.#beats % Math.max(1, pulses.length)];
    if (sound) this.#board.play(sound);
  }
}
