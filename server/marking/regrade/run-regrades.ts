// Goes on with marking again in the background, step by step: a trial, the act, what takes it back. Any process may go on with it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Storage } from '#server/storage/storage.ts';
import { applyMark, judgementBefore, undoMark } from './act-on-mark.ts';
import { answerLoader, type LoadAnswers } from './load-answers.ts';
import { allFigures, findMarks, insertMarks, marksOf, type MarkRow } from './regrade-marks-repository.ts';
import { unmarked, type RegradeJob, type Remarked } from './regrade-job.ts';
import { openRegradeProcess, type RegradeProcess } from './regrade-process.ts';
import {
  claimRegrade,
  countKept,
  endStep,
  findAnswers,
  proceed,
  release,
  setCaughtUp,
  type AnswerRow,
  type RegradeRow,
} from './regrades-repository.ts';
import { summaryOf } from './summary.ts';

/** So many answers are marked and stored together. */
const MAX_ANSWERS = 250;
/** So many logs at most, and so many of their entries. */
const MAX_LOGS = 25;
const MAX_EVENTS = 20_000;
/** So many marks change in one transaction. */
const MAX_CHANGED = 50;

/** It was cancelled, the server stops, or another process has taken it. */
class Interrupted extends Error {}

/** Groups that the process marks in good time, however long single logs are. */
function groupsOf(rows: readonly AnswerRow[]): readonly (readonly AnswerRow[])[] {
  const groups: AnswerRow[][] = [];
  let events = 0;
  for (const row of rows) {
    const last = groups.at(-1);
    const isFull =
      row.caseId !== null && ((last?.length ?? 0) >= MAX_LOGS || events + row.savedEvents > MAX_EVENTS);
    if (last === undefined || isFull) [events] = [0, groups.push([row])];
    else last.push(row);
    events += row.savedEvents;
  }
  return groups;
}

function partOf(job: RegradeJob, at: number): RegradeJob {
  return job.kind === 'LOGS'
    ? { ...job, logs: job.logs.slice(at, at + 1) }
    : { ...job, answers: job.answers.slice(at, at + 1) };
}

const idsOf = (job: RegradeJob): readonly string[] =>
  (job.kind === 'LOGS' ? job.logs : job.answers).map(({ attemptId }) => attemptId);

const now = (): string => new Date().toISOString();

interface RegradingOptions {
  readonly isStopped?: () => boolean;
  /** The process that marks; stopping closes it. */
  readonly process?: RegradeProcess;
}

export class Regrading {
  readonly #storage: Storage;
  readonly #onError: (error: unknown) => void;
  readonly #isStopped: () => boolean;
  readonly #owner = newId();
  readonly #process: RegradeProcess;

  /** @param onError receives why something could not be marked or ended; a trial then fails, an act is tried again */
  constructor(
    storage: Storage,
    onError: (error: unknown) => void,
    { isStopped = () => false, process = openRegradeProcess() }: RegradingOptions = {},
  ) {
    this.#storage = storage;
    this.#onError = onError;
    this.#isStopped = isStopped;
    this.#process = process;
  }

  /** Goes on with the oldest that waits; returns whether there was one. */
  async run(): Promise<boolean> {
    const claimed = await claimRegrade(this.#storage, this.#owner, now());
    if (claimed === undefined) return false;
    await this.#step(claimed);
    return true;
  }

  stop(): Promise<void> {
    return this.#process.close();
  }

  async #step(regrade: RegradeRow): Promise<void> {
    try {
      if (regrade.state === 'RUNNING') await this.#trial(regrade);
      else if (regrade.state === 'UNDOING') await this.#undo(regrade);
      else await this.#act(regrade);
    } catch (error) {
      if (error instanceof Interrupted) return release(this.#storage, regrade);
      this.#onError(error);
      if (regrade.state === 'RUNNING')
        await this.#storage.write((tx) => endStep(tx, regrade, { state: 'FAILED' }));
    }
  }

  async #trial(regrade: RegradeRow): Promise<void> {
    await this.#markAll(regrade);
    const summary = json(summaryOf(await allFigures(this.#storage.db, regrade.id)));
    await this.#storage.write((tx) => endStep(tx, regrade, { state: 'READY', summary }));
  }

  async #act(regrade: RegradeRow): Promise<void> {
    const storage = this.#storage;
    // Before anything is looked at: what is marked from now on is seen then.
    await storage.write((tx) => setCaughtUp(tx, regrade.id));
    await this.#markAll(regrade);
    await this.#forEachMark(regrade, 'TRIAL', async (rows) => {
      const packed = await Promise.all(rows.map((row) => judgementBefore(storage.db, regrade, row)));
      await storage.write(async (tx) => {
        if (!(await proceed(tx, regrade, rows.length, now()))) throw new Interrupted();
        for (const [at, row] of rows.entries())
          await applyMark(tx, regrade, { row, packed: packed[at] ?? null }, now());
      });
    });
    const appliedAt = regrade.appliedAt ?? now();
    await storage.write((tx) => endStep(tx, regrade, { state: 'APPLIED', appliedAt }));
  }

  async #undo(regrade: RegradeRow): Promise<void> {
    const storage = this.#storage;
    await this.#forEachMark(regrade, 'APPLIED', async (rows) => {
      await storage.write(async (tx) => {
        if (!(await proceed(tx, regrade, rows.length, now()))) throw new Interrupted();
        for (const row of rows) await undoMark(tx, regrade, row, now());
      });
    });
    const keptCount = await countKept(storage.db, regrade.id);
    await storage.write((tx) => endStep(tx, regrade, { state: 'UNDONE', undoneAt: now(), keptCount }));
  }

  /** Marks all that is not marked yet; what comes meanwhile too. */
  async #markAll(regrade: RegradeRow): Promise<void> {
    const { db } = this.#storage;
    const load = answerLoader(db, regrade);
    for (let found = true; found;) {
      found = false;
      for (let after = ''; ;) {
        const rows = await findAnswers(db, regrade, after, MAX_ANSWERS);
        if (rows.length === 0) break;
        for (const group of groupsOf(rows)) await this.#markGroup(regrade, load, group);
        after = rows.at(-1)?.attemptId ?? after;
        found = true;
      }
    }
  }

  async #markGroup(regrade: RegradeRow, load: LoadAnswers, rows: readonly AnswerRow[]): Promise<void> {
    const { job, unmarked: others } = await load(rows);
    const marked = await this.#process.run(job).catch(() => this.#markAlone(job));
    const found = new Map([...others, ...marked].map((one) => [one.attemptId, one]));
    const marks = await marksOf(this.#storage.db, regrade.id, rows, found);
    const isOurs = await this.#storage.write(async (tx) => {
      const goesOn = await proceed(tx, regrade, regrade.state === 'RUNNING' ? rows.length : 0, now());
      if (goesOn) await insertMarks(tx, marks);
      return goesOn;
    });
    if (!isOurs || this.#isStopped()) throw new Interrupted();
  }

  /** One that fails takes no other with it. */
  async #markAlone(job: RegradeJob): Promise<readonly Remarked[]> {
    const found: Remarked[] = [];
    for (const [at, attemptId] of idsOf(job).entries()) {
      try {
        found.push(...(await this.#process.run(partOf(job, at))));
      } catch (error) {
        this.#onError(error);
        found.push(unmarked(attemptId, 'FAILED'));
      }
    }
    return found;
  }

  /** Does something to each answer in a state, some of them in a transaction. */
  async #forEachMark(
    regrade: RegradeRow,
    state: 'TRIAL' | 'APPLIED',
    act: (rows: readonly MarkRow[]) => Promise<void>,
  ): Promise<void> {
    for (let after = ''; ;) {
      const rows = await findMarks(this.#storage.db, regrade.id, { state, after, limit: MAX_CHANGED });
      if (rows.length === 0) return;
      await act(rows);
      after = rows.at(-1)?.attemptId ?? after;
      if (this.#isStopped()) throw new Interrupted();
      await nextTurn();
    }
  }
}
