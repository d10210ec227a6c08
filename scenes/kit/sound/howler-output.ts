// Sound output by howler: one audio sprite per group, decoded by Web Audio; Opus first, MP3 where Opus is not
// supported.
import { Howl, Howler } from 'howler/dist/howler.core.min.js';
import { loadSoundList, soundUrl } from '#assets/sound-files.ts';
import type { BuiltGroup, BuiltSound, BuiltSounds, SoundGroup, SoundName } from '#assets/sounds.ts';
import type { Heard, SoundOutput } from './sound-output.ts';

const LOOP_FADE_MS = 350;

interface LoadedGroup {
  readonly sounds: BuiltGroup['sounds'];
  howl: Howl;
  isReady: boolean;
}

/** A loop that is wanted under a name, with its id once it plays. */
interface WantedLoop {
  readonly heard: Heard;
  id?: number;
}

const linear = (db: number): number => 10 ** (db / 20);

function spriteOf(sounds: BuiltGroup['sounds']): Record<string, [number, number, boolean]> {
  return Object.fromEntries(
    Object.entries(sounds).map(([name, { offsetMs, lengthMs, isLoop }]) => [
      name,
      [offsetMs, lengthMs, isLoop],
    ]),
  );
}

export class HowlerOutput implements SoundOutput {
  readonly #list: BuiltSounds;
  readonly #groups = new Map<SoundGroup, LoadedGroup>();
  readonly #loops = new Map<SoundName, WantedLoop>();

  private constructor(list: BuiltSounds) {
    this.#list = list;
  }

  static async open(): Promise<HowlerOutput> {
    return new HowlerOutput(await loadSoundList());
  }

  load(group: SoundGroup): void {
    const built = this.#list.groups[group];
    if (!built || this.#groups.has(group)) return;
    this.#groups.set(group, {
      sounds: built.sounds,
      howl: this.#open(group, built, built.files),
      isReady: false,
    });
  }

  /** If a file does not decode, the next one is used; if none does, the group stays silent. */
  #open(group: SoundGroup, built: BuiltGroup, files: readonly string[]): Howl {
    return new Howl({
      src: files.map(soundUrl),
      format: files.map((file) => file.replace(/^.*\./, '')),
      sprite: spriteOf(built.sounds),
      onload: () => this.#ready(group),
      onloaderror: () => {
        const [, ...others] = files;
        const loaded = this.#groups.get(group);
        if (loaded && others.length > 0) loaded.howl = this.#open(group, built, others);
      },
    });
  }

  #ready(group: SoundGroup): void {
    const loaded = this.#groups.get(group);
    if (!loaded) return;
    loaded.isReady = true;
    for (const loop of this.#loops.values()) if (loop.heard.group === group) this.#sound(loop);
  }

  #begin({ group, name }: Heard, fadeMs: number): { howl: Howl; id: number } | undefined {
    const loaded = this.#groups.get(group);
    const built: BuiltSound | undefined = loaded?.sounds[name];
    if (!loaded?.isReady || !built) return undefined;
    const { howl } = loaded;
    const id = howl.play(name);
    const gain = linear(built.mixDb);
    if (fadeMs > 0) howl.fade(0, gain, fadeMs, id);
    else howl.volume(gain, id);
    return { howl, id };
  }

  play(heard: Heard, onEnd?: () => void): void {
    this.load(heard.group);
    const begun = this.#begin(heard, 0);
    if (begun && onEnd) begun.howl.once('end', onEnd, begun.id);
    else onEnd?.();
  }

  startLoop(heard: Heard): void {
    if (this.#loops.has(heard.name)) return;
    const loop: WantedLoop = { heard };
    this.#loops.set(heard.name, loop);
    this.load(heard.group);
    this.#sound(loop);
  }

  #sound(loop: WantedLoop): void {
    const begun = loop.id === undefined ? this.#begin(loop.heard, LOOP_FADE_MS) : undefined;
    if (begun) loop.id = begun.id;
  }

  stopLoop(name: SoundName): void {
    const loop = this.#loops.get(name);
    this.#loops.delete(name);
    const howl = loop && this.#groups.get(loop.heard.group)?.howl;
    if (!howl || loop.id === undefined) return;
    const { id } = loop;
    howl.once('fade', () => howl.stop(id), id);
    howl.fade(Number(howl.volume(id)), 0, LOOP_FADE_MS, id);
  }

  stopAll(): void {
    for (const name of this.#loops.keys()) this.stopLoop(name);
    for (const { howl } of this.#groups.values()) howl.stop();
  }

  setGain(gain: number): void {
    Howler.volume(gain);
    Howler.mute(gain === 0);
  }

  setSuspended(isSuspended: boolean): void {
    const context: AudioContext | undefined = Howler.ctx;
    if (!context || context.state === 'closed') return;
    const changed = isSuspended ? context.suspend() : context.resume();
    changed.catch(() => undefined);
  }

  close(): void {
    this.#loops.clear();
    for (const { howl } of this.#groups.values()) howl.unload();
    this.#groups.clear();
  }
}
