// The families of pictures and their jobs, listed by Blender's own Python, with a hash of the files each
// depends on.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SOURCE, runBlender } from './blender.ts';

const familiesSchema = z.array(
  z.object({
    family: z.string(),
    sources: z.array(z.string()),
    facts: z.record(z.string(), z.unknown()),
    jobs: z.array(z.object({ id: z.string(), seconds: z.number() })),
  }),
);

export interface Job {
  readonly family: string;
  readonly id: string;
  /** Changes with any file that the family imports. */
  readonly hash: string;
  /** The estimated time on one processor. */
  readonly seconds: number;
}

interface Families {
  readonly jobs: readonly Job[];
  readonly facts: readonly Readonly<Record<string, unknown>>[];
}

const MARK = 'FAMILIES ';

async function sourcesHash(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(SOURCE, file)));
  return hash.digest('hex');
}

/** Lists all families with their jobs. */
export async function listFamilies(): Promise<Families> {
  let listed = '';
  await runBlender(['list'], (line) => {
    if (line.startsWith(MARK)) listed = line.slice(MARK.length);
  });
  const families = familiesSchema.parse(JSON.parse(listed));
  const jobs: Job[] = [];
  for (const { family, sources, jobs: own } of families) {
    const sourced = await sourcesHash(sources);
    for (const { id, seconds } of own) {
      const hash = createHash('sha256').update(sourced).update(id).digest('hex').slice(0, 16);
      jobs.push({ family, id, hash, seconds });
    }
  }
  return { jobs, facts: families.map(({ facts }) => facts) };
}
