// Which moments of an event are worth a bookmark: what most did wrong first, who answered a situation first, what most did elsewhere.
import type { Suggestion } from '#contract/entities/debriefing.ts';
import { MAX_BOOKMARKED } from '#contract/entities/bookmarks.ts';
import type { MarkedRun } from './event-runs-repository.ts';
import { errorsIn, rightStepsIn, situationsIn, type TimedJudgement } from './run-marks.ts';

/** Of situations, and of steps done elsewhere. */
const MAX_OF_KIND = 3;
/** Fewer have no detour in common. */
const MIN_WHO_MOVED = 2;

type Text = TimedJudgement['text'];

/** Something that happened to somebody. */
interface Case {
  readonly userId: string;
  readonly attemptId: string;
  readonly taskId: string;
  readonly taskNumber: number;
  readonly atMs: number;
  readonly text: Text;
  /** Of an answer. */
  readonly tookMs?: number;
  readonly shouldBe?: TimedJudgement['shouldBe'];
}

/** What the same happened to several people, as it is found run by run. */
class Cases {
  readonly #by = new Map<string, Case[]>();

  add(id: string, one: Case): void {
    this.#by.set(id, [...(this.#by.get(id) ?? []), one]);
  }

  /** The most common first; of equals the earliest. */
  get(): readonly (readonly Case[])[] {
    const earliest = (cases: readonly Case[]): number => Math.min(...cases.map(({ atMs }) => atMs));
    return [...this.#by.values()].toSorted((a, b) => b.length - a.length || earliest(a) - earliest(b));
  }
}

const placeOf = ({ userId, attemptId, taskId, taskNumber }: MarkedRun) => ({
  userId,
  attemptId,
  taskId,
  taskNumber,
});

/** A suggestion before its people have their numbers. */
export type Suggested = SuggestedOf<Suggestion>;
type SuggestedOf<T> = T extends Suggestion
  ? Omit<T, 'people'> & { readonly userIds: readonly string[] }
  : never;

export class Suggesting {
  readonly #people = new Map<number, Set<string>>();
  readonly #firstErrors = new Cases();
  readonly #moved = new Cases();
  readonly #answers = new Cases();

  add(run: MarkedRun): void {
    const { taskNumber, userId } = run;
    this.#people.set(taskNumber, (this.#people.get(taskNumber) ?? new Set()).add(userId));
    const errors = errorsIn(run);
    const [first] = errors;
    if (first !== undefined)
      this.#firstErrors.add(`${taskNumber} ${first.kind} ${first.id}`, {
        ...placeOf(run),
        atMs: first.at,
        text: first.text,
      });
    this.#addMoved(run, errors);
    this.#addAnswers(run);
  }

  #addMoved(run: MarkedRun, errors: readonly TimedJudgement[]): void {
    const moved = new Map(
      errors
        .filter(({ kind, status }) => kind === 'step' && status === 'outOfOrder')
        .map((step) => [step.id, step]),
    );
    for (const { id, at: atMs, text, shouldBe } of moved.values())
      this.#moved.add(`${run.taskNumber} ${id}`, { ...placeOf(run), atMs, text, shouldBe });
  }

  #addAnswers(run: MarkedRun): void {
    const begun = situationsIn(run);
    const steps = rightStepsIn(run);
    for (const [at, { id, text, atMs }] of begun.entries()) {
      const untilMs = begun[at + 1]?.atMs ?? Infinity;
      const answer = steps.find((step) => step.at >= atMs && step.at < untilMs);
      if (answer === undefined || text === null) continue;
      // The film begins with the situation: the answer follows.
      this.#answers.add(`${run.taskNumber} ${id}`, { ...placeOf(run), atMs, text, tookMs: answer.at - atMs });
    }
  }

  get(): readonly Suggested[] {
    const found: Suggested[] = [];
    const [first] = this.#firstErrors.get();
    if (first !== undefined) found.push({ kind: 'FIRST_ERROR', ...this.#shared(first) });
    for (const cases of this.#answers.get().slice(0, MAX_OF_KIND)) {
      const took = cases.map(({ tookMs = 0 }) => tookMs).toSorted((a, b) => a - b);
      const [answerMs = 0, medianMs = 0] = [took[0], took[Math.floor((took.length - 1) / 2)]];
      const fastest = cases.filter(({ tookMs }) => tookMs === answerMs);
      const shared = this.#shared(fastest);
      found.push({ kind: 'FASTEST', ...shared, count: cases.length, answerMs, medianMs });
    }
    const detours = this.#moved.get().filter(({ length }) => length >= MIN_WHO_MOVED);
    for (const cases of detours.slice(0, MAX_OF_KIND))
      found.push({ kind: 'MOVED', ...this.#shared(cases), shouldBe: commonPlace(cases) });
    return found;
  }

  #shared(cases: readonly Case[]) {
    const byTime = cases.toSorted((a, b) => a.atMs - b.atMs);
    const [first] = byTime;
    if (first === undefined) throw new Error('Nothing happened');
    const { text, taskNumber, atMs } = first;
    return {
      text,
      taskNumber,
      atMs,
      count: cases.length,
      of: this.#people.get(taskNumber)?.size ?? 0,
      userIds: byTime.map(({ userId }) => userId),
      moments: byTime
        .slice(0, MAX_BOOKMARKED)
        .map((one) => ({ attemptId: one.attemptId, taskId: one.taskId, atMs: one.atMs })),
    };
  }
}

/** Where most should have done it. */
function commonPlace(cases: readonly Case[]) {
  const places = new Map<string, { readonly side: 'before' | 'after'; readonly text: Text; count: number }>();
  for (const { shouldBe } of cases) {
    if (shouldBe === undefined) continue;
    const { side, id, text } = shouldBe;
    const place = places.get(`${side} ${id}`) ?? { side, text, count: 0 };
    places.set(`${side} ${id}`, { ...place, count: place.count + 1 });
  }
  const [common] = [...places.values()].toSorted((a, b) => b.count - a.count);
  return common === undefined ? null : { side: common.side, text: common.text };
}
