// Which captions are shown now: each for a few seconds, no duplicates at a time, continuous sounds only once.
import type { SoundName } from '#assets/sounds.ts';
import { isVoice } from './captions.ts';

export interface Caption {
  /** Increasing; distinguishes two captions with the same words. */
  readonly id: number;
  readonly name: SoundName;
  readonly untilMs: number;
}

/** Sounds heard all the time: captioned once, then only for those who want all captions. */
const COMMON = /^(step|tone|key)\//;
const SHOWN_MS = 3500;
/** A voice's caption stays as long as the voice speaks, and a little longer. */
const SPEECH_MS = 9000;
const MAX_SHOWN = 3;

const sameText = (a: SoundName, b: SoundName): boolean =>
  a.replace(/\/\d$/, '') === b.replace(/\/\d$/, '') || a === b;

/** Beepers differ by their number only. */
const isSame = (a: SoundName, b: SoundName): boolean => (a.startsWith('beeper/') ? a === b : sameText(a, b));

export class CaptionLog {
  #shown: readonly Caption[] = [];
  #count = 0;
  readonly #told = new Set<string>();

  get captions(): readonly Caption[] {
    return this.#shown;
  }

  /** Records a sound; true when the shown captions changed. */
  add(name: SoundName, nowMs: number, isAll: boolean): boolean {
    const kind = name.replace(/\/\d$/, '');
    if (COMMON.test(name) && this.#told.has(kind) && !isAll) return this.expire(nowMs);
    this.#told.add(kind);
    const untilMs = nowMs + (isVoice(name) ? SPEECH_MS : SHOWN_MS);
    const fresh = this.#shown.filter((caption) => caption.untilMs > nowMs);
    const same = fresh.find((caption) => isSame(caption.name, name));
    if (same) {
      this.#shown = fresh.map((caption) => (caption === same ? { ...same, untilMs } : caption));
      return true;
    }
    this.#count += 1;
    this.#shown = [...fresh, { id: this.#count, name, untilMs }].slice(-MAX_SHOWN);
    return true;
  }

  /** Removes captions that have been shown long enough; true when any was removed. */
  expire(nowMs: number): boolean {
    const kept = this.#shown.filter((caption) => caption.untilMs > nowMs);
    if (kept.length === this.#shown.length) return false;
    this.#shown = kept;
    return true;
  }

  clear(): void {
    this.#shown = [];
  }

  /** When the next caption is to be removed. */
  get nextEndMs(): number | undefined {
    return this.#shown.length === 0 ? undefined : Math.min(...this.#shown.map(({ untilMs }) => untilMs));
  }
}
