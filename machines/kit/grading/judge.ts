// Turns an alignment into judgements: done, late, out of order, missing, extra, refused, forbidden.
import type { Judgement, JudgementStatus } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { EndCondition, Forbidden, Reference, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Moment } from '../replay.ts';
import type { Alignment } from './align.ts';
import { distinctRefusals, type Classified } from './classify.ts';
import { isTrue, type Read } from './match.ts';
import { neededSteps, type StepGraph } from './step-graph.ts';
import { EMPTY_SET, has } from './step-set.ts';

/** The words of a simulation for an action and a refusal, used where no step of the reference names them. */
export interface Wording {
  readonly ofEntry: (entry: LogEntry) => Trilingual;
  readonly ofReason: (reason: string) => Trilingual;
}

export interface Judged<State> {
  readonly reference: Reference;
  readonly graph: StepGraph;
  readonly alignment: Alignment;
  readonly moments: readonly Moment<State>[];
  readonly read: Read<State>;
  /** How far simulated time fell behind the server's; counted as time that passed. */
  readonly lags: readonly Lag[];
}

/** From this simulated time on, so much more has passed in truth; both in ms. */
export interface Lag {
  readonly simulatedMs: number;
  readonly lastedMs: number;
}

/** What passed in truth between two simulated times: the later time counts. */
function passedMs(lags: readonly Lag[], fromMs: number, toMs: number): number {
  const between = lags.filter(({ simulatedMs }) => simulatedMs > fromMs && simulatedMs <= toMs);
  return toMs - fromMs + between.reduce((sum, { lastedMs }) => sum + lastedMs, 0);
}

/** A judgement for each step that was done or needed: done, late, out of order or missing. */
export function judgeSteps<State>(judged: Judged<State>): readonly Judgement[] {
  const needed = new Set(neededSteps(judged.graph, judged.alignment.done));
  return judged.graph.steps.flatMap((step, number): readonly Judgement[] => {
    const index = judged.alignment.momentOf[number];
    const moment = index === undefined ? undefined : judged.moments[index];
    if (moment)
      return [{ ...about(step), ...at(moment.entry), status: statusOf(judged, step, number), cost: 0 }];
    if (!needed.has(number)) return [];
    return [{ ...about(step), status: 'missing', cost: judged.graph.missingCosts[number] ?? 0 }];
  });
}

/** Whether a step that was done missed its deadline. */
export function isLate<State>(judged: Judged<State>, step: Step, number: number): boolean {
  const done = momentOfStep(judged, number);
  if (!step.deadline || !done) return false;
  const start = startOfDeadline(judged, step.deadline, done);
  return start !== undefined && passedMs(judged.lags, start, done.entry.at) > step.deadline.withinMs;
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

function statusOf<State>(judged: Judged<State>, step: Step, number: number): JudgementStatus {
  const { graph, alignment } = judged;
  const own = alignment.momentOf[number] ?? 0;
  const before = graph.before[number] ?? EMPTY_SET;
  const isEarly = alignment.momentOf.some(
    (other, index) => other !== undefined && other > own && has(before, index),
  );
  if (isEarly) return 'outOfOrder';
  return isLate(judged, step, number) ? 'late' : 'done';
}

/** A judgement for each end condition of the reference: done or missing. */
export function judgeEnd<State>(reference: Reference, state: State, read: Read<State>): readonly Judgement[] {
  const { missingCritical, missingStep } = reference.weights;
  return reference.end.map((end): Judgement => {
    const isMet = isTrue(end.condition, state, read);
    const cost = end.isCritical ? missingCritical : missingStep;
    return { ...about(end), kind: 'end', status: isMet ? 'done' : 'missing', cost: isMet ? 0 : cost };
  });
}

/** A judgement each time that an action broke a rule against forbidden actions. */
export function judgeForbidden<State>(
  reference: Reference,
  classified: readonly Classified<State>[],
): readonly Judgement[] {
  const cost = reference.weights.forbidden;
  return classified.flatMap(({ forbidden, moment }) =>
    forbidden.map((rule): Judgement => ({
      ...about(rule),
      kind: 'forbidden',
      ...at(moment.entry),
      status: 'forbidden',
      cost,
    })),
  );
}

/** Judges accepted moments that match no step and cost something, except forbidden actions. */
export function judgeExtras<State>(
  classified: readonly Classified<State>[],
  alignment: Alignment,
  wording: Wording,
): readonly Judgement[] {
  const matched = new Set(alignment.momentOf);
  return classified.flatMap(({ index, moment, wrong, extraCost, forbidden }): readonly Judgement[] => {
    if (matched.has(index) || extraCost === 0 || forbidden.length > 0) return [];
    const { entry } = moment;
    const id = wrong ? wrong.id : `extra-${entry.seq}`;
    const text = wrong ? wrong.text : wording.ofEntry(entry);
    const base = { id, kind: 'extra', status: 'extra', text, failsAttempt: false, cost: extraCost } as const;
    return [{ ...base, sources: wrong ? wrong.sources : [], ...at(entry) }];
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
  const { id, text, why, sources, failsAttempt } = row;
  const base = { id, kind: 'step', text, sources, failsAttempt } as const;
  return why ? { ...base, why } : base;
}

function at(entry: LogEntry) {
  const base = { seq: entry.seq, at: entry.at, code: entry.code };
  return entry.item === undefined ? base : { ...base, item: entry.item };
}
