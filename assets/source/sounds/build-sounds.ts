// Makes the sounds anew whose sources changed, and their one list. Called by `npm run assets`, or run by itself.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#contract/languages.ts';
import type { BuiltGroup, BuiltSounds, ThingGroup } from '../../sounds.ts';
import { SOUND_GROUPS, VOICE_GROUPS } from '../../sounds.ts';
import { captionKeyOf } from '../../sound-texts/caption-key.ts';
import { integratedLoudness, levelled, momentaryLoudness, VOICE_PEAK_DB } from './dsp/loudness.ts';
import { chanceOf } from './dsp/noise.ts';
import { faded, full, withoutTail } from './dsp/signal.ts';
import { BEEPER_SOUNDS } from './groups/beepers.ts';
import { CLOTH_SOUNDS } from './groups/cloth.ts';
import { DOOR_SOUNDS } from './groups/doors.ts';
import { FAILURE_SOUNDS } from './groups/failures.ts';
import { FURNITURE_SOUNDS } from './groups/furniture.ts';
import { STEP_SOUNDS } from './groups/steps.ts';
import { BAY_STREAMS, SUITE_STREAMS } from './groups/streams.ts';
import { THING_SOUNDS } from './groups/things.ts';
import { TONE_SOUNDS } from './groups/tones.ts';
import { TRACK_SOUNDS } from './groups/track.ts';
import { voiceSources } from './groups/voices.ts';
import { RATES, writeGroup, type Finished, type Rates } from './sound-file.ts';
import type { SoundSource } from './sound-source.ts';

/** LUFS that a thing, a voice and a room tone are brought to. */
export const TARGETS = { things: -20, voices: -18, tones: -34 } as const;

interface Plan {
  readonly group: string;
  /** Its own scripts under groups/, and other files it is made from; what all share is added. */
  readonly sources: readonly string[];
  readonly rates: Rates;
  readonly finish: () => Finished[];
}

const HERE = import.meta.dirname;
const TEXTS = join(HERE, '../../sound-texts');

function finished(source: SoundSource, target: number): Finished {
  const { name, isLoop = false, mixDb = 0 } = source;
  const made = full(source.make(chanceOf(name)));
  const measure = isLoop ? integratedLoudness : momentaryLoudness;
  const level = levelled(isLoop ? made : faded(withoutTail(made), 0.0008, 0.02), target, measure);
  return { name, caption: captionKeyOf(name), isLoop, isLong: isLoop, mixDb, signal: level };
}

function thingPlan(group: ThingGroup, files: readonly string[], made: readonly SoundSource[]): Plan {
  const target = group === 'tones' ? TARGETS.tones : TARGETS.things;
  const names = SOUND_GROUPS[group];
  const missing = names.filter((name) => !made.some((source) => source.name === name));
  if (missing.length > 0) throw new Error(`No script makes ${missing.join(', ')}`);
  return {
    group,
    sources: files.map((file) => join(HERE, 'groups', file)),
    rates: group === 'tones' ? RATES.tones : RATES.things,
    finish: () => made.map((source) => finished(source, target)),
  };
}

const VOICE_PLANS = LANGUAGES.map((language): Plan => ({
  group: VOICE_GROUPS[language],
  sources: [join(HERE, 'groups/voices.ts'), join(TEXTS, `spoken-${language}.ts`)],
  rates: RATES.voices,
  finish: () =>
    voiceSources(language).map(({ name, make }) => ({
      name,
      caption: name,
      isLoop: false,
      isLong: true,
      mixDb: 0,
      signal: levelled(make(), TARGETS.voices, integratedLoudness, VOICE_PEAK_DB),
    })),
}));

const PLANS: readonly Plan[] = [
  thingPlan(
    'steps-and-things',
    ['steps.ts', 'blows.ts', 'cloth.ts', 'things.ts'],
    [...STEP_SOUNDS, ...CLOTH_SOUNDS, ...THING_SOUNDS],
  ),
  thingPlan(
    'suite',
    ['doors.ts', 'furniture.ts', 'metal.ts', 'streams.ts', 'steps.ts', 'blows.ts', 'cloth.ts'],
    [...DOOR_SOUNDS, ...FURNITURE_SOUNDS, ...SUITE_STREAMS],
  ),
  thingPlan(
    'bay',
    ['track.ts', 'failures.ts', 'beepers.ts', 'streams.ts', 'blows.ts'],
    [...TRACK_SOUNDS, ...FAILURE_SOUNDS, ...BEEPER_SOUNDS, ...BAY_STREAMS],
  ),
  thingPlan('tones', ['tones.ts', 'streams.ts'], TONE_SOUNDS),
  ...VOICE_PLANS,
];

async function sharedSources(): Promise<readonly string[]> {
  const tools = await readdir(join(HERE, 'dsp'));
  const dsp = tools.toSorted().map((file) => join(HERE, 'dsp', file));
  return [...dsp, ...['sound-file.ts', 'sound-source.ts', 'build-sounds.ts'].map((file) => join(HERE, file))];
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 20);
}

async function storedList(path: string): Promise<BuiltSounds | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BuiltSounds);
}

/** Into `<builtFolder>/sounds`; a group whose sources are as they were is left as it is. */
export async function buildSounds(builtFolder: string): Promise<void> {
  const folder = join(builtFolder, 'sounds');
  const list = join(folder, 'sounds.json');
  await mkdir(folder, { recursive: true });
  const stored = await storedList(list);
  const shared = await sharedSources();
  const groups: Record<string, BuiltGroup> = {};
  for (const [order, { group, sources, rates, finish }] of PLANS.entries()) {
    const hash = await hashOf([...shared, ...sources]);
    const known = stored?.groups[group];
    if (known?.hash === hash) {
      groups[group] = known;
      continue;
    }
    process.stdout.write(`sounds ${order + 1}/${PLANS.length}: ${group}\n`);
    groups[group] = { hash, ...(await writeGroup(folder, group, finish(), rates)) };
  }
  const built: BuiltSounds = { version: 1, groups };
  await writeFile(list, `${JSON.stringify(built, null, 1)}\n`);
  await removeStrangers(folder, new Set(Object.values(groups).flatMap(({ files }) => files)));
}

/** Files of groups that are no more. */
async function removeStrangers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file !== 'sounds.json' && !kept.has(file));
  await Promise.all(files.map((file) => rm(join(folder, file))));
}

if (import.meta.main) await buildSounds(join(HERE, '../../built'));
