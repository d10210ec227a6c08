// A learner's device at the bay, played by script: it has a clock of its own, and takes what is issued as the page does.
import type { IssuedEntry } from '#contract/simulation/log.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import { callAs, type AttemptRig } from './attempt-rig.ts';
import { beatBay, sendBay, type BayRun } from './bay-run.ts';

/** How often a page reports its clock. */
const BEAT_MS = 4000;

export class BayDevice {
  readonly run: BayRun;
  readonly #rig: AttemptRig;
  #nowMs = 0;
  #idleMs = 0;

  constructor(rig: AttemptRig, run: BayRun) {
    this.#rig = rig;
    this.run = run;
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  /** Nothing is done for a while. */
  pass(ms: number): void {
    this.#nowMs += ms;
    this.#idleMs += ms;
  }

  /** Tries actions one after the other, and saves them; the reasons of those that were refused. */
  async act(actions: readonly TimedAction[]): Promise<readonly string[]> {
    const refused: string[] = [];
    for (const { afterMs = 0, ...action } of actions) {
      this.pass(afterMs);
      const { outcome } = this.run.session.act(action, this.#nowMs);
      this.#nowMs = Math.max(this.#nowMs, this.run.session.state().readyAtMs);
      if (!outcome.ok) refused.push(`${action.code} ${outcome.reason}`);
    }
    await this.save();
    return refused;
  }

  /** Sends what was done; what waits is taken in first where the server says so. Throws if it is not taken. */
  async save(): Promise<void> {
    const answer = await sendBay(this.#rig, this.run, this.#nowMs, this.#idleMs);
    if (answer.body.code === 'ISSUE_WAITS') {
      this.#take(answer.body.current as IssuedEntry[]);
      return this.save();
    }
    if (answer.status !== 200) throw new Error(`Saving answered ${JSON.stringify(answer)}`);
  }

  /** The next report of the clock; what came with it stands in the log afterwards. */
  async hear(): Promise<readonly string[]> {
    this.pass(BEAT_MS);
    const { issued = [] } = (await beatBay(this.#rig, this.run, this.#nowMs, 1, this.#idleMs)).body;
    if (issued.length === 0) return [];
    this.#take(issued);
    await this.save();
    return issued.map(({ item }) => item);
  }

  /** Throws if the machine of the page does not know what was issued. */
  #take(issued: readonly IssuedEntry[]): void {
    for (const one of issued) {
      const { outcome } = this.run.session.issue(one, this.#nowMs);
      if (!outcome.ok) throw new Error(`${one.item}: ${outcome.reason}`);
    }
  }

  async handIn(): Promise<void> {
    const { attempt, person } = this.run;
    const submit = { submit: true, writer: attempt.writer };
    const { status } = await callAs(this.#rig, person, `PATCH /completed-work/${attempt.id}`, submit);
    if (status !== 200) throw new Error(`Handing in answered ${status}`);
  }
}
