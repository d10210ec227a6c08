// A simulation as the server meets it: stored data are parsed here, and a log is marked.
import { z } from 'zod';
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import { idSchema } from '#contract/common.ts';
import type { ReplayReference, SimulationPlay } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import type { LogEntry, PerformedAction } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { RunTrace } from '#machines/kit/run-trace.ts';
import type { Wording } from '#machines/kit/grading/judge.ts';
import { wrapCase } from './strip.ts';
import { answersOf, type CompletedFields } from '../kit/check.ts';
import type { HashClaim, LogCheck, LoggedAnswer } from './check.ts';

export type SimulationName = SimulationPlay['simulation'];

/** What of a stored case is needed whatever simulation it is of. A field that is not of the play part can't travel with it. */
export interface StoredCase {
  readonly id: string;
  readonly title: Trilingual;
  readonly goal: Trilingual;
  readonly timeLimitMs?: number | undefined;
  readonly seed: number;
  readonly order: number;
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  readonly play: unknown;
}

/** Stored data and a log; parsed by the simulation that they are of. */
interface StoredLog {
  readonly codeVersion: number;
  /** Ruleset and key are parsed once for as long as their data are held. */
  readonly ruleset: unknown;
  readonly play: unknown;
  readonly key: unknown;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly claims: readonly HashClaim[];
  readonly digest?: LoggedAnswer<unknown, unknown>['digest'];
  readonly lags?: LoggedAnswer<unknown, unknown>['lags'];
  readonly issued?: LoggedAnswer<unknown, unknown>['issued'];
  readonly reportedIdleMs?: number | undefined;
  /** What the server held back from `play`; undefined: nothing. */
  readonly held?: HeldPlay | undefined;
}

/** The play with all that comes, and the seed that drew it. */
type Drawn = Pick<HeldPlay, 'play' | 'seed'>;

/** A case as the server keeps it while its play travels without what will come. */
export interface HeldPlay {
  readonly caseId: string;
  readonly play: unknown;
  /** Of the run. */
  readonly seed: number;
  readonly issued: ReadonlyMap<number, string>;
}

interface MarkedLog extends LogCheck {
  /** What stands as the answer of the completed task; null where the log is all there is. */
  readonly result: unknown;
  /** The log in the specification's words and codes, where the result has none of its own. */
  readonly actions?: CompletedFields['actions'];
  /** What statistics keep of the run; left out: nothing. */
  readonly trace?: RunTrace;
}

type TravellingCase = Pick<SimulationPlay, 'ruleset' | 'play' | 'wrapped'>;

export interface SimulationKind<Play = unknown> {
  readonly simulation: SimulationName;
  /** The shape of a task's `params`. */
  readonly paramsSchema: z.ZodType<Readonly<Record<string, unknown>>>;
  /** The params that travel to the learner; `key` is given in TRAINING alone. Nothing else of the task's data. */
  readonly strip: (params: unknown, key: CaseKey | undefined) => Record<string, unknown>;
  readonly codeVersion: number;
  readonly maxAnswerBytes: number;
  /** Nothing fits: a simulation is answered by its log. */
  readonly answerSchema: z.ZodType;
  readonly parseCase: (data: unknown) => StoredCase;
  readonly parseKey: (data: unknown) => CaseKey;
  readonly playIn: (mode: WorkMode, play: unknown) => Play;
  /** The play without what will come, which the server issues then; undefined: nothing can be issued in it. */
  readonly playHeld: ((play: unknown) => Play) | undefined;
  /** Ruleset and play of a case as they travel in a mode, with the key or without: they tell nothing of it, in CONTROL nor of what comes. */
  readonly travelling: (
    mode: WorkMode,
    stored: Pick<StoredLog, 'ruleset' | 'play' | 'seed'>,
    isKeyGiven: boolean,
  ) => TravellingCase;
  readonly mark: (log: StoredLog, maxScore: number) => MarkedLog;
  /** A correct way through the case; null where its key has none. `held`: of what the server held back from `play`. */
  readonly way: (
    played: Pick<StoredLog, 'ruleset' | 'play' | 'seed' | 'codeVersion'> & {
      readonly held?: Drawn | undefined;
    },
    key: unknown,
  ) => ReplayReference | null;
  /** What was tried, in words. */
  readonly inWords: (
    played: Pick<StoredLog, 'ruleset' | 'play'>,
    entries: readonly LogEntry[],
  ) => readonly Trilingual[];
  /** What was tried, with the specification's codes beside the ids; nothing where the ids are all there is. */
  readonly inCodes: (
    played: Pick<StoredLog, 'ruleset'>,
    entries: readonly LogEntry[],
  ) => readonly PerformedAction[];
  /** The result without what only the judge knows. */
  readonly stripResult: (answer: unknown) => unknown;
  /** The result in the specification's fields. `actions`: those kept apart from it. */
  readonly completed: (answer: unknown, actions?: CompletedFields['actions']) => CompletedFields;
}

/** The rules of one simulation over data of its own shapes. */
interface SimulationRules<Ruleset, Play, Key extends CaseKey> {
  readonly simulation: SimulationName;
  readonly codeVersion: number;
  readonly rulesetSchema: z.ZodType<Ruleset>;
  readonly playSchema: z.ZodType<Play>;
  readonly keySchema: z.ZodType<Key>;
  readonly caseSchema: z.ZodType<StoredCase>;
  /** The play of a case in a mode; left out, it is the same in all. */
  readonly playIn?: (mode: WorkMode, play: Play) => Play;
  /** The play with what was drawn of it, as a machine plays it without a server; left out, nothing can be held back. */
  readonly playDrawn?: (ruleset: Ruleset, play: Play, seed: number) => Play;
  /** The play without what will come; left out, nothing can be issued. */
  readonly playHeld?: (play: Play) => Play;
  /** The ruleset without what belongs to the key. Left out, it has nothing of it. */
  readonly keylessRuleset?: (stored: { readonly ruleset: unknown; readonly seed: number }) => unknown;
  readonly check: (
    answer: LoggedAnswer<Ruleset, Play>,
    key: Key,
    maxScore: number,
  ) => LogCheck & Partial<Pick<MarkedLog, 'result' | 'actions' | 'trace'>>;
  readonly way: (
    played: Pick<LoggedAnswer<Ruleset, Play>, 'ruleset' | 'play' | 'seed' | 'codeVersion'>,
    key: Key,
  ) => ReplayReference | null;
  readonly wording: (ruleset: Ruleset, play: Play) => Wording;
  /** The entries with codes beside their ids; left out, the ids are all there is. */
  readonly inCodes?: (ruleset: Ruleset, entries: readonly LogEntry[]) => readonly PerformedAction[];
  readonly stripResult?: (answer: unknown) => unknown;
  /** What the result names itself. */
  readonly fieldsOf?: (answer: unknown) => Partial<CompletedFields>;
}

const paramsSchema = z.strictObject({ caseId: idSchema });

/** Parses data once for as long as they are held. */
function parsedOnce<T extends object>(parse: (data: unknown) => T): (data: unknown) => T {
  const known = new WeakMap<object, T>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return parse(data);
    const parsed = known.get(data) ?? parse(data);
    known.set(data, parsed);
    return parsed;
  };
}

/** Closes the rules of a simulation over its schemas. */
export function kindOfSimulation<Ruleset extends object, Play extends object, Key extends CaseKey>(
  rules: SimulationRules<Ruleset, Play, Key>,
): SimulationKind<Play> {
  const { simulation, codeVersion, playSchema, keySchema, caseSchema, playHeld } = rules;
  const parseRuleset = parsedOnce((data) => rules.rulesetSchema.parse(data));
  const parsePlay = parsedOnce((data) => playSchema.parse(data));
  const parseKey = parsedOnce((data) => keySchema.parse(data));
  const playIn = (mode: WorkMode, data: unknown): Play => {
    const play = playSchema.parse(data);
    return rules.playIn?.(mode, play) ?? play;
  };
  return {
    simulation,
    codeVersion,
    paramsSchema,
    maxAnswerBytes: ATTEMPT_LIMITS.answerBytes,
    answerSchema: z.never(),
    strip: (params, key) => {
      const { caseId } = paramsSchema.parse(params);
      return key === undefined ? { caseId } : { caseId, key: keySchema.parse(key) };
    },
    parseCase: (data) => caseSchema.parse(data),
    parseKey: (data) => keySchema.parse(data),
    playIn,
    playHeld: playHeld && ((data) => playHeld(playSchema.parse(data))),
    travelling: (mode, { ruleset: stored, play: data, seed }, isKeyGiven) => {
      const play = playIn(mode, data);
      const ruleset = (isKeyGiven ? undefined : rules.keylessRuleset?.({ ruleset: stored, seed })) ?? stored;
      if (mode !== 'CONTROL') return { ruleset, play };
      return { ruleset, play: null, wrapped: wrapCase(play, seed) };
    },
    mark: ({ ruleset, play, key, held: stored, ...log }, maxScore) => {
      const held = stored && { ...stored, play: parsePlay(stored.play) };
      const answer = { ...log, ruleset: parseRuleset(ruleset), play: parsePlay(play), held };
      return { result: null, ...rules.check(answer, parseKey(key), maxScore) };
    },
    way: ({ ruleset: data, play: played, held, ...run }, key) => {
      const [ruleset, parsed] = [parseRuleset(data), keySchema.parse(key)];
      const drawn = held && rules.playDrawn?.(ruleset, playSchema.parse(held.play), held.seed);
      if (drawn === undefined) return rules.way({ ...run, ruleset, play: playSchema.parse(played) }, parsed);
      const way = rules.way({ ...run, ruleset, play: drawn }, parsed);
      return way && { ...way, play: drawn };
    },
    inWords: ({ ruleset, play }, entries) => {
      const { ofEntry } = rules.wording(parseRuleset(ruleset), playSchema.parse(play));
      return entries.map((entry) => ofEntry(entry));
    },
    inCodes: ({ ruleset }, entries) => rules.inCodes?.(parseRuleset(ruleset), entries) ?? [],
    stripResult: rules.stripResult ?? ((answer) => answer),
    completed: (answer, actions = []) => ({
      answersStudent: answersOf(answer ?? null),
      documentForms: {},
      additionalFields: {},
      actions,
      ...rules.fieldsOf?.(answer),
    }),
  };
}
