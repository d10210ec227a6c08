// Which captions are shown now: each for some seconds, none twice at a time, and what never ends only once.
import type { SoundName } from '#assets/sounds.ts';
import { isVoice } from './captions.ts';

export interface Caption {
  /** Rises; tells two captions of the same words apart. */
  readonly id: number;
  readonly name: SoundName;
  readonly untilMs: number;
}

/** Heard all the time: written out once, then only to those who want all captions. */
const COMMON = /^(step|tone|key)\//;
const SHOWN_MS = 3500;
/** A voice is read as long as it speaks, and a little longer. */
const SPEECH_MS = 9000;
const MOST = 3;

const sameText = (a: SoundName, b: SoundName): boolean =>
  a.replace(/\/\d$/, '') === b.replace(/\/\d$/, '') || a === b;

/** Beepers differ by their number alone. */
const isSame = (a: SoundName, b: SoundName): boolean => (a.startsWith('beeper/') ? a === b : sameText(a, b));

export class CaptionLog {
  private shown: readonly Caption[] = [];
  private count = 0;
  private readonly told = new Set<string>();

  get captions(): readonly Caption[] {
    return this.shown;
  }

  /** A sound is heard; true when what is shown has changed. */
  add(name: SoundName, nowMs: number, isAll: boolean): boolean {
    const kind = name.replace(/\/\d$/, '');
    if (COMMON.test(name) && this.told.has(kind) && !isAll) return this.expire(nowMs);
    this.told.add(kind);
    const untilMs = nowMs + (isVoice(name) ? SPEECH_MS : SHOWN_MS);
    const fresh = this.shown.filter((caption) => caption.untilMs > nowMs);
    const same = fresh.find((caption) => isSame(caption.name, name));
    if (same) {
      this.shown = fresh.map((caption) => (caption === same ? { ...same, untilMs } : caption));
      return true;
    }
    this.count += 1;
    this.shown = [...fresh, { id: this.count, name, untilMs }].slice(-MOST);
    return true;
  }

  /** Takes away what was shown long enough; true when anything went. */
  expire(nowMs: number): boolean {
    const kept = this.shown.filter((caption) => caption.untilMs > nowMs);
    if (kept.length === this.shown.length) return false;
    this.shown = kept;
    return true;
  }

  clear(): void {
    this.shown = [];
  }

  /** When something is to be taken away next. */
  get nextEndMs(): number | undefined {
    return this.shown.length === 0 ? undefined : Math.min(...this.shown.map(({ untilMs }) => untilMs));
  }
}
