// A running attempt: its saver, its clock, what the page shows of them, and the submission at its end.
import type { Attempt, AttemptEvent, AttemptStanding } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { IssuedEntry } from '#contract/simulation/log.ts';
import type { ServedRun } from '#tasks/view-props.ts';
import type { Prompt } from '#contract/entities/prompts.ts';
import type { Holding } from '#contract/entities/work.ts';
import { heardHoldings, heldUntilBy } from '#src/lib/attempts/holdings.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { holdName } from '#src/lib/session/exclusive.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { askPrompts, attemptServer, reportRunClock } from './saving/attempt-server.ts';
import { submitAttempt } from './saving/deliver-finished.ts';
import { openName } from './saving/deliver-waiting.ts';
import type { OpenedAttempt } from './saving/open-attempt.ts';
import { announceWriter } from './saving/other-tabs.ts';
import { makeAnswerFile } from './saving/make-answer-file.ts';
import { createSaver, type RefusedEvents, type Saver, type SavingState } from './saving/saver.ts';
import { withEvents } from './saving/with-events.ts';
import { createServerClock, type ServerClock } from './saving/server-clock.ts';
import { watchPrompts, type PromptWatching } from './saving/watch-prompts.ts';
import { newsOf, watchStanding, type Watching } from './saving/watch-standing.ts';

/** What the page shows of a running attempt. */
export interface SessionView {
  readonly saving: SavingState;
  readonly deadline: string | null;
  /** The device refused to keep an event: it is only in this page until the server has it. */
  readonly deviceFails: boolean;
  /** What the server will not take: it stays on the screen and in this page's file of answers. */
  readonly refused: readonly RefusedEvents[];
  /** Drafts, answers and hints since it was opened here: a new one changes how far a question is. */
  readonly questionEvents: number;
  /** CONTROL: the server was not heard of for too long, so the simulation stands. */
  readonly isFrozen: boolean;
  /** CONTROL: the teacher has stopped the time. */
  readonly isPaused: boolean;
  /** It has just gone on again. */
  readonly isReleased: boolean;
  /** TRAINING: when events hold the work. */
  readonly holdings: readonly Holding[];
  /** TRAINING: what a teacher points at or says, until it is put aside. */
  readonly prompt: Prompt | undefined;
}

/** After this long without an acknowledgement a simulation of CONTROL stands; the server counts the same. */
const FREEZE_AFTER_MS = 15_000;
const RELEASE_SHOWN_MS = 12_000;
/** How often fast time asks how far it may go: the server looks each half second. */
const ASK_HORIZON_MS = 400;

export class AttemptSession {
  readonly opened: OpenedAttempt;
  readonly clock: ServerClock;
  readonly #saver: Saver;
  readonly #openedAt = performance.now();
  readonly #listeners = new Set<() => void>();
  #view: SessionView;
  #current: Attempt;
  #notYetIn: AttemptEvent[] = [];
  #finishedHere = false;
  #run: ServedRun | undefined;
  /** Where the clocks of runs stood when their task was left. */
  readonly #stands = new Map<string, RunClock>();
  #prompts: PromptWatching | undefined;
  #standings: Watching | undefined;
  #heardAtMs = performance.now();
  /** The hold on the work that the opening took, until it is run. */
  #letGo: (() => void) | undefined;

  /** @param letGo ends what keeps other pages from sending this attempt's answers meanwhile */
  constructor(opened: OpenedAttempt, letGo: () => void) {
    const { attempt, device } = opened;
    this.opened = opened;
    this.#letGo = letGo;
    this.#current = attempt;
    this.clock = createServerClock(attempt.serverNow, () => performance.now());
    this.#view = {
      saving: opened.isOffline ? 'WAITING' : 'SERVER',
      deadline: attempt.deadline,
      deviceFails: opened.deviceKeepsNothing,
      refused: [],
      questionEvents: 0,
      isFrozen: false,
      isPaused: false,
      isReleased: false,
      holdings: attempt.holdings ?? [],
      prompt: undefined,
    };
    this.#saver = createSaver({
      device,
      send: (batch) => attemptServer.send(attempt.id, batch),
      clock: this.clock,
      writer: attempt.writer,
      nextSequence: attempt.nextSequence,
      lastHash: attempt.lastHash,
      contactAt: attempt.contactAt,
      deadline: attempt.deadline,
      renew: opened.renew,
      elapsedMs: this.elapsedMs,
      onState: (saving) => this.#show({ saving }),
      onReceipt: ({ deadline, late, prompts }, { clock }) => {
        this.#heard();
        this.#prompts?.hear(prompts);
        // A save's answer tells all that would be asked; for a run's clock only if it came with the batch.
        if (!late && (this.#run === undefined || clock !== undefined)) this.#standings?.putOff();
        this.#show({ deadline });
      },
      onIssued: this.#issue,
      onRefused: (refused) => this.#show({ refused: [...this.#view.refused, refused] }),
      later,
    });
  }

  /** Nobody runs it: other pages may send what this attempt holds. */
  readonly letGo = (): void => {
    this.#letGo?.();
    this.#letGo = undefined;
  };

  readonly elapsedMs = (): number => Math.floor(performance.now() - this.#openedAt);

  /** The prompt has been read. */
  readonly putPromptAside = (): void => this.#show({ prompt: undefined });

  readonly view = (): SessionView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The attempt with what was done since it was opened here. */
  readonly current = (): Attempt => {
    this.#current = withEvents(this.#current, this.#notYetIn);
    this.#notYetIn = [];
    this.#current = withClocks(this.#current, this.#stands);
    return this.#current;
  };

  readonly add = (event: AttemptEvent): void => {
    this.#notYetIn.push(event);
    // A simulation's every step would draw the whole page anew.
    if (event.type !== 'ACTIONS' && event.type !== 'RESTART') this.#countQuestionEvent();
    const clock = event.type === 'ACTIONS' ? this.#run?.clock() : undefined;
    const own = clock?.taskId === event.taskId ? clock : undefined;
    this.#saver.add(event, own).catch(() => this.deviceFailed());
  };

  /** CONTROL: takes the run in view, which is reported and issued to from then on; gives the way to take it back. */
  readonly watchRun = (run: ServedRun): (() => void) => {
    this.#run = run;
    this.#heardAtMs = performance.now();
    return () => {
      // Away from its task the run stands, and the server's time runs on.
      const last = run.clock();
      this.#stands.set(last.taskId, last);
      if (this.#run === run) this.#run = { clock: () => last };
    };
  };

  /** What the server issued goes into the log of the run in view; false: it is of another, or of one that takes nothing. */
  readonly #issue = (issued: readonly IssuedEntry[]): boolean => {
    const run = this.#run;
    const at = run?.clock();
    const own = issued.filter(({ taskId, restart }) => taskId === at?.taskId && restart === at.restart);
    if (own.length === 0 || run?.issue === undefined) return false;
    run.issue(own);
    return true;
  };

  /** The server has been heard of: a simulation that stood goes on. */
  #heard(): void {
    this.#heardAtMs = performance.now();
    if (!this.#view.isFrozen) return;
    this.#show({ isFrozen: false, isReleased: true });
    later(() => this.#show({ isReleased: false }), RELEASE_SHOWN_MS);
  }

  readonly #freezeIfUnheard = (): void => {
    if (this.#run === undefined || this.#view.isFrozen) return;
    if (performance.now() - this.#heardAtMs > FREEZE_AFTER_MS)
      this.#show({ isFrozen: true, isReleased: false });
  };

  /** CONTROL: those who watch have changed something of one's own part in the event. */
  readonly hearPart = (isPaused: boolean): void => {
    if (isPaused !== this.#view.isPaused) this.#show({ isPaused });
    this.#standings?.askNow();
  };

  /** The device keeps nothing from now on: until the server has it, everything is in this page alone. */
  readonly deviceFailed = (): void => {
    this.#show({ deviceFails: true });
    void this.#saver.flush();
  };

  /** Everything to the server, then the submission. Rejects with what stood in the way; nothing is lost then. */
  readonly submit = async (): Promise<void> => {
    const { attempt, device } = this.opened;
    if (!(await this.#saver.flush())) {
      if (await this.#finishHere()) return;
      throw new ApiError({ status: 0, code: 'NETWORK', message: '' });
    }
    await submitAttempt(attempt.id, this.#saver.writer() ?? attempt.writer);
    await device.forget();
  };

  /** Ended without the network: it is brought in when the server can be reached again. */
  readonly isFinishedHere = (): boolean => this.#finishedHere;

  /** TRAINING alone has no time to keep: elsewhere only the server can end an attempt. */
  async #finishHere(): Promise<boolean> {
    const { attempt, device } = this.opened;
    if (attempt.mode !== 'TRAINING' || this.#view.deviceFails || this.#saver.state() !== 'WAITING')
      return false;
    const kept = await device.attempt();
    if (kept === undefined) return false;
    this.#saver.stop();
    await device.keepAttempt({ ...kept, finishedAt: new Date(this.clock.nowMs()).toISOString() });
    this.#finishedHere = !this.#view.deviceFails;
    return this.#finishedHere;
  }

  /** A file of what the server has not, for a teacher to bring in. */
  readonly downloadAnswers = async (): Promise<void> => {
    const { attempt, device } = this.opened;
    const savedAt = new Date().toISOString();
    const writer = this.#saver.writer() ?? attempt.writer;
    const file = await makeAnswerFile(attempt, device, writer, savedAt);
    const refused = this.#view.refused.flatMap(({ events }) => events);
    const blob = new Blob([JSON.stringify({ ...file, refused })], { type: 'application/json' });
    saveFile(blob, `kristall-${attempt.id}-${savedAt.slice(0, 10)}.json`);
  };

  /** Sends what waits, listens to the network and to other tabs; gives the way to stop. */
  readonly run = (): (() => void) => {
    const { id, workId, writer } = this.opened.attempt;
    const stopped = new AbortController();
    const held = this.#letGo === undefined ? holdName(openName(workId)) : Promise.resolve(this.#letGo);
    this.#letGo = undefined;
    const flush = (): void => {
      if (!this.#finishedHere) void this.#saver.flush();
    };
    const tabs = announceWriter({ attemptId: id, writer }, () => this.#show({ saving: 'TAKEN_OVER' }));
    const prompts = (this.#prompts = watchPrompts({
      ask: (after) => this.#askPrompts(after),
      onPrompt: (prompt) => this.#show({ prompt }),
      nowMs: () => performance.now(),
      later,
    }));
    const standings = (this.#standings = watchStanding({
      ask: () => this.#askStanding(),
      onStanding: this.#hear,
      // A run goes on in the background too.
      isShown: () => document.visibilityState === 'visible' || this.#run !== undefined,
      later,
    }));
    const wake = (): void => {
      flush();
      standings.askNow();
    };
    window.addEventListener('online', wake, { signal: stopped.signal });
    document.addEventListener('visibilitychange', wake, { signal: stopped.signal });
    flush();
    const freezing = setInterval(this.#freezeIfUnheard, 1000);
    const leaping = setInterval(() => {
      if (this.#run?.wantsHorizon?.() === true && !this.#view.isPaused) standings.askNow();
    }, ASK_HORIZON_MS);
    return () => {
      clearInterval(freezing);
      clearInterval(leaping);
      this.#saver.stop();
      prompts.stop();
      standings.stop();
      tabs.stop();
      stopped.abort();
      void held.then((letGo) => letGo());
    };
  };

  /** Of what has yet to be brought in the server knows nothing. */
  async #askStanding(): Promise<AttemptStanding> {
    const { attempt } = this.opened;
    if (this.#finishedHere) throw new ApiError({ status: 0, code: 'NETWORK', message: '' });
    const isIn = this.#saver.writer() !== undefined || (await this.#saver.flush()) || !this.#isBegunOffline;
    if (!isIn) throw new ApiError({ status: 0, code: 'NETWORK', message: '' });
    // While the time is stopped no clock is reported: it stands here, and at the server.
    if (this.#run === undefined || this.#view.isPaused) return attemptServer.standing(attempt.id);
    // What was done goes first: the server takes no action dated before a time that was reported.
    if (!(await this.#saver.flush())) throw new ApiError({ status: 0, code: 'NETWORK', message: '' });
    const writer = this.#saver.writer() ?? attempt.writer;
    return reportRunClock(attempt.id, { writer, elapsedMs: this.elapsedMs(), clock: this.#run.clock() });
  }

  /** Asked for, they count as received: a page that another one took over from leaves them to it. */
  async #askPrompts(after: number): Promise<readonly Prompt[]> {
    const { saving } = this.#view;
    if (saving === 'TAKEN_OVER' || saving === 'CLOSED')
      throw new ApiError({ status: 0, code: 'NETWORK', message: '' });
    return askPrompts(this.opened.attempt.id, after);
  }

  get #isBegunOffline(): boolean {
    return this.opened.isBegunOffline === true;
  }

  readonly #hear = (standing: AttemptStanding): void => {
    this.clock.hear(standing.serverNow);
    this.#heard();
    this.#hearHoldings(standing);
    if (standing.issued !== undefined) this.#issue(standing.issued);
    if (standing.horizonMs !== undefined) this.#run?.hearHorizon?.(standing.horizonMs);
    const writer = this.#saver.writer();
    if (writer === undefined) return void this.#saver.flush();
    this.#hearNews(standing, newsOf(standing, writer));
    this.#prompts?.hear(standing.prompts);
  };

  #hearNews({ deadline }: AttemptStanding, news: ReturnType<typeof newsOf>): void {
    // What this device still holds goes to the server all the same: kept aside for the teacher if it comes too late.
    if (news !== undefined || this.#view.saving === 'WAITING') void this.#saver.flush();
    if (news !== undefined) this.#show({ saving: news, deadline });
    else if (deadline !== this.#view.deadline) this.#show({ deadline });
  }

  #hearHoldings(standing: AttemptStanding): void {
    const { holdings } = this.#view;
    const isHeld = heldUntilBy(holdings, standing.serverNow) ?? null;
    if (isHeld !== standing.heldUntil) this.#show({ holdings: heardHoldings(holdings, standing) });
  }

  /** Not on the server from now on, though the device has yet to keep it: nobody is to ask the server about it so soon. */
  #countQuestionEvent(): void {
    const { questionEvents, saving } = this.#view;
    this.#show({
      questionEvents: questionEvents + 1,
      saving: saving === 'SERVER' ? 'DEVICE' : saving,
    });
  }

  #show(part: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** The attempt with where the clocks of its runs stand. */
function withClocks(attempt: Attempt, stands: ReadonlyMap<string, RunClock>): Attempt {
  if (stands.size === 0) return attempt;
  const tasks = attempt.tasks.map((task) => {
    const clock = stands.get(task.id);
    return clock?.restart === task.saved.restart ? { ...task, saved: { ...task.saved, clock } } : task;
  });
  return { ...attempt, tasks };
}
