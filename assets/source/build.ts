// Makes the pictures anew whose sources changed, and the one manifest of them all. Run by `npm run assets`.
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Manifest, SpriteEntry } from '../manifest.ts';
import { SHEETS } from './plain/jobs.ts';
import type { Job, SheetPlan } from './plain/jobs.ts';
import { writeSheet } from './plain/pack.ts';
import type { NamedPicture, Sheet } from './plain/pack.ts';
import { hullOf } from './plain/hull.ts';
import { furnitureEntries } from './plain/furniture-jobs.ts';
import { named } from './plain/named.ts';
import { personEntry } from './plain/people.ts';
import { writeIcons } from './plain/icons.ts';

const PLAIN = join(import.meta.dirname, 'plain');
const BUILT = join(import.meta.dirname, '../built');
const FRAGMENTS = join(BUILT, 'sheets');

interface Fragment {
  readonly hash: string;
  readonly entry: Sheet['entry'];
  readonly sprites: Readonly<Record<string, SpriteEntry>>;
}

async function hashOf(plan: SheetPlan): Promise<string> {
  const hash = createHash('sha256');
  for (const source of plan.sources) hash.update(await readFile(join(PLAIN, source)));
  return hash.update(JSON.stringify(plan.jobs)).digest('hex').slice(0, 20);
}

async function storedFragment(plan: SheetPlan): Promise<Fragment | undefined> {
  const text = await readFile(join(FRAGMENTS, `${plan.id}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Fragment);
}

/** Draws with as many threads as there are processors. */
async function drawAll(jobs: readonly Job[]): Promise<readonly NamedPicture[]> {
  const results: (readonly NamedPicture[])[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    const worker = new Worker(join(PLAIN, 'draw-worker.ts'));
    for (let index = next++; index < jobs.length; index = next++) {
      results[index] = await new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once('message', resolve).once('error', reject);
        worker.postMessage(jobs[index]);
      });
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(jobs.length, availableParallelism()) }, lane));
  return results.flat();
}

function spriteOf(sheet: Sheet, { name, picture }: NamedPicture, names: ReadonlySet<string>): SpriteEntry {
  const shadow = name
    .replace(/^(person\/\w+)\/body\//, '$1/shadow/')
    .replace(/^(furniture|item)\//, 'shadow/$1/');
  const isTouched = /^(furniture|item|door)\/|\/body\//.test(name);
  return {
    atlas: sheet.entry.id,
    frame: named(sheet.frames, name),
    ...(shadow !== name && names.has(shadow) ? { shadow } : {}),
    ...(isTouched ? { hit: hullOf(picture, name.startsWith('person') ? 1.5 : 2) } : {}),
  };
}

async function buildSheet(plan: SheetPlan): Promise<Fragment> {
  const hash = await hashOf(plan);
  const stored = await storedFragment(plan);
  if (stored?.hash === hash) return stored;
  process.stdout.write(`${plan.id}: ${plan.jobs.length} jobs\n`);
  const pictures = await drawAll(plan.jobs);
  const sheet = await writeSheet(BUILT, plan, pictures);
  const names = new Set(pictures.map((one) => one.name));
  const sprites = Object.fromEntries(pictures.map((one) => [one.name, spriteOf(sheet, one, names)]));
  const fragment: Fragment = { hash, entry: sheet.entry, sprites };
  await writeFile(join(FRAGMENTS, `${plan.id}.json`), JSON.stringify(fragment));
  if (plan.id === 'items') await writeIcons(join(BUILT, 'icons'));
  return fragment;
}

/** With names of sheets as arguments only these are looked at. */
async function build(only: readonly string[]): Promise<void> {
  await mkdir(FRAGMENTS, { recursive: true });
  const fragments: Fragment[] = [];
  for (const plan of SHEETS) {
    const isWanted = only.length === 0 || only.includes(plan.id);
    const fragment = isWanted ? await buildSheet(plan) : await storedFragment(plan);
    if (fragment) fragments.push(fragment);
  }
  const manifest: Manifest = {
    version: 1,
    pixelsPerMetre: 160,
    atlases: fragments.map((fragment) => fragment.entry),
    sprites: Object.assign({}, ...fragments.map((fragment) => fragment.sprites)) as Manifest['sprites'],
    furniture: furnitureEntries(),
    people: { man: personEntry('man'), girl: personEntry('girl') },
  };
  await writeFile(join(BUILT, 'manifest.json'), `${JSON.stringify(manifest)}\n`);
}

await build(process.argv.slice(2));
