// Rebuilds the pictures and sounds whose sources changed, packs them, and writes their lists: `npm run
// assets`. `--only <family>,…` handles only these families (or `sounds`); `--lanes <n>` sets how many draw in
// parallel.
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AtlasEntry, Manifest, SpriteEntry } from '../manifest.ts';
import { packManifest } from '../packed-manifest.ts';
import { keyOf, readBuiltFrom, staleTargets, writeBuiltFrom } from './pipeline/built-from.ts';
import type { BuiltFrom } from './pipeline/built-from.ts';
import { drawJobs, folderOf } from './pipeline/draw-jobs.ts';
import { readJob } from './pipeline/drawn.ts';
import type { DrawnJob, DrawnSprite } from './pipeline/drawn.ts';
import { gathered } from './pipeline/facts.ts';
import { listFamilies } from './pipeline/families.ts';
import type { Job } from './pipeline/families.ts';
import { writeSheet } from './pipeline/pack.ts';
import { SINGLE, sheetOf } from './pipeline/sheets.ts';
import { singleFiles, writeSingle } from './pipeline/singles.ts';
import { spriteEntries } from './pipeline/sprite-entries.ts';
import { buildSounds } from './sounds/build-sounds.ts';

const BUILT = join(import.meta.dirname, '../built');
const CACHE = join(import.meta.dirname, '../../.cache/assets');
const BUILT_FROM = join(BUILT, 'built-from.json');
const MANIFEST = join(BUILT, 'manifest.json');
/** As a browser loads it. */
const PACKED_MANIFEST = join(BUILT, 'manifest-packed.json');

type Sheets = Pick<Manifest, 'atlases' | 'sprites'>;

const isSingle = (name: string): boolean => SINGLE.includes(name.split('/')[0] ?? '');

/** The sheet, or for a single picture its name. */
const targetOf = ({ name, family }: DrawnSprite): string =>
  isSingle(name) ? name : sheetOf(name, family).id;

async function storedSheets(): Promise<Sheets> {
  const text = await readFile(MANIFEST, 'utf8').catch(() => '{"atlases":[],"sprites":{}}');
  return JSON.parse(text) as Sheets;
}

async function isDrawn(job: Job): Promise<boolean> {
  return access(join(folderOf(CACHE, job), 'job.json')).then(
    () => true,
    () => false,
  );
}

async function drawMissing(jobs: readonly Job[], lanes: number | undefined): Promise<void> {
  const missing: Job[] = [];
  for (const job of jobs) if (!(await isDrawn(job))) missing.push(job);
  if (missing.length > 0) await drawJobs(CACHE, missing, lanes);
}

async function drawnJob(job: Job): Promise<DrawnJob> {
  const drawn = await readJob(folderOf(CACHE, job), job.family);
  if (!drawn) throw new Error(`${keyOf(job)} is not drawn`);
  return drawn;
}

/** Draws what changed; returns the input for the built files. */
async function refreshed(
  jobs: readonly Job[],
  before: BuiltFrom,
  lanes: number | undefined,
): Promise<BuiltFrom> {
  const changed = jobs.filter((job) => before[keyOf(job)]?.hash !== job.hash);
  await drawMissing(changed, lanes);
  const after: Record<string, BuiltFrom[string]> = {};
  for (const job of jobs) {
    const known = before[keyOf(job)];
    if (known && known.hash === job.hash) {
      after[keyOf(job)] = known;
      continue;
    }
    const { sprites, facts } = await drawnJob(job);
    after[keyOf(job)] = { hash: job.hash, targets: [...new Set(sprites.map(targetOf))], facts };
  }
  return after;
}

async function writeTarget(target: string, sprites: readonly DrawnSprite[]): Promise<Sheets> {
  const [first] = sprites;
  if (!first) return { atlases: [], sprites: {} };
  if (isSingle(target)) {
    await writeSingle(BUILT, first);
    return { atlases: [], sprites: {} };
  }
  const sheet = await writeSheet(BUILT, sheetOf(first.name, first.family), sprites);
  process.stdout.write(`packed ${target}: ${sprites.length} pictures\n`);
  return { atlases: sheet.entries, sprites: await spriteEntries(sheet, sprites) };
}

/** Repacks the outdated sheets; the others stay as they are. */
async function repacked(
  jobs: readonly Job[],
  after: BuiltFrom,
  stale: ReadonlySet<string>,
  lanes: number | undefined,
): Promise<Sheets> {
  const touching = jobs.filter((job) => after[keyOf(job)]?.targets.some((target) => stale.has(target)));
  await drawMissing(touching, lanes);
  const byTarget = new Map<string, DrawnSprite[]>();
  for (const job of touching) {
    for (const sprite of (await drawnJob(job)).sprites) {
      const list = byTarget.get(targetOf(sprite)) ?? [];
      byTarget.set(targetOf(sprite), list);
      list.push(sprite);
    }
  }
  const old = await storedSheets();
  const kept = new Set(
    Object.values(after).flatMap(({ targets }) => targets.filter((one) => !stale.has(one))),
  );
  const atlases: AtlasEntry[] = old.atlases.filter(({ zone }) => kept.has(zone));
  const ids = new Set(atlases.map(({ id }) => id));
  const sprites: Record<string, SpriteEntry> = Object.fromEntries(
    Object.entries(old.sprites).filter(([, { atlas }]) => ids.has(atlas)),
  );
  for (const target of stale) {
    const made = await writeTarget(target, byTarget.get(target) ?? []);
    atlases.push(...made.atlases);
    Object.assign(sprites, made.sprites);
  }
  await removeLeftOver(old, atlases, stale, byTarget);
  return { atlases: atlases.toSorted((a, b) => (a.id < b.id ? -1 : 1)), sprites };
}

async function removeLeftOver(
  old: Sheets,
  atlases: readonly AtlasEntry[],
  stale: ReadonlySet<string>,
  made: ReadonlyMap<string, unknown>,
): Promise<void> {
  const wanted = new Set(atlases.flatMap(({ files }) => files.map(({ file }) => file)));
  const gone = old.atlases
    .flatMap(({ files }) => files.map(({ file }) => file))
    .filter((file) => !wanted.has(file));
  const singles = [...stale].filter((target) => isSingle(target) && !made.has(target)).flatMap(singleFiles);
  for (const file of [...gone, ...singles]) await rm(join(BUILT, file), { force: true });
}

async function buildPictures(only: readonly string[] | undefined, lanes: number | undefined): Promise<void> {
  const families = await listFamilies();
  const before = await readBuiltFrom(BUILT_FROM);
  const jobs = families.jobs.map((job): Job => {
    const known = before[keyOf(job)];
    // Families left out by `--only` count as unchanged.
    return only && known && !only.includes(job.family) ? { ...job, hash: known.hash } : job;
  });
  const looked = jobs.filter((job) => !only || only.includes(job.family) || before[keyOf(job)]);
  const after = await refreshed(looked, before, lanes);
  const facts = gathered(
    families.facts,
    Object.values(after).map((job) => job.facts),
  );
  const sheets = await repacked(looked, after, staleTargets(before, after), lanes);
  const manifest: Manifest = { version: 1, pixelsPerMetre: 160, ...sheets, ...facts };
  await writeFile(MANIFEST, `${JSON.stringify(manifest)}\n`);
  await writeFile(PACKED_MANIFEST, `${JSON.stringify(packManifest(manifest))}\n`);
  await writeBuiltFrom(BUILT_FROM, after);
}

async function build(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, lanes: { type: 'string' } } });
  const only = values.only?.split(',');
  const lanes = values.lanes === undefined ? undefined : Number(values.lanes);
  await mkdir(BUILT, { recursive: true });
  if (!only || only.includes('sounds')) await buildSounds(BUILT);
  const families = only?.filter((name) => name !== 'sounds');
  if (!families || families.length > 0) await buildPictures(families, lanes);
}

await build();
