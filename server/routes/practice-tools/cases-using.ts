import type { Chain } from '#contract/entities/practice-tools.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { usersOf } from './practice-uses-repository.ts';
import { caseData } from './simulation-data-repository.ts';

/** The cases that were made with a chain or with a profile of the terminal. */
export async function casesUsing(db: Db | Tx, kind: 'CHAIN' | 'PROFILE', id: string): Promise<Chain['uses']> {
  const cases = await caseData(db, await usersOf(db, kind, id));
  return cases.map((one) => ({
    id: one.id,
    title: TASK_KINDS[one.simulation].parseCase(one.data).title,
  }));
}
