// Plays sounds by name and says in words what is heard, whether or not there is anything to hear them with.
import { GROUP_OF, VOICE_GROUPS } from '#assets/sounds.ts';
import type { SoundGroup, SoundName, ThingSound, VoiceSound } from '#assets/sounds.ts';
import type { Language } from '#contract/simulation/text.ts';
import { CaptionLog, type Caption } from './caption-log.ts';
import { isVoice } from './captions.ts';
import type { Heard, SoundOutput } from './sound-output.ts';
import {
  formatSettings,
  gainOfVolume,
  parseSettings,
  type SettingsStore,
  type SoundSettings,
} from './sound-settings.ts';

export interface SoundBoardOptions {
  readonly language: Language;
  readonly store: SettingsStore;
  /** Loaded with the first gesture: before it no browser lets anything sound. */
  readonly openOutput: () => Promise<SoundOutput>;
  /** What a place will soon need. */
  readonly groups: readonly SoundGroup[];
  readonly nowMs: () => number;
}

export interface SoundBoardView {
  readonly settings: SoundSettings;
  readonly captions: readonly Caption[];
}

export class SoundBoard {
  private readonly options: SoundBoardOptions;
  private readonly log = new CaptionLog();
  private readonly listeners = new Set<() => void>();
  private readonly loops = new Map<SoundName, Heard>();
  private language: Language;
  private settings: SoundSettings;
  private shown: SoundBoardView;
  private output: SoundOutput | undefined;
  private closing: AbortController | undefined;
  private captionTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SoundBoardOptions) {
    this.options = options;
    this.language = options.language;
    this.settings = parseSettings(options.store.read());
    this.shown = { settings: this.settings, captions: [] };
  }

  /** Gets ready: sounds come with the first press of a key or of a pointer. */
  open(): void {
    const closing = new AbortController();
    this.closing = closing;
    const { signal } = closing;
    document.addEventListener('visibilitychange', () => this.output?.setSuspended(document.hidden), {
      signal,
    });
    if (navigator.userActivation?.hasBeenActive) {
      void this.unlock(signal);
      return;
    }
    const gesture = new AbortController();
    const begin = (): void => {
      gesture.abort();
      void this.unlock(signal);
    };
    const once = { signal: AbortSignal.any([signal, gesture.signal]), capture: true };
    document.addEventListener('pointerdown', begin, once);
    document.addEventListener('keydown', begin, once);
  }

  private async unlock(signal: AbortSignal): Promise<void> {
    const output = await this.options.openOutput().catch(() => undefined);
    if (!output) return;
    if (signal.aborted) return output.close();
    this.output = output;
    output.setGain(this.gain());
    for (const group of this.options.groups) output.load(group);
    for (const heard of this.loops.values()) output.startLoop(heard);
    if (document.hidden) output.setSuspended(true);
  }

  close(): void {
    this.closing?.abort();
    clearTimeout(this.captionTimer);
    this.output?.close();
    this.output = undefined;
    this.loops.clear();
    this.log.clear();
    this.show();
  }

  readonly view = (): SoundBoardView => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  setLanguage(language: Language): void {
    this.language = language;
  }

  /** A sound once. An announcement through the hall comes after its chime. */
  play(name: SoundName): void {
    if (document.hidden) return;
    this.tell(name);
    const heard = this.heard(name);
    if (!this.isAudible()) return;
    if (isThroughHall(name)) this.output?.play(this.heard('chime'), () => this.output?.play(heard));
    else this.output?.play(heard);
  }

  startLoop(name: ThingSound): void {
    if (this.loops.has(name)) return;
    const heard = this.heard(name);
    this.loops.set(name, heard);
    this.tell(name);
    this.output?.startLoop(heard);
  }

  stopLoop(name: ThingSound): void {
    if (this.loops.delete(name)) this.output?.stopLoop(name);
  }

  /** The one loop of these that is to sound; the others stop. */
  keepOnly(name: ThingSound | undefined, of: readonly ThingSound[]): void {
    for (const other of of) if (other !== name) this.stopLoop(other);
    if (name) this.startLoop(name);
  }

  /** Loads ahead what will be needed. */
  prepare(group: SoundGroup): void {
    this.output?.load(group);
  }

  silence(): void {
    this.loops.clear();
    this.output?.stopAll();
  }

  setVolume(volume: number): void {
    this.set({ volume: Math.max(0, Math.min(1, volume)), isMuted: false });
  }

  setMuted(isMuted: boolean): void {
    this.set({ isMuted });
  }

  setAllCaptions(hasAllCaptions: boolean): void {
    this.set({ hasAllCaptions });
  }

  private set(part: Partial<SoundSettings>): void {
    this.settings = { ...this.settings, ...part };
    this.options.store.write(formatSettings(this.settings));
    this.output?.setGain(this.gain());
    this.show();
  }

  private gain(): number {
    return this.settings.isMuted ? 0 : gainOfVolume(this.settings.volume);
  }

  private isAudible(): boolean {
    return this.gain() > 0;
  }

  private heard(name: SoundName): Heard {
    const group = isVoice(name) ? VOICE_GROUPS[this.language] : GROUP_OF.get(name);
    return { name, group: group ?? 'steps-and-things' };
  }

  private tell(name: SoundName): void {
    if (this.log.add(name, this.options.nowMs(), this.settings.hasAllCaptions)) this.show();
  }

  private show(): void {
    this.shown = { settings: this.settings, captions: this.log.captions };
    for (const listener of this.listeners) listener();
    clearTimeout(this.captionTimer);
    const next = this.log.nextEndMs;
    if (next === undefined) return;
    this.captionTimer = setTimeout(
      () => {
        if (this.log.expire(this.options.nowMs())) this.show();
      },
      next - this.options.nowMs() + 20,
    );
  }
}

/** The card reader has a loudspeaker of its own. */
function isThroughHall(name: SoundName): name is VoiceSound {
  return name.startsWith('announce/') && name !== 'announce/access-denied' && name !== 'announce/air-shower';
}
