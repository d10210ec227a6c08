// What ships, learned again from two right runs: the induced order against the key's, with the rules of the other chains alone.
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { readJudged as readBay } from '#machines/equipment/judging/read-judged.ts';
import { equipmentPlayer } from '#machines/equipment/solver/case-player.ts';
import { BAY_DEEDS, equipmentDeedPlayer } from '#machines/equipment/solver/deed-player.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import type { CasePlayer } from '#machines/kit/checks/check-case.ts';
import { classify } from '#machines/kit/grading/classify.ts';
import type { Read } from '#machines/kit/grading/match.ts';
import { graphOf } from '#machines/kit/grading/step-graph.ts';
import { EMPTY_SET, has } from '#machines/kit/grading/step-set.ts';
import { scriptOf, type DeedCodes, type ScriptRow } from '#machines/kit/induction/deeds.ts';
import {
  induceOrder,
  pairName,
  type InducedOrder,
  type OrderAnswer,
} from '#machines/kit/induction/induce-order.ts';
import { orderRulesOf, ruleFinder } from '#machines/kit/induction/order-rules.ts';
import { closureOf, isBefore } from '#machines/kit/induction/partial-order.ts';
import {
  differencesOf,
  playScript,
  type DeedPlayer,
  type PlayedScript,
} from '#machines/kit/induction/play-script.ts';
import { playAgain, type Moment } from '#machines/kit/replay.ts';
import type { TimedState } from '#machines/kit/simulation.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { readJudged as readRoom } from '#machines/room/read-judged.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';
import { ROOM_DEEDS, roomDeedPlayer } from '#machines/room/solver/deed-player.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { IS_FULL_SET } from '#tests/e2e/full-set.ts';
import { secondOrder } from './second-order.ts';

const MIN_EQUAL = 0.95;
const MAX_QUESTIONS = 12;
const PROVING_SCORE = 95;

interface Shipped<State extends TimedState> {
  readonly reference: Reference;
  readonly others: readonly Reference[];
  readonly player: DeedPlayer<State>;
  readonly judge: CasePlayer;
  readonly codes: DeedCodes<State>;
  readonly replayed: (entries: readonly LogEntry[]) => readonly Moment<State>[];
  readonly read: Read<State>;
}

/** The key's way as a recording. */
function wayOf<State extends TimedState>({ judge, codes, replayed }: Shipped<State>): readonly ScriptRow[] {
  return scriptOf(replayed(judge.play(judge.way ?? []).entries), codes);
}

/** By the name of a deed: the step of the key that it does. */
function stepsDone<State extends TimedState>(
  played: PlayedScript<State>,
  { reference, read }: Shipped<State>,
) {
  const steps = new Map<string, number>();
  const names = [...played.moments.keys()];
  for (const [at, row] of classify(reference, [...played.moments.values()], read).entries()) {
    const step = row.steps.find((own) => ![...steps.values()].includes(own));
    if (step !== undefined) steps.set(names[at] ?? '', step);
  }
  return steps;
}

/** Learns until no question is left; each is answered as the key has it. */
function learn<State extends TimedState>(
  shipped: Shipped<State>,
  isBound: (first: string, then: string) => boolean,
) {
  const { player, judge, reference, read, others } = shipped;
  const first = wayOf(shipped);
  const facts = playScript(player, first)?.facts ?? {};
  const second = secondOrder(first, {
    isBound,
    isRight: (script) => {
      const run = playScript(player, script);
      if (run === undefined || differencesOf(facts, run.facts).length > 0) return false;
      const { passed, score } = judge.grade(run.entries);
      return passed && score >= PROVING_SCORE;
    },
  });
  const answers = new Map<string, OrderAnswer>();
  const ask = (): InducedOrder =>
    induceOrder({
      player,
      demonstrations: [first, second],
      ruleOf: ruleFinder(orderRulesOf(others), read),
      answers,
    })!;
  let induced = ask();
  for (; induced.questions.length > 0; induced = ask())
    for (const pair of induced.questions)
      answers.set(pairName(pair), isBound(pair.earlier, pair.later) ? 'BEFORE' : 'FREE');
  const isSame = first.every(({ name }, at) => second[at]?.name === name);
  return { induced, questions: answers.size, isSame, steps: reference.steps.length };
}

function figuresOf<State extends TimedState>(shipped: Shipped<State>) {
  const { player, reference } = shipped;
  const played = playScript(player, wayOf(shipped))!;
  const steps = stepsDone(played, shipped);
  const isBound = (first: string, then: string): boolean => {
    const [one, other] = [steps.get(first), steps.get(then)];
    return (
      one !== undefined && other !== undefined && has(graphOf(reference).before[other] ?? EMPTY_SET, one)
    );
  };
  const { induced, questions, isSame } = learn(shipped, isBound);
  const names = induced.deeds.map(({ name }) => name);
  const direct = new Set(induced.pairs.map(pairName));
  const closed = closureOf(
    names.map((earlier) => names.map((later) => direct.has(pairName({ earlier, later })))),
  );
  const pairs = names.flatMap((earlier, a) =>
    names.map((later, b) => ({
      earlier,
      later,
      isLearned: isBefore(closed, a, b),
      isKey: isBound(earlier, later),
    })),
  );
  const ofKey = pairs.filter(({ isKey }) => isKey);
  return {
    keyPairs: ofKey.length,
    equal: ofKey.filter(({ isLearned }) => isLearned).length / ofKey.length,
    missing: ofKey.filter(({ isLearned }) => !isLearned).map(pairName),
    more: induced.pairs.filter(({ earlier, later }) => !isBound(earlier, later)),
    turned: pairs.filter(({ earlier, later, isLearned }) => isLearned && isBound(later, earlier)),
    questions,
    isSame,
  };
}

function ofRoom(id: string) {
  const { play, seed } = BUILTIN_ROOM_CASES.find((own) => own.id === id)!;
  const key = builtinRoomKeys.find(({ caseId }) => caseId === id)!;
  const played = { ruleset: builtinRoomRuleset, play, seed };
  return figuresOf({
    reference: key.reference,
    others: builtinRoomKeys.filter((other) => other !== key).map(({ reference }) => reference),
    player: roomDeedPlayer(played),
    judge: roomPlayer(played, key),
    codes: ROOM_DEEDS,
    replayed: (entries) => playAgain(roomSimulation, played.ruleset, play, seed, entries).moments,
    read: (state, fact) => readRoom(played.ruleset, state, fact),
  });
}

function ofBay(id: string) {
  const { play, seed } = BUILTIN_EQUIPMENT_CASES.find((own) => own.id === id)!;
  const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id)!;
  const played = { ruleset: builtinEquipmentRuleset, play, seed };
  return figuresOf({
    reference: key.reference,
    others: BUILTIN_EQUIPMENT_KEYS.filter((other) => other !== key).map(({ reference }) => reference),
    player: equipmentDeedPlayer(played),
    judge: equipmentPlayer(played, key),
    codes: BAY_DEEDS,
    replayed: (entries) => playAgain(equipmentSimulation, played.ruleset, play, seed, entries).moments,
    read: readBay(played.ruleset, key.judging),
  });
}

const ROOM = BUILTIN_ROOM_CASES.map(({ id }) => id);
const SAMPLE = [
  'way-out',
  'five-faults',
  'clean-hands-man',
  'equipment-normal-coat',
  'equipment-power',
  'equipment-gas-leak',
];
const IDS = IS_FULL_SET ? [...ROOM, ...BUILTIN_EQUIPMENT_CASES.map(({ id }) => id)] : SAMPLE;

describe('what ships is learned again from two right runs', () => {
  test.each(IDS)('%s', (id) => {
    const figures = ROOM.includes(id) ? ofRoom(id) : ofBay(id);
    const { keyPairs, equal, missing, more, turned, questions, isSame } = figures;
    const share = `${Math.round(equal * 1000) / 10} % of ${keyPairs}`;
    console.log(`${id}: ${share}, ${questions} questions${isSame ? ', one right order' : ''}`);
    for (const pair of missing) console.log(`  not learned: ${pair}`);
    expect(equal).toBeGreaterThanOrEqual(MIN_EQUAL);
    expect(questions).toBeLessThanOrEqual(MAX_QUESTIONS);
    // Whatever it asks beyond the key, the machine or a rule demands; and nothing the other way round.
    expect(more.filter(({ reason }) => reason !== 'MACHINE' && reason !== 'RULE')).toEqual([]);
    expect(turned).toEqual([]);
  });
});
