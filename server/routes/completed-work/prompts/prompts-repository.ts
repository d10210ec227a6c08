// What a teacher points at and says in a running attempt of TRAINING: kept in order, and when it was received.
import { MAX_PROMPTS, type Pointed, type Prompt } from '#contract/entities/prompts.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findAttemptTasks, lockAttempt } from '../attempts-repository.ts';
import { findResult, type ResultRow } from '../results/results-repository.ts';

interface Giving {
  readonly person: Person;
  readonly attemptId: string;
  readonly taskId: string;
  readonly words: string;
  readonly pointed: Pointed | null;
  readonly now: string;
}

/**
 * The attempt of somebody else that the person may guide in: of TRAINING, under way.
 * NOT_FOUND: they may not see it, or it is not in TRAINING. FORBIDDEN: it is their own. ATTEMPT_CLOSED: it has ended.
 */
export async function guidedAttempt(db: Db | Tx, person: Person, attemptId: string): Promise<ResultRow> {
  const row = orNotFound(await findResult(db, person, attemptId));
  if (row.userId === person.id) throw new ApiFault('FORBIDDEN');
  if (row.mode !== 'TRAINING') throw new ApiFault('NOT_FOUND');
  return row;
}

/** Throws as `guidedAttempt` does; ATTEMPT_CLOSED: it has ended; PROMPT_LIMIT: it has all the prompts that it may have. */
export async function givePromptIn(tx: Tx, asked: Giving): Promise<Prompt> {
  const { person, attemptId, taskId, words, pointed, now: at } = asked;
  await lockAttempt(tx, attemptId);
  const row = await guidedAttempt(tx, person, attemptId);
  if (row.status !== 'IN_PROGRESS') throw new ApiFault('ATTEMPT_CLOSED');
  orNotFound((await findAttemptTasks(tx, attemptId)).find((own) => own.taskId === taskId));
  if (row.prompts >= MAX_PROMPTS) throw new ApiFault('PROMPT_LIMIT', { params: { limit: MAX_PROMPTS } });
  const prompt = { number: row.prompts + 1, taskId, at, byName: person.fullName, words };
  await tx
    .insertInto('prompts')
    .values({
      ...prompt,
      attemptId,
      byId: person.id,
      pointed: pointed === null ? null : json(pointed),
      seenAt: null,
    })
    .execute();
  await tx.updateTable('attempts').set({ prompts: prompt.number }).where('id', '=', attemptId).execute();
  await audit(tx, person, 'attempt.prompt', attemptSubject(row), null, {
    words,
    pointed: pointed?.text ?? null,
  });
  return { ...prompt, pointed, seenAt: null };
}

/** Those of an attempt with a greater number than `after`, in order. */
export async function promptsOf(db: Db | Tx, attemptId: string, after: number): Promise<Prompt[]> {
  return db
    .selectFrom('prompts')
    .select(['number', 'taskId', 'at', 'byName', 'words', 'pointed', 'seenAt'])
    .where('attemptId', '=', attemptId)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
}

/** Notes that the learner's page has got them all. */
export async function notePromptsSeen(tx: Tx, attemptId: string, now: string): Promise<void> {
  await tx
    .updateTable('prompts')
    .set({ seenAt: now })
    .where('attemptId', '=', attemptId)
    .where('seenAt', 'is', null)
    .execute();
}
