// An act of somebody who watches a control event, for one or many of its people: in the log, with what could not be done.
import type { ActRefusal, ControlAct, RefusedAct } from '#contract/entities/control.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { personalRow, storeWindows } from '#server/repositories/personal-time.ts';
import type { Tx } from '#server/storage/schema.ts';
import { insertAct, raiseLiveNumber } from './acts-repository.ts';
import { bringBack, reopen, takeOut } from './change-part.ts';
import { close, goOn, giveTime, pause } from './change-time.ts';
import { putMessage } from '../messages-repository.ts';
import { lockedAttempt, type Acting } from './acting.ts';

interface Wanted {
  readonly event: Execution;
  readonly act: ControlAct;
  readonly userIds: readonly string[];
  readonly reason: string;
  readonly person: Person;
  readonly now: string;
}

/** Undefined: it is done. */
async function doFor(acting: Acting, act: ControlAct): Promise<ActRefusal | undefined> {
  switch (act.kind) {
    case 'MORE_TIME':
      return giveTime(acting, act.minutes);
    case 'PAUSE':
      return pause(acting);
    case 'GO_ON':
      return goOn(acting);
    case 'CLOSE':
      return close(acting);
    case 'REOPEN':
      return reopen(acting, act.minutes);
    case 'MESSAGE': {
      const { tx, executionId, userId, person, now } = acting;
      const by = { byId: person.id, byName: person.fullName };
      await putMessage(tx, { executionId, userId, ...by, now, text: act.text });
      return undefined;
    }
    case 'NOTE':
      return undefined;
    case 'TAKE_OUT':
      return takeOut(acting);
    case 'BRING_BACK':
      return bringBack(acting);
  }
}

/** Runs inside a write. People of the event whom the caller may not see are as if they were not in it. */
export async function doAct(
  tx: Tx,
  { event, act, userIds, reason, person, now }: Wanted,
): Promise<{ done: string[]; refused: RefusedAct[] }> {
  const seen = new Set(event.assignedUsers.map(({ id }) => id));
  const done: string[] = [];
  const refused: RefusedAct[] = [];
  // In one order, so that two acts at once wait for each other and never both.
  for (const userId of [...new Set(userIds)].toSorted()) {
    const row = seen.has(userId) ? await personalRow(tx, event.id, userId) : undefined;
    if (row === undefined) {
      refused.push({ userId, why: 'NOT_IN_EVENT' });
      continue;
    }
    const attempt = await lockedAttempt(tx, event.id, userId);
    const acting = { tx, executionId: event.id, userId, row, attempt, person, reason, now };
    const why = await doFor(acting, act);
    if (why === undefined) done.push(userId);
    else refused.push({ userId, why });
  }
  if (done.length > 0 && act.kind !== 'NOTE' && act.kind !== 'MESSAGE') await storeWindows(tx, event.id);
  await insertAct(tx, { executionId: event.id, act, reason, person, now, done, refused });
  await raiseLiveNumber(tx, event.id);
  const subject = { type: 'execution', id: event.id, name: event.title.ru } as const;
  await audit(tx, person, 'execution.act', subject, null, { act: act.kind, reason, users: done });
  return { done, refused };
}
