// What a sound board needs from whatever makes its sounds audible. None of it ever throws or has to be
// awaited.
import type { SoundGroup, SoundName } from '#assets/sounds.ts';

export interface Heard {
  readonly group: SoundGroup;
  readonly name: SoundName;
}

export interface SoundOutput {
  /** Starts loading a group; calling it again does nothing. */
  load(group: SoundGroup): void;
  /** Plays a short sound, or nothing while its group is not loaded. `onEnd` is called when it is over. */
  play(heard: Heard, onEnd?: () => void): void;
  /** Fades a loop in as soon as its group is loaded. */
  startLoop(heard: Heard): void;
  stopLoop(name: SoundName): void;
  stopAll(): void;
  /** 0 to 1. */
  setGain(gain: number): void;
  setSuspended(isSuspended: boolean): void;
  close(): void;
}
