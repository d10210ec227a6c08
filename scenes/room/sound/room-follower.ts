// Plays the sounds of what the scene shows: the same playback, at the same pace, without any picture.
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import { FrameLoop } from '#scenes/kit/stage/frame-loop.ts';
import { locationAt, toneOf, type Tone } from './room-places.ts';
import { floorUnder, soundsOfChange, soundsOfRefusal, stepSound, type SoundCue } from './room-sounds.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { Stance } from '#scenes/room/motion/motions.ts';
import { Playback } from '#scenes/room/motion/playback.ts';
import { isVoice } from '#scenes/kit/sound/captions.ts';
import { SOUND_GROUPS, type ThingSound } from '#assets/sounds.ts';

const TONES: readonly Tone[] = SOUND_GROUPS.tones;
/** Each half of the eight walk frames begins with a foot on the floor. */
const FRAMES_PER_STEP = 4;

export interface Refusal {
  readonly code: string;
  /** Undefined where the reason must not be revealed. */
  readonly reason: RoomRefusal | undefined;
}

export class RoomFollower {
  readonly #ruleset: RoomRuleset;
  readonly #board: SoundBoard;
  readonly #playback: Playback;
  readonly #loop: FrameLoop;
  readonly #refusals = new WeakMap<RoomState, Refusal>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #waiting: readonly SoundCue[] = [];
  #running: readonly ThingSound[] = [];
  #stepCount = 0;
  #lastHalf: number | undefined;

  constructor(ruleset: RoomRuleset, first: RoomState, board: SoundBoard) {
    this.#ruleset = ruleset;
    this.#board = board;
    this.#playback = new Playback(ruleset.map, first, () => false);
    this.#loop = new FrameLoop((elapsedMs) => this.#frame(elapsedMs));
  }

  /** Starts the ambient sound of the person's location. */
  begin(): void {
    this.#keepTone(this.#playback.state.person.location);
  }

  /** Shows the next state, with its sounds. */
  show(state: RoomState, refusal?: Refusal): void {
    if (refusal) this.#refusals.set(state, refusal);
    const before = this.#playback.state;
    if (this.#playback.show(state) || this.#playback.state !== before) this.#begun(before);
    this.#loop.wake();
  }

  /** Jumps to a state out of sequence: nothing in between is heard. */
  seek(state: RoomState): void {
    this.#hush();
    this.#playback.seek(state);
  }

  /** Stops all sound, including the ambient sound. */
  stop(): void {
    this.#hush();
    this.#loop.stop();
    this.#board.keepOnly(undefined, TONES);
  }

  #hush(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting = [];
    this.#stopRunning();
    this.#lastHalf = undefined;
  }

  #begun(before: RoomState): void {
    const { state } = this.#playback;
    this.#playWaiting(() => true);
    this.#stopRunning();
    const refusal = state.refusals > before.refusals ? this.#refusals.get(state) : undefined;
    const cues = refusal
      ? soundsOfRefusal(refusal.reason, refusal.code)
      : soundsOfChange(this.#ruleset, before, state);
    for (const cue of cues) {
      if (cue.onTile && this.#playback.isMoving) this.#waiting = [...this.#waiting, cue];
      else this.#later(cue);
    }
  }

  #later(cue: SoundCue): void {
    if (cue.afterMs === undefined) return this.#sound(cue);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#sound(cue);
    }, cue.afterMs);
    this.#timers.add(timer);
  }

  #sound({ name, whileBusy }: SoundCue): void {
    if (!whileBusy || isVoice(name)) return this.#board.play(name);
    if (!this.#playback.stance().isBusy) return;
    this.#running = [...this.#running, name];
    this.#board.startLoop(name);
  }

  #stopRunning(): void {
    for (const name of this.#running) this.#board.stopLoop(name);
    this.#running = [];
  }

  #playWaiting(isDue: (cue: SoundCue) => boolean): void {
    const due = this.#waiting.filter(isDue);
    if (due.length === 0) return;
    this.#waiting = this.#waiting.filter((cue) => !due.includes(cue));
    for (const cue of due) this.#later(cue);
  }

  #frame(elapsedMs: number): boolean {
    const before = this.#playback.state;
    if (this.#playback.step(elapsedMs)) this.#begun(before);
    const stance = this.#playback.stance();
    this.#step(stance);
    const tile = { x: Math.floor(stance.x), y: Math.floor(stance.y) };
    this.#playWaiting(({ onTile }) => onTile?.x === tile.x && onTile.y === tile.y);
    const location = locationAt(this.#ruleset, tile);
    if (location !== undefined) this.#keepTone(location);
    if (!stance.isBusy) this.#stopRunning();
    if (!this.#playback.isMoving) this.#playWaiting(() => true);
    return this.#playback.isMoving;
  }

  /** A footstep sounds with every fourth walk frame, and once more where the walk ends. */
  #step({ pose, x, y }: Stance): void {
    const frame = /^walk-(\d)$/.exec(pose)?.[1];
    const half = frame === undefined ? undefined : Math.floor(Number(frame) / FRAMES_PER_STEP);
    const isStep = this.#lastHalf !== undefined && half !== this.#lastHalf;
    this.#lastHalf = half;
    if (!isStep) return;
    const floor = floorUnder(this.#ruleset, this.#playback.state, { x: Math.floor(x), y: Math.floor(y) });
    this.#board.play(stepSound(floor, this.#stepCount));
    this.#stepCount += 1;
  }

  #keepTone(location: string): void {
    this.#board.keepOnly(toneOf(this.#ruleset, location), TONES);
  }
}
