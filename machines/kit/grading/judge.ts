// Turns an alignment into judgements: done, late, out of order, missing, extra, refused, forbidden.
import type { Judgement } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { EndCondition, Forbidden, Reference, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Moment } from '../replay.ts';
import type { Alignment } from './align.ts';
import { distinctRefusals, type Classified } from './classify.ts';
import { costOfForbidden, costOfMissingRow, isGate } from './costs.ts';
import { isTrue, type Read } from './match.ts';
import { orderRow } from './order-weights.ts';
import { neededSteps, type StepGraph } from './step-graph.ts';
import { EMPTY_SET, has } from './step-set.ts';

/** The words of a simulation for an action and a refusal, used where no step of the reference names them. */
export interface Wording {
  readonly ofEntry: (entry: LogEntry) => Trilingual;
  readonly ofReason: (reason: string) => Trilingual;
  /** Why what is not owed because of a fact was not asked for; undefined: nothing has to be said of it. */
  readonly whyExcused?: (fact: string) => Trilingual | undefined;
}

export interface Judged<State> {
  readonly reference: Reference;
  readonly graph: StepGraph;
  readonly alignment: Alignment;
  /** The steps out of order: the fewest without which the rest is in order. */
  readonly moved: ReadonlySet<number>;
  readonly moments: readonly Moment<State>[];
  readonly read: Read<State>;
  /** How far simulated time fell behind the server's; counted as time that passed. */
  readonly lags: readonly Lag[];
  /** What had not been done counts as done. */
  readonly isInterrupted: boolean;
}

/** From this simulated time on, so much more has passed in truth; both in ms. */
export interface Lag {
  readonly simulatedMs: number;
  readonly lastedMs: number;
}

/** What passed in truth between two simulated times: the later time counts. */
function passedMs(lags: readonly Lag[], fromMs: number, toMs: number): number {
  const between = lags.filter(({ simulatedMs }) => simulatedMs >= fromMs && simulatedMs <= toMs);
  return toMs - fromMs + between.reduce((sum, { lastedMs }) => sum + lastedMs, 0);
}

/** A judgement for each step that was done or needed: done, late, out of order or missing. */
export function judgeSteps<State>(judged: Judged<State>): readonly Judgement[] {
  const needed = new Set(neededSteps(judged.graph, judged.alignment.done));
  return judged.graph.steps.flatMap((step, number): readonly Judgement[] => {
    const index = judged.alignment.momentOf[number];
    const moment = index === undefined ? undefined : judged.moments[index];
    if (moment) return [judgeDone(judged, step, number, moment.entry)];
    if (judged.isInterrupted || !needed.has(number)) return [];
    return [{ ...about(step), status: 'missing', cost: judged.graph.missingCosts[number] ?? 0 }];
  });
}

function judgeDone<State>(judged: Judged<State>, step: Step, number: number, entry: LogEntry): Judgement {
  const worth = reactionOf(judged, step, number);
  const cost = Math.round((1 - worth) * (judged.graph.missingCosts[number] ?? 0));
  const base = { ...about(step), ...at(entry), cost };
  if (judged.moved.has(number)) return { ...base, status: 'outOfOrder', ...shouldBe(judged, number) };
  return { ...base, status: isLate(judged, step, number) ? 'late' : 'done' };
}

/** The nearest step in the log past which a moved step would have to go to stand right, and why. */
function shouldBe<State>(judged: Judged<State>, number: number): Partial<Judgement> {
  const { graph, moments, reference } = judged;
  const { other, side } = nearestKept(judged, number);
  const own = graph.steps[number];
  const step = other && graph.steps[other.step];
  const moment = other && moments[other.place];
  if (!own || !step || !moment) return {};
  const [earlier, later] = side === 'before' ? [own, step] : [step, own];
  const row = orderRow(reference.order ?? [], earlier.id, later.id);
  return {
    shouldBe: { side, id: step.id, text: step.text, at: moment.entry.at },
    ...(row ? { why: row.why, sources: row.sources } : {}),
  };
}

interface Kept {
  readonly step: number;
  readonly place: number;
}

/** The first step that a moved one came too late for, else the last one that it did not wait for. */
function nearestKept<State>(
  { graph, alignment: { momentOf }, moved }: Judged<State>,
  number: number,
): { readonly other: Kept | undefined; readonly side: 'before' | 'after' } {
  const own = momentOf[number] ?? 0;
  const kept = momentOf
    .flatMap((place, step): readonly Kept[] =>
      place === undefined || moved.has(step) ? [] : [{ step, place }],
    )
    .toSorted((a, b) => a.place - b.place);
  const [coming, past] = [graph.afterwards[number] ?? EMPTY_SET, graph.before[number] ?? EMPTY_SET];
  const passed = kept.find(({ step, place }) => place < own && has(coming, step));
  if (passed) return { other: passed, side: 'before' };
  return { other: kept.findLast(({ step, place }) => place > own && has(past, step)), side: 'after' };
}

/** Whether a step that was done missed its deadline. */
export function isLate<State>(judged: Judged<State>, step: Step, number: number): boolean {
  return reactionOf(judged, step, number) === 0;
}

/** What the time of a step that was done is worth: 1 up to `promptMs`, falling to 0 past `withinMs`. */
function reactionOf<State>(judged: Judged<State>, step: Step, number: number): number {
  const done = momentOfStep(judged, number);
  // What nobody has to do is never late.
  if (!step.deadline || step.isOptional || !done) return 1;
  const start = startOfDeadline(judged, step.deadline, done);
  if (start === undefined) return 1;
  const { withinMs, promptMs = withinMs } = step.deadline;
  const took = passedMs(judged.lags, start, done.entry.at);
  if (took <= promptMs) return 1;
  return took > withinMs ? 0 : (withinMs - took) / (withinMs - promptMs);
}

function momentOfStep<State>(
  { alignment, moments }: Judged<State>,
  number: number,
): Moment<State> | undefined {
  const index = alignment.momentOf[number];
  return index === undefined ? undefined : moments[index];
}

/** The time that the deadline counts from, in ms of the simulation; undefined when it has not occurred. */
function startOfDeadline<State>(
  judged: Judged<State>,
  { since, sinceFact }: NonNullable<Step['deadline']>,
  done: Moment<State>,
): number | undefined {
  if (sinceFact !== undefined) return msOfFact(judged.read(done.before, sinceFact));
  if (since === undefined) return 0;
  const first = judged.graph.steps.findIndex(({ id }) => id === since);
  return momentOfStep(judged, first)?.entry.at;
}

/** The time that a fact gives in digits, in ms; undefined for any other value. */
export function msOfFact(word: string): number | undefined {
  return /^\d{1,10}$/.test(word) ? Number(word) : undefined;
}

/** A judgement for each end condition of the reference: done or missing. */
export function judgeEnd<State>(reference: Reference, state: State, read: Read<State>): readonly Judgement[] {
  return reference.end.map((end): Judgement => {
    const isMet = isTrue(end.condition, state, read);
    const cost = costOfMissingRow(end, reference.weights);
    return { ...about(end), kind: 'end', status: isMet ? 'done' : 'missing', cost: isMet ? 0 : cost };
  });
}

/** A judgement each time that an action broke a rule against forbidden actions. */
export function judgeForbidden<State>(
  reference: Reference,
  classified: readonly Classified<State>[],
): readonly Judgement[] {
  return classified.flatMap(({ forbidden, moment }) =>
    forbidden.map((rule): Judgement => ({
      ...about(rule),
      kind: 'forbidden',
      ...at(moment.entry),
      status: 'forbidden',
      cost: costOfForbidden(rule, reference.weights),
    })),
  );
}

/** Said of an action that bears the name of a step and did not do it. */
const NOT_THE_STEP: Trilingual = {
  ru: 'Шаг этим не выполнен: не тот момент или сделано не с тем, с чем нужно',
  en: 'This does not count as the step: the wrong moment, or done with the wrong thing',
  ch: '不算完成该步骤：时机不对，或操作对象有误',
};

type Named = Pick<Judgement, 'id' | 'text' | 'why' | 'sources'>;

interface Leftover<State> {
  readonly classified: readonly Classified<State>[];
  readonly alignment: Alignment;
  readonly steps: readonly Judgement[];
}

/**
 * Judges accepted moments that match no step and cost something, except forbidden actions.
 * @param whyExtra why an action came to nothing, where no step of the reference says it
 */
export function judgeExtras<State>(
  { classified, alignment, steps }: Leftover<State>,
  wording: Wording,
  whyExtra: (moment: Moment<State>) => Trilingual | undefined = () => undefined,
): readonly Judgement[] {
  const matched = new Set(alignment.momentOf);
  const missing = new Set(steps.flatMap(({ status, text }) => (status === 'missing' ? [text.ru] : [])));
  return classified.flatMap(({ index, moment, wrong, extraCost, forbidden }): readonly Judgement[] => {
    if (matched.has(index) || extraCost === 0 || forbidden.length > 0) return [];
    const { entry } = moment;
    const unnamed = () => ({ id: `extra-${entry.seq}`, text: wording.ofEntry(entry), sources: [] });
    const { id, text, why: reason, sources }: Named = wrong ?? unnamed();
    const base = { id, kind: 'extra', status: 'extra', text, failsAttempt: false, cost: extraCost } as const;
    const why = reason ?? whyExtra(moment) ?? (missing.has(text.ru) ? NOT_THE_STEP : undefined);
    return [{ ...base, ...(why ? { why } : {}), sources: [...sources], ...at(entry) }];
  });
}

/** A judgement for each distinct refused action. */
export function judgeRefusals<State>(
  reference: Reference,
  moments: readonly Moment<State>[],
  wording: Wording,
): readonly Judgement[] {
  return distinctRefusals(moments).map(({ entry, reason }): Judgement => ({
    id: `refused-${entry.seq}`,
    kind: 'refused',
    status: 'refused',
    text: wording.ofEntry(entry),
    ...(reason === undefined ? {} : { why: wording.ofReason(reason), reason }),
    sources: [],
    failsAttempt: false,
    cost: reference.weights.refusedTry,
    ...at(entry),
  }));
}

function about(row: Step | EndCondition | Forbidden) {
  const { id, text, why, sources } = row;
  const base = { id, kind: 'step', text, sources, failsAttempt: isGate(row) } as const;
  return why ? { ...base, why } : base;
}

function at(entry: LogEntry) {
  const base = { seq: entry.seq, at: entry.at, code: entry.code };
  return entry.item === undefined ? base : { ...base, item: entry.item };
}
