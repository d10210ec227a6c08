// A learner of the rehearsal without a browser: does by calls what a device does, in CONTROL's own time.
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt, AttemptEvent, AttemptTask } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { createSession } from '#machines/kit/session.ts';
import { cleanHandsGirl } from '#machines/room/builtin/cases/clean-hands-girl.ts';
import { cleanHandsGirlActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog, stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { openedCase } from '#tasks/simulation/strip.ts';
import { callerFor, type Caller, type Student } from '../people.ts';
import { hashOf } from '../sent-events.ts';
import { PRACTICE_SCORE, QUESTION_SCORE } from './exam.ts';

/** The server takes 20 acts at once, and 5 a second. */
const PART = 15;
const PART_MS = 3500;

interface Plan {
  readonly answersRight: boolean;
  readonly plays: boolean;
  readonly handsIn: boolean;
}

/** In turns: all of it right, theory wrong, and only the theory, never handed in. */
const PLANS: readonly Plan[] = [
  { answersRight: true, plays: true, handsIn: true },
  { answersRight: false, plays: true, handsIn: true },
  { answersRight: true, plays: false, handsIn: false },
];

/** The codes of the whole way, walking included, as they stand in a log. */
export function wayCodes(): readonly string[] {
  const { play, seed } = cleanHandsGirl;
  return planLog(builtinRoomRuleset, play, seed, cleanHandsGirlActions).map(({ code }) => code);
}

interface PlayedPart {
  readonly entries: readonly LogEntry[];
  readonly stateHash: string;
  readonly clock: RunClock;
}

export class SimulatedLearner {
  readonly student: Student;
  readonly plan: Plan;
  readonly #left = new AbortController();
  #caller: Caller | undefined;
  #attempt: Attempt | undefined;
  #sequence = 0;
  /** The hash of the state that the practice ended with; '': it was not played. */
  finalHash = '';
  entryCount = 0;

  constructor(student: Student, index: number) {
    this.student = student;
    this.plan = PLANS[index % PLANS.length] ?? { answersRight: true, plays: true, handsIn: true };
  }

  get attempt(): Attempt {
    if (this.#attempt === undefined) throw new Error(`${this.student.login} has not begun`);
    return this.#attempt;
  }

  get expectedMark(): number {
    const theory = this.plan.answersRight ? 2 * QUESTION_SCORE : 0;
    return theory + (this.plan.plays ? PRACTICE_SCORE : 0);
  }

  #practice(): AttemptTask {
    const task = this.attempt.tasks.find(({ taskType }) => taskType === 'ROOM');
    if (task === undefined) throw new Error('The exam has no practice');
    return task;
  }

  async begin(url: string, workId: string, executionId: string): Promise<void> {
    this.#caller = await callerFor(url, this.student.login);
    const body = { type: 'CONTROL', executionId };
    this.#attempt = await this.#caller.call<Attempt>('POST', `/works/${workId}/completed-work`, body);
    void this.#listen(`${url}/api/v1/execution-work/${executionId}/own-live`);
  }

  /** As a page does: the board shows who listens as connected. */
  async #listen(address: string): Promise<void> {
    const { signal } = this.#left;
    const headers = { authorization: `Bearer ${this.#caller?.token ?? ''}` };
    while (!signal.aborted)
      await fetch(address, { headers, signal })
        .then((response) => response.text())
        .catch(() => delay(300));
  }

  leave(): void {
    this.#left.abort();
  }

  async work(): Promise<void> {
    await this.#send(this.#answers());
    if (!this.plan.plays) return;
    const { id: taskId } = this.#practice();
    for (const { entries, stateHash, clock } of this.#played()) {
      await delay(PART_MS);
      await this.#send([{ type: 'ACTIONS', taskId, restart: 0, entries: [...entries], stateHash }], clock);
      this.finalHash = stateHash;
      this.entryCount += entries.length;
    }
  }

  async handIn(): Promise<void> {
    const { id, writer } = this.attempt;
    await this.#caller?.call('PATCH', `/completed-work/${id}`, { submit: true, writer });
  }

  #answers(): AttemptEvent[] {
    const { answersRight } = this.plan;
    const right = answersRight ? 'Сушка' : 'Экспонирование';
    return this.attempt.tasks.flatMap(({ id: taskId, taskType, answers }): AttemptEvent[] => {
      const at = 1000;
      if (taskType === 'COMMONQUESTION')
        return [{ type: 'ANSWER', taskId, answer: { text: answersRight ? 'ГМДС' : 'вода' }, at }];
      if (taskType !== 'SINGLECHOICE') return [];
      const picked = answers.find(({ content }) => content.ru === right)?.id ?? '';
      return [{ type: 'ANSWER', taskId, answer: { picked }, at }];
    });
  }

  /** The practice in parts; before each one thinks for as long as really passes. */
  #played(): readonly PlayedPart[] {
    const { id: taskId, simulation } = this.#practice();
    if (simulation === null) throw new Error('The practice is no simulation');
    const play = roomPlaySchema.parse(openedCase(simulation).play);
    const ruleset = builtinRoomRuleset;
    const session = createSession({ simulation: roomSimulation, ruleset, play, seed: simulation.seed });
    const parts: PlayedPart[] = [];
    let [sent, idleMs] = [0, 0];
    const take = (): void => {
      const entries = session.entries().slice(sent);
      if (entries.length === 0) return;
      sent += entries.length;
      const simulatedMs = session.state().readyAtMs;
      const clock = { taskId, restart: 0, simulatedMs, speed: 1, idleMs };
      parts.push({ entries, stateHash: session.hash(), clock });
    };
    const step = (action: Action): void => {
      const isFirst = session.entries().length === sent;
      if (isFirst) idleMs += PART_MS;
      session.act(action, session.state().readyAtMs + (isFirst ? PART_MS : 0));
      if (session.entries().length - sent === PART) take();
    };
    for (const action of cleanHandsGirlActions)
      for (const one of stepsTo(ruleset, session.state(), action)) step(one);
    take();
    return parts;
  }

  async #send(events: readonly AttemptEvent[], clock?: RunClock): Promise<void> {
    const { id, writer } = this.attempt;
    this.#sequence += 1;
    await this.#caller?.call('POST', `/completed-work/${id}/events`, {
      writer,
      sequence: this.#sequence,
      contentHash: hashOf(events),
      elapsedMs: 1000 * this.#sequence,
      sinceContactMs: 0,
      events,
      ...(clock === undefined ? {} : { clock }),
    });
  }
}
