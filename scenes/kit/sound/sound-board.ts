// Plays sounds by name and captions them, whether or not the device can play sound.
import { GROUP_OF, VOICE_GROUPS } from '#assets/sounds.ts';
import type { SoundGroup, SoundName, ThingSound, VoiceSound } from '#assets/sounds.ts';
import type { Language } from '#contract/languages.ts';
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

interface SoundBoardOptions {
  readonly language: Language;
  readonly store: SettingsStore;
  /** Called on the first gesture: browsers allow no sound before it. */
  readonly openOutput: () => Promise<SoundOutput>;
  /** The groups that will be needed soon. */
  readonly groups: readonly SoundGroup[];
  readonly nowMs: () => number;
}

interface SoundBoardView {
  readonly settings: SoundSettings;
  readonly captions: readonly Caption[];
}

export class SoundBoard {
  readonly #options: SoundBoardOptions;
  readonly #log = new CaptionLog();
  readonly #listeners = new Set<() => void>();
  readonly #loops = new Map<SoundName, Heard>();
  #language: Language;
  #settings: SoundSettings;
  #shown: SoundBoardView;
  #output: SoundOutput | undefined;
  #closing: AbortController | undefined;
  #captionTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SoundBoardOptions) {
    this.#options = options;
    this.#language = options.language;
    this.#settings = parseSettings(options.store.read());
    this.#shown = { settings: this.#settings, captions: [] };
  }

  /** Gets ready: sound starts with the first key or pointer press. */
  open(): void {
    const closing = new AbortController();
    this.#closing = closing;
    const { signal } = closing;
    document.addEventListener('visibilitychange', () => this.#output?.setSuspended(document.hidden), {
      signal,
    });
    if (navigator.userActivation?.hasBeenActive) {
      void this.#unlock(signal);
      return;
    }
    const gesture = new AbortController();
    const begin = (): void => {
      gesture.abort();
      void this.#unlock(signal);
    };
    const once = { signal: AbortSignal.any([signal, gesture.signal]), capture: true };
    document.addEventListener('pointerdown', begin, once);
    document.addEventListener('keydown', begin, once);
  }

  async #unlock(signal: AbortSignal): Promise<void> {
    const output = await this.#options.openOutput().catch(() => undefined);
    if (!output) return;
    if (signal.aborted) return output.close();
    this.#output = output;
    output.setGain(this.#gain());
    for (const group of this.#options.groups) output.load(group);
    for (const heard of this.#loops.values()) output.startLoop(heard);
    if (document.hidden) output.setSuspended(true);
  }

  close(): void {
    this.#closing?.abort();
    clearTimeout(this.#captionTimer);
    this.#output?.close();
    this.#output = undefined;
    this.#loops.clear();
    this.#log.clear();
    this.#show();
  }

  readonly view = (): SoundBoardView => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setLanguage(language: Language): void {
    this.#language = language;
  }

  /** Plays a sound once. An announcement over the hall's loudspeakers follows its chime. */
  play(name: SoundName): void {
    if (document.hidden) return;
    this.#tell(name);
    const heard = this.#heard(name);
    if (!this.#isAudible()) return;
    if (isThroughHall(name)) this.#output?.play(this.#heard('chime'), () => this.#output?.play(heard));
    else this.#output?.play(heard);
  }

  startLoop(name: ThingSound): void {
    if (this.#loops.has(name)) return;
    const heard = this.#heard(name);
    this.#loops.set(name, heard);
    this.#tell(name);
    this.#output?.startLoop(heard);
  }

  stopLoop(name: ThingSound): void {
    if (this.#loops.delete(name)) this.#output?.stopLoop(name);
  }

  /** Plays this loop of the given ones and stops the others. */
  keepOnly(name: ThingSound | undefined, of: readonly ThingSound[]): void {
    for (const other of of) if (other !== name) this.stopLoop(other);
    if (name) this.startLoop(name);
  }

  /** Loads ahead what will be needed. */
  prepare(group: SoundGroup): void {
    this.#output?.load(group);
  }

  silence(): void {
    this.#loops.clear();
    this.#output?.stopAll();
  }

  setVolume(volume: number): void {
    this.#set({ volume: Math.max(0, Math.min(1, volume)), isMuted: false });
  }

  setMuted(isMuted: boolean): void {
    this.#set({ isMuted });
  }

  setAllCaptions(hasAllCaptions: boolean): void {
    this.#set({ hasAllCaptions });
  }

  #set(part: Partial<SoundSettings>): void {
    this.#settings = { ...this.#settings, ...part };
    this.#options.store.write(formatSettings(this.#settings));
    this.#output?.setGain(this.#gain());
    this.#show();
  }

  #gain(): number {
    return this.#settings.isMuted ? 0 : gainOfVolume(this.#settings.volume);
  }

  #isAudible(): boolean {
    return this.#gain() > 0;
  }

  #heard(name: SoundName): Heard {
    const group = isVoice(name) ? VOICE_GROUPS[this.#language] : GROUP_OF.get(name);
    return { name, group: group ?? 'steps-and-things' };
  }

  #tell(name: SoundName): void {
    if (this.#log.add(name, this.#options.nowMs(), this.#settings.hasAllCaptions)) this.#show();
  }

  #show(): void {
    this.#shown = { settings: this.#settings, captions: this.#log.captions };
    for (const listener of this.#listeners) listener();
    clearTimeout(this.#captionTimer);
    const next = this.#log.nextEndMs;
    if (next === undefined) return;
    this.#captionTimer = setTimeout(
      () => {
        if (this.#log.expire(this.#options.nowMs())) this.#show();
      },
      next - this.#options.nowMs() + 20,
    );
  }
}

/** The card reader has its own loudspeaker. */
function isThroughHall(name: SoundName): name is VoiceSound {
  return name.startsWith('announce/') && name !== 'announce/access-denied' && name !== 'announce/air-shower';
}
