// What a sound board needs of whatever makes its sounds audible. Nothing of it ever throws or is waited for.
import type { SoundGroup, SoundName } from '#assets/sounds.ts';

export interface Heard {
  readonly group: SoundGroup;
  readonly name: SoundName;
}

export interface SoundOutput {
  /** Begins to load a group; again does nothing. */
  load(group: SoundGroup): void;
  /** A short sound; left out while its group is not there yet. `onEnd` comes when it is over. */
  play(heard: Heard, onEnd?: () => void): void;
  /** A loop fades in, as soon as its group is there. */
  startLoop(heard: Heard): void;
  stopLoop(name: SoundName): void;
  stopAll(): void;
  /** 0 to 1. */
  setGain(gain: number): void;
  setSuspended(isSuspended: boolean): void;
  close(): void;
}
