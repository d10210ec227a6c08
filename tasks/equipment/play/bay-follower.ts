// Follows the states of the bay and lets be heard what has changed from one to the next.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { SoundName, ThingSound } from '#assets/sounds.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { ongoingOf, soundsOfAction, soundsOfEvents, soundsOfMoves, stepsOfWalk } from './bay-sounds.ts';

/** Sounds that a single change may make: fast time would make a rattle of them. */
const MOST_AT_ONCE = 3;
const PULSE_MS = 2400;

/** What sounds are played on. */
export interface Loudspeaker {
  readonly play: (name: SoundName) => void;
  readonly startLoop: (name: ThingSound) => void;
  readonly stopLoop: (name: ThingSound) => void;
}

export class BayFollower {
  private readonly ruleset: EquipmentRuleset;
  private readonly board: Loudspeaker;
  private state: EquipmentState;
  private loops: readonly ThingSound[] = [];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private beating: ReturnType<typeof setInterval> | undefined;
  private beats = 0;

  constructor(ruleset: EquipmentRuleset, first: EquipmentState, board: Loudspeaker) {
    this.ruleset = ruleset;
    this.board = board;
    this.state = first;
  }

  /** What goes on is heard from now on. */
  begin(): void {
    this.keepOngoing();
    this.beating ??= setInterval(() => this.pulse(), PULSE_MS);
  }

  /** A state after those before it. */
  show(state: EquipmentState, isRefused: boolean): void {
    const before = this.state;
    this.state = state;
    if (before === state && !isRefused) return;
    this.keepOngoing();
    if (isRefused) return this.board.play('try/refused');
    const walk = stepsOfWalk(this.ruleset, before, state);
    for (const { sound, afterMs } of walk.steps) this.later(sound, afterMs);
    const deeds = soundsOfAction(this.ruleset, before, state).filter((sound) => !sound.startsWith('step/'));
    const happened = [
      ...soundsOfMoves(this.ruleset, before, state),
      ...soundsOfEvents(this.ruleset, before, state),
    ];
    for (const sound of new Set(happened.slice(-MOST_AT_ONCE))) this.board.play(sound);
    for (const sound of deeds) this.later(sound, walk.lastsMs);
  }

  /** A state out of turn: nothing of what lies between is heard. */
  seek(state: EquipmentState): void {
    this.state = state;
    this.hush();
    if (this.beating !== undefined) this.keepOngoing();
  }

  stop(): void {
    this.hush();
    clearInterval(this.beating);
    this.beating = undefined;
    for (const loop of this.loops) this.board.stopLoop(loop);
    this.loops = [];
  }

  private hush(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private later(sound: SoundName, afterMs: number): void {
    if (afterMs === 0) return this.board.play(sound);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.board.play(sound);
    }, afterMs);
    this.timers.add(timer);
  }

  private keepOngoing(): void {
    const { loops } = ongoingOf(this.ruleset, this.state);
    for (const old of this.loops) if (!loops.includes(old)) this.board.stopLoop(old);
    for (const loop of loops) this.board.startLoop(loop);
    this.loops = loops;
  }

  private pulse(): void {
    const { pulses } = ongoingOf(this.ruleset, this.state);
    this.beats += 1;
    const sound = pulses[this.beats % Math.max(1, pulses.length)];
    if (sound) this.board.play(sound);
  }
}
