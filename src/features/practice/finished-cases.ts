// Which cases of free practice a person has come through on this device, with the best score: a note for oneself, no mark.
import { z } from 'zod';
import type { Grade } from '#contract/simulation/grade.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';

const finishedSchema = z.object({ score: z.number(), passed: z.boolean() });
const storedSchema = z.record(z.string(), z.record(z.string(), finishedSchema));

export type FinishedCase = z.infer<typeof finishedSchema>;
type FinishedCases = Readonly<Record<string, FinishedCase>>;

const NONE: FinishedCases = {};

/** What cannot be read is as if nothing were there. */
function readAll(): Record<string, Record<string, FinishedCase>> {
  const stored = readStored('practice-finished');
  if (stored === undefined) return {};
  try {
    return storedSchema.safeParse(JSON.parse(stored)).data ?? {};
  } catch {
    return {};
  }
}

export function finishedCasesOf(userId: string): FinishedCases {
  return readAll()[userId] ?? NONE;
}

/** Keeps the better of two runs. */
export function noteFinished(
  userId: string,
  caseId: string,
  { score, passed }: Pick<Grade, 'score' | 'passed'>,
): void {
  const all = readAll();
  const own = all[userId] ?? {};
  const before = own[caseId];
  const isBetter = !before || score > before.score;
  if (!isBetter) return;
  writeStored(
    'practice-finished',
    JSON.stringify({ ...all, [userId]: { ...own, [caseId]: { score, passed } } }),
  );
}

/** Results of demo visitors are kept nowhere. */
export function useNotedUser(): string | undefined {
  const user = useCurrentUser();
  const isDemo = user?.roles.some(({ name }) => name === 'ROLE_GUEST_DEMO' || name === 'ROLE_DEMO') ?? true;
  return isDemo ? undefined : user?.id;
}
