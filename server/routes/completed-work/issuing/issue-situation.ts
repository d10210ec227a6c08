// Issues a situation for the run that a learner has open: from then on the run takes no action past it.
import { SITUATION_CODE, type IssuedEntry } from '#contract/simulation/log.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { simulationPlay } from '../attempt-view.ts';
import { findAttempt, findAttemptTasks, lockAttempt } from '../attempts-repository.ts';
import { findClocks } from '../clock/clock-repository.ts';
import { findResult } from '../results/results-repository.ts';
import { findIssued, type Run } from './issued-repository.ts';

/** More than a person can answer. */
export const MAX_ISSUED = 20;

interface Issuing {
  readonly person: Person;
  readonly attemptId: string;
  readonly taskId: string;
  readonly situation: string;
  readonly reason: string;
  readonly now: string;
}

/**
 * NOT_FOUND: no such task of an attempt that the person may see. CONFLICT: not in CONTROL, not the bay, nothing under way, or
 * too much issued. ATTEMPT_CLOSED: it has ended.
 */
export async function issueSituationIn(tx: Tx, asked: Issuing): Promise<IssuedEntry> {
  const { person, attemptId, taskId, situation, reason, now } = asked;
  await lockAttempt(tx, attemptId);
  const row = orNotFound(await findResult(tx, person, attemptId));
  const attempt = orNotFound(await findAttempt(tx, attemptId));
  const task = orNotFound((await findAttemptTasks(tx, attemptId)).find((own) => own.taskId === taskId));
  // Nobody issues anything to themselves.
  if (row.userId === person.id) throw new ApiFault('FORBIDDEN');
  if (attempt.status !== 'IN_PROGRESS') throw new ApiFault('ATTEMPT_CLOSED');
  const played = await simulationPlay(tx, task);
  const clock = (await findClocks(tx, attemptId)).find((own) => own.taskId === taskId);
  const isPossible = attempt.mode === 'CONTROL' && played?.simulation === 'EQUIPMENT' && clock !== undefined;
  if (!isPossible || (await findIssued(tx, attemptId)).length >= MAX_ISSUED) throw new ApiFault('CONFLICT');
  const { emergency } = equipmentRulesetSchema.parse(played.ruleset);
  const known = emergency.situations.find(({ id }) => id === situation);
  if (known === undefined) throw fieldFault('situation', 'NOT_FOUND');
  const run = { attemptId, taskId, restart: clock.restart };
  const entry = { code: SITUATION_CODE, item: situation };
  const issued = await putIssued(tx, run, { ...entry, reason, byName: person.fullName, now });
  await audit(tx, person, 'attempt.issue', attemptSubject(row), null, {
    taskId,
    situation: known.text,
    reason,
  });
  return issued;
}

type ToIssue = Pick<IssuedEntry, 'code' | 'item'> & {
  readonly reason: string;
  readonly byName: string;
  readonly now: string;
};

/** Issues it: from now on the run takes no action past it. */
export async function putIssued(
  tx: Tx,
  { attemptId, taskId, restart }: Run,
  { code, item, reason, byName, now }: ToIssue,
): Promise<IssuedEntry> {
  const issued = { id: newId(), taskId, restart, code, item };
  await tx
    .insertInto('issuedEntries')
    .values({ ...issued, attemptId, reason, byName, issuedAt: now })
    .execute();
  return issued;
}
