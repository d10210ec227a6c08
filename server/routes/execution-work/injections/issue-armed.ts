// Issues what was armed once its time or condition has come: asked of what the server has, after each batch and heartbeat.
import { conditionHolds } from '#machines/equipment/condition-holds.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { grouped } from '#server/statistics/figures/grouped.ts';
import type { Storage } from '#server/storage/storage.ts';
import { lockAttempt } from '../../completed-work/attempts-repository.ts';
import { findIssued } from '../../completed-work/issuing/issued-repository.ts';
import { MAX_ISSUED } from '../../completed-work/issuing/issue-situation.ts';
import { currentRun, type CurrentRun } from './current-run.ts';
import { deliver } from './deliver.ts';
import type { FollowedRun } from './followed-run.ts';
import { FollowedRuns } from './followed-runs.ts';
import { createHeldIssuing } from './issue-held.ts';
import { armedInjections, type ArmedRow } from './injections-repository.ts';

const MINUTE_MS = 60_000;
/** A round plays logs for so long; what is left is played in the next. */
const MAX_PLAY_MS = 60;

/** Issues it unless it was called off, another process was faster, or the attempt is over. */
async function issue(storage: Storage, armed: ArmedRow, run: CurrentRun, now: string): Promise<void> {
  const { id, attemptId } = armed;
  await storage.write(async (tx) => {
    await lockAttempt(tx, attemptId);
    const { status } = await tx
      .selectFrom('attempts')
      .select('status')
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow();
    if (status !== 'IN_PROGRESS' || (await findIssued(tx, attemptId)).length >= MAX_ISSUED) return;
    const { numUpdatedRows } = await tx
      .updateTable('injections')
      .set({ state: 'ISSUED' })
      .where('id', '=', id)
      .where('state', '=', 'ARMED')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    const done = await deliver(tx, { ...armed, now, run });
    if (done !== undefined) await tx.updateTable('injections').set(done).where('id', '=', id).execute();
  });
}

interface Looked {
  readonly run: CurrentRun;
  readonly played: FollowedRun | undefined;
  /** undefined: not known yet. */
  readonly state: EquipmentState | undefined;
}

function hasCome({ moment }: ArmedRow, { run, played, state }: Looked): boolean {
  switch (moment.kind) {
    case 'NOW':
      return true;
    case 'AT':
      return run.simulatedMs >= moment.minutes * MINUTE_MS;
    case 'WHEN':
      return (
        played !== undefined &&
        state !== undefined &&
        conditionHolds(played.ruleset, state, moment.condition, moment.count)
      );
  }
}

/**
 * Returns one round over all that is armed, and all that cases hold back; the runs it plays along stay between rounds. An attempt
 * that fails holds up no other: the round throws at its end.
 */
export function createArmedIssuing(storage: Storage): (now: string) => Promise<void> {
  const runs = new FollowedRuns();
  const issueHeld = createHeldIssuing(storage, runs);

  async function lookAt(attemptId: string, isAsked: boolean, until: number): Promise<Looked | undefined> {
    const run = await currentRun(storage.db, attemptId);
    if (run === undefined) return undefined;
    const played = isAsked ? await runs.of(storage.db, run) : undefined;
    return { run, played, state: played?.playTo(run.simulatedMs, until)?.state };
  }

  async function tend(armed: readonly ArmedRow[], until: number, now: string): Promise<void> {
    const isAsked = armed.some(({ moment }) => moment.kind === 'WHEN');
    const looked = await lookAt(armed[0]?.attemptId ?? '', isAsked, until);
    if (looked === undefined) return;
    for (const one of armed) if (hasCome(one, looked)) await issue(storage, one, looked.run, now);
  }

  return async (now) => {
    const failed: unknown[] = [];
    const until = performance.now() + MAX_PLAY_MS;
    for (const [, armed] of grouped(await armedInjections(storage.db), (row) => row.attemptId))
      await tend(armed, until, now).catch((error: unknown) => failed.push(error));
    await issueHeld(now).catch((error: unknown) => failed.push(error));
    runs.tidy();
    if (failed.length > 0) throw new AggregateError(failed, 'Runs that could not be played along');
  };
}
