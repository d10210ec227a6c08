// Records the goldens of the built-in ruleset's revision anew: `node tests/goldens/record-room.ts`. Only after a wanted change
// of behaviour. Those of older revisions stay as they were recorded, with their ruleset in rulesets/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { cleanHandsGirl } from '#machines/room/builtin/cases/clean-hands-girl.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { cleanHandsGirlKey, cleanHandsManKey } from '#machines/room/builtin/keys/clean-hands.ts';
import {
  cleanHandsGirlActions,
  cleanHandsManActions,
} from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import type { Golden } from '#machines/kit/golden.ts';
import { measureGolden } from '#machines/room/golden.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { randomLog } from '#machines/room/random-log.ts';
import { roomSimulation } from '#machines/room/simulation.ts';

const man = { roomCase: cleanHandsMan, key: cleanHandsManKey };
const girl = { roomCase: cleanHandsGirl, key: cleanHandsGirlKey };
type Who = typeof man;

function planned({ roomCase }: Who, actions: readonly Action[]): readonly LogEntry[] {
  return planLog(builtinRoomRuleset, roomCase.play, roomCase.seed, actions);
}

function random({ roomCase }: Who, seed: number, count: number): readonly LogEntry[] {
  return randomLog(builtinRoomRuleset, roomCase.play, seed, count);
}

function whoOf(id: string): Who {
  const roomCase = builtinRoomCases.find((row) => row.id === id);
  const key = builtinRoomKeys.find(({ caseId }) => caseId === id);
  if (!roomCase || !key) throw new Error(`There is no case ${id} with a key`);
  return { roomCase, key };
}

/** From the street to the clean production area, and a start past the locker. */
const wholeWays = ['street-clothes', 'makeup-long-hair', 'five-faults'].map(whoOf);
const fiveFaults = whoOf('five-faults');

const inBoots = cleanHandsManActions.filter(({ item }) => item !== 'boots-0' && item !== 'crocs-0');
const notDried = cleanHandsGirlActions.filter(({ code }) => code !== 'A019');
const manLog = planned(man, cleanHandsManActions);
const changed = manLog.map((entry) => (entry.code === 'A018' ? { ...entry, at: entry.at - 30_000 } : entry));

const logs: readonly (readonly [string, Who, readonly LogEntry[]])[] = [
  ['man-reference', man, manLog],
  ['girl-reference', girl, planned(girl, cleanHandsGirlActions)],
  ['man-in-boots', man, planned(man, inBoots)],
  ['girl-hands-wet', girl, planned(girl, notDried)],
  ['man-time-changed', man, changed],
  ['man-random', man, random(man, 11, 300)],
  ['girl-random', girl, random(girl, 12, 300)],
  ...wholeWays.map((who) => [`${who.roomCase.id}-way`, who, planned(who, who.key.way ?? [])] as const),
  ['five-faults-random', fiveFaults, random(fiveFaults, 13, 300)],
];

const folder = join(import.meta.dirname, 'room');
mkdirSync(folder, { recursive: true });
for (const [name, { roomCase, key }, entries] of logs) {
  const golden: Golden = {
    name: `revision-${builtinRoomRuleset.revision}-${name}`,
    caseId: roomCase.id,
    rulesetId: builtinRoomRuleset.id,
    rulesetRevision: builtinRoomRuleset.revision,
    codeVersion: roomSimulation.codeVersion,
    entries: [...entries],
    ...measureGolden([...entries], builtinRoomRuleset, roomCase, key),
  };
  writeFileSync(join(folder, `${golden.name}.json`), `${JSON.stringify(golden, null, 1)}\n`);
  console.log(golden.name, golden.entries.length, golden.score, golden.passed, golden.invalidFromSeq ?? '');
}
