// The visible list of simulations as the server needs them: stored data are parsed here, and a log is marked.
import type { ReplayReference, SimulationPlay } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import {
  equipmentCaseSchema,
  equipmentKeySchema,
  equipmentPlaySchema,
} from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { roomCaseSchema, roomKeySchema, roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { checkEquipment, referenceWay as equipmentWay } from '../equipment/check.ts';
import { equipmentPlayIn, stripEquipmentResult } from '../equipment/strip.ts';
import { checkRoom, referenceWay as roomWay } from '../room/check.ts';
import { roomPlayIn } from '../room/strip.ts';
import type { HashClaim, LogCheck } from './check.ts';

export type SimulationName = SimulationPlay['simulation'];

/** What of a stored case is needed whatever simulation it is of. A field that is not of the play part can't travel with it. */
export interface StoredCase {
  readonly id: string;
  readonly title: Trilingual;
  readonly goal: Trilingual;
  readonly timeLimitMs?: number | undefined;
  readonly seed: number;
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  readonly play: unknown;
}

/** Stored data and a log; parsed by the simulation that they are of. */
export interface StoredLog {
  readonly codeVersion: number;
  /** Parsed already where `parseRuleset` gave it. */
  readonly ruleset: unknown;
  readonly play: unknown;
  readonly key: unknown;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly claims: readonly HashClaim[];
}

export interface MarkedLog extends LogCheck {
  /** What stands as the answer of the completed task; null where the log is all there is. */
  readonly result: unknown;
}

export interface SimulationKind {
  readonly codeVersion: number;
  readonly parseCase: (data: unknown) => StoredCase;
  readonly parseKey: (data: unknown) => CaseKey;
  readonly playIn: (mode: WorkMode, play: unknown) => unknown;
  readonly mark: (log: StoredLog, maxScore: number) => MarkedLog;
  /** A correct way through the case; null where its key has none. */
  readonly way: (
    played: Pick<StoredLog, 'ruleset' | 'play' | 'seed'>,
    key: unknown,
  ) => ReplayReference | null;
  /** The result without what only the judge knows. */
  readonly stripResult: (answer: unknown) => unknown;
}

/** A ruleset is parsed once for as long as its data are held. */
function parsedOnce<T extends object>(parse: (data: unknown) => T): (data: unknown) => T {
  const known = new WeakMap<object, T>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return parse(data);
    const ruleset = known.get(data) ?? parse(data);
    known.set(data, ruleset);
    return ruleset;
  };
}

const roomRuleset = parsedOnce((data) => roomRulesetSchema.parse(data));
const equipmentRuleset = parsedOnce((data) => equipmentRulesetSchema.parse(data));

const room: SimulationKind = {
  codeVersion: roomSimulation.codeVersion,
  parseCase: (data) => roomCaseSchema.parse(data),
  parseKey: (data) => roomKeySchema.parse(data),
  playIn: (mode, play) => roomPlayIn(mode, roomPlaySchema.parse(play)),
  mark: ({ ruleset, play, key, ...log }, maxScore) => {
    const answer = { ...log, ruleset: roomRuleset(ruleset), play: roomPlaySchema.parse(play) };
    return { ...checkRoom(answer, roomKeySchema.parse(key).reference, maxScore), result: null };
  },
  way: ({ ruleset, play, seed }, key) =>
    roomWay(
      { ruleset: roomRuleset(ruleset), play: roomPlaySchema.parse(play), seed },
      roomKeySchema.parse(key),
    ),
  stripResult: (answer) => answer,
};

const equipment: SimulationKind = {
  codeVersion: equipmentSimulation.codeVersion,
  parseCase: (data) => equipmentCaseSchema.parse(data),
  parseKey: (data) => equipmentKeySchema.parse(data),
  playIn: (_mode, play) => equipmentPlayIn(equipmentPlaySchema.parse(play)),
  mark: ({ ruleset, play, key, ...log }, maxScore) => {
    const answer = { ...log, ruleset: equipmentRuleset(ruleset), play: equipmentPlaySchema.parse(play) };
    return checkEquipment(answer, equipmentKeySchema.parse(key), maxScore);
  },
  way: ({ ruleset, play, seed }, key) =>
    equipmentWay(
      { ruleset: equipmentRuleset(ruleset), play: equipmentPlaySchema.parse(play), seed },
      equipmentKeySchema.parse(key),
    ),
  stripResult: stripEquipmentResult,
};

export const simulationKinds: Readonly<Record<SimulationName, SimulationKind>> = {
  ROOM: room,
  EQUIPMENT: equipment,
};
