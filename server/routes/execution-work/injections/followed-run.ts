// A run of the bay played along on the server as its batches come, so that conditions can be asked of its state.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { AttemptEvent, SimulationPlay } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { heldParts, type HeldPart } from '#machines/equipment/held/held-parts.ts';
import { watchHeld, watchWaiting } from '#machines/equipment/held/watch-held.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { seedOfRun } from '#machines/kit/random.ts';
import { checkEntry } from '#machines/kit/replay.ts';
import type { Db } from '#server/storage/schema.ts';
import { heldBack, simulationPlay } from '../../completed-work/attempt-view.ts';
import { findAttemptTasks } from '../../completed-work/attempts-repository.ts';
import { findBatches } from '../../completed-work/batches-repository.ts';
import type { CurrentRun } from './current-run.ts';

interface Setup {
  readonly codeVersion: number;
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  readonly parts: readonly HeldPart[];
}

/** What the server holds back of a run, as of a moment of it. */
interface Followed {
  readonly state: EquipmentState;
  readonly parts: readonly HeldPart[];
}

const MAX_RULESETS = 20;
const rulesets = new Map<string, EquipmentRuleset>();

/** A revision never changes: it is parsed once. */
function rulesetOf({ rulesetId, rulesetRevision, ruleset }: SimulationPlay): EquipmentRuleset {
  const name = `${rulesetId} ${String(rulesetRevision)}`;
  const parsed = rulesets.get(name) ?? equipmentRulesetSchema.parse(ruleset);
  rulesets.delete(name);
  rulesets.set(name, parsed);
  const [oldest] = rulesets.keys();
  if (rulesets.size > MAX_RULESETS && oldest !== undefined) rulesets.delete(oldest);
  return parsed;
}

/** Plays on in small steps: a long log never holds up the process. */
export class FollowedRun {
  readonly ruleset: EquipmentRuleset;
  readonly #simulation: ReturnType<typeof equipmentSimulationAt>;
  readonly #run: CurrentRun;
  readonly #waiting: LogEntry[] = [];
  #state: EquipmentState;
  #parts: readonly HeldPart[];
  #played = 0;
  #sequence = 0;
  #lastAt = 0;
  /** An entry could not have happened: nothing after it counts. */
  #isBroken = false;

  private constructor(run: CurrentRun, { codeVersion, ruleset, play, seed, parts }: Setup) {
    this.#run = run;
    this.#parts = parts;
    this.ruleset = ruleset;
    this.#simulation = equipmentSimulationAt(codeVersion);
    this.#state = this.#simulation.start(ruleset, play, seed);
  }

  /** undefined: the task is no simulation that can be followed. */
  static async open(db: Db, run: CurrentRun): Promise<FollowedRun | undefined> {
    const row = (await findAttemptTasks(db, run.attemptId)).find(({ taskId }) => taskId === run.taskId);
    if (row === undefined) return undefined;
    const played = await simulationPlay(db, row);
    if (played?.simulation !== 'EQUIPMENT') return undefined;
    const { codeVersion, play } = played;
    const ruleset = rulesetOf(played);
    const held = await heldBack(db, row, run.restart);
    const followed = new FollowedRun(run, {
      codeVersion,
      ruleset,
      play: play as EquipmentPlay,
      seed: seedOfRun(played, run.restart),
      parts: held === undefined ? [] : heldParts(ruleset, held.play as EquipmentPlay, held.seed),
    });
    for (const { sequence, events } of await findBatches(db, run.attemptId)) followed.#take(sequence, events);
    return followed;
  }

  /** Nothing of its case is held back. */
  get holdsNothing(): boolean {
    return this.#parts.length === 0;
  }

  isOf({ attemptId, taskId, restart }: CurrentRun): boolean {
    const own = this.#run;
    return own.attemptId === attemptId && own.taskId === taskId && own.restart === restart;
  }

  /** Takes what was saved since it last looked. */
  async hear(db: Db): Promise<void> {
    const rows = await db
      .selectFrom('eventBatches')
      .select(['sequence', 'events'])
      .where('attemptId', '=', this.#run.attemptId)
      .where('sequence', '>', this.#sequence)
      .orderBy('sequence')
      .execute();
    for (const { sequence, events } of rows) this.#take(sequence, events);
  }

  #take(sequence: number, events: readonly AttemptEvent[]): void {
    this.#sequence = Math.max(this.#sequence, sequence);
    for (const event of events)
      if (
        event.type === 'ACTIONS' &&
        event.taskId === this.#run.taskId &&
        event.restart === this.#run.restart
      )
        this.#waiting.push(...event.entries);
  }

  /**
   * Plays what waits until it is done or `until` (of `performance.now`).
   * @returns state and what is held back at `simulatedMs`; undefined: there is more to play, or the log cannot be
   */
  playTo(simulatedMs: number, until: number): Followed | undefined {
    for (let entry = this.#waiting[0]; entry !== undefined; entry = this.#waiting[0]) {
      if (this.#isBroken || performance.now() > until) return undefined;
      this.#waiting.shift();
      this.#play(entry);
    }
    if (this.#isBroken) return undefined;
    return watchHeld(this.ruleset, this.#state, this.#parts, simulatedMs);
  }

  #play(entry: LogEntry): void {
    const { state: before, parts } = watchHeld(this.ruleset, this.#state, this.#parts, entry.at);
    const checked = checkEntry(this.#simulation, this.ruleset, before, entry, this.#played + 1);
    if (entry.at < this.#lastAt || !checked.ok) {
      this.#isBroken = true;
      return;
    }
    const after = checked.outcome.state;
    this.#parts = watchWaiting(this.ruleset, { code: entry.code, before, after }, parts);
    this.#state = after;
    this.#played += 1;
    this.#lastAt = entry.at;
  }
}
