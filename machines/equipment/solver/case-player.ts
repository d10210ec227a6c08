// A case of the bay as its checks play it.
import type { Action } from '#contract/simulation/log.ts';
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { CasePlayer, PlayedRun } from '#machines/kit/checks/check-case.ts';
import { playAnew } from '#machines/kit/checks/play-anew.ts';
import { gradeEquipmentLog } from '../grade-equipment.ts';
import { planLog } from '../plan-log.ts';
import { equipmentSimulation } from '../simulation.ts';
import { findShortestWay } from './find-way.ts';

const MAX_NODES = 4000;

/** What became of the lot, the session and the papers, and where the person is. */
const SHIFT_FACTS = [
  'lot',
  'scrapped',
  'session',
  'hadWrongRole',
  'asOrdered',
  'outcome',
  'e30',
  'at',
  'hands',
];

/** Where something happens, the lot may stay as it is: what became of the situation, and of people and wafers in it. */
const SITUATION_FACTS = ['emergencySituations.1', 'emergencySituations.3', 'place', 'scrapped'];

const ofEach = (fact: string, rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => `${fact}.${id}`);

interface PlayedCase {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
}

function playActions(played: PlayedCase, actions: readonly Action[]): PlayedRun {
  const { ruleset, play, seed } = played;
  const { entries, state, reasons } = planLog(ruleset, play, seed, actions, { notesWhatIsThere: true });
  const done = actions.filter((_, at) => reasons[at] === undefined);
  if (done.length < actions.length) return playActions(played, done);
  const ofShift = [...SHIFT_FACTS, ...ofEach('paper', play.papers), ...ofEach('pod', play.pods)];
  const keys = play.emergency.planned.length === 0 ? ofShift : SITUATION_FACTS;
  const facts = keys.map((key) => [key, equipmentSimulation.read(ruleset, state, key)] as const);
  return { entries, done, facts: Object.fromEntries(facts) };
}

export function equipmentPlayer(played: PlayedCase, key: EquipmentKey): CasePlayer {
  const { ruleset, play, seed } = played;
  return {
    gates: key.reference.gates ?? [],
    way: key.way,
    findWay: () => findShortestWay({ ruleset, play, seed, key, maxNodes: MAX_NODES }).actions,
    play: (actions) => playActions(played, actions),
    playAnew: (entries) => playAnew({ simulation: equipmentSimulation, ...played }, entries),
    grade: (entries) => gradeEquipmentLog({ ruleset, play, seed, entries }, key).grade,
  };
}
