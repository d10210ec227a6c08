// Records what the built files were made from, in a file beside them, so that another machine draws only what
// differs.
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Job } from './families.ts';

const rememberedJob = z.object({
  hash: z.string(),
  /** The sheets and single files that contain its pictures. */
  targets: z.array(z.string()),
  facts: z.record(z.string(), z.unknown()),
});

const builtFromSchema = z.record(z.string(), rememberedJob);

/** By `<family>:<job>`. */
export type BuiltFrom = Readonly<Record<string, z.infer<typeof rememberedJob>>>;

export const keyOf = ({ family, id }: Pick<Job, 'family' | 'id'>): string => `${family}:${id}`;

export async function readBuiltFrom(path: string): Promise<BuiltFrom> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return builtFromSchema.parse(JSON.parse(text));
}

export async function writeBuiltFrom(path: string, built: BuiltFrom): Promise<void> {
  const sorted = Object.entries(built).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // One line per job, so that changes are easy to read in a diff.
  const lines = sorted.map(([key, job]) => `${JSON.stringify(key)}:${JSON.stringify(job)}`);
  await writeFile(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** The targets that a change of jobs makes outdated: the sheets the jobs are or were in. */
export function staleTargets(before: BuiltFrom, after: BuiltFrom): ReadonlySet<string> {
  const stale = new Set<string>();
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]];
    if (old && now && old.hash === now.hash) continue;
    for (const target of [...(old?.targets ?? []), ...(now?.targets ?? [])]) stale.add(target);
  }
  return stale;
}
