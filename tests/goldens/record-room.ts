// Records the goldens of the current ruleset: `node tests/goldens/record-room.ts`. Only after an intended
// change. Goldens of older revisions stay as they were recorded, with their ruleset in rulesets/.
import { join } from 'node:path';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { cleanHandsGirl } from '#machines/room/builtin/cases/clean-hands-girl.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { cleanHandsGirlKey, cleanHandsManKey } from '#machines/room/builtin/keys/clean-hands.ts';
import {
  cleanHandsGirlActions,
  cleanHandsManActions,
} from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { randomLog } from '#machines/room/solver/random-player.ts';
import { CODE_VERSION } from '#machines/room/version.ts';
import { roomGoldens } from './golden.ts';
import { writeGolden } from './write-golden.ts';

const MAN = { roomCase: cleanHandsMan, key: cleanHandsManKey };
const GIRL = { roomCase: cleanHandsGirl, key: cleanHandsGirlKey };
type Who = typeof MAN;

function planned({ roomCase }: Who, actions: readonly Action[]): readonly LogEntry[] {
  return planLog(builtinRoomRuleset, roomCase.play, roomCase.seed, actions);
}

function random({ roomCase }: Who, seed: number, count: number): readonly LogEntry[] {
  return randomLog(builtinRoomRuleset, roomCase.play, seed, count);
}

function whoOf(id: string): Who {
  const roomCase = BUILTIN_ROOM_CASES.find((row) => row.id === id);
  const key = builtinRoomKeys.find(({ caseId }) => caseId === id);
  if (!roomCase || !key) throw new Error(`There is no case ${id} with a key`);
  return { roomCase, key };
}

/** From the street to the clean production area, and a start beyond the locker. */
const wholeWays = ['street-clothes', 'makeup-long-hair', 'five-faults'].map(whoOf);
const fiveFaults = whoOf('five-faults');

const inBoots = cleanHandsManActions.filter(({ item }) => item !== 'boots-0' && item !== 'crocs-0');
const notDried = cleanHandsGirlActions.filter(({ code }) => code !== 'A019');
const manLog = planned(MAN, cleanHandsManActions);
const changed = manLog.map((entry) => (entry.code === 'A018' ? { ...entry, at: entry.at - 30_000 } : entry));

const logs: readonly (readonly [string, Who, readonly LogEntry[]])[] = [
  ['man-reference', MAN, manLog],
  ['girl-reference', GIRL, planned(GIRL, cleanHandsGirlActions)],
  ['man-in-boots', MAN, planned(MAN, inBoots)],
  ['girl-hands-wet', GIRL, planned(GIRL, notDried)],
  ['man-time-changed', MAN, changed],
  ['man-random', MAN, random(MAN, 11, 300)],
  ['girl-random', GIRL, random(GIRL, 12, 300)],
  ...wholeWays.map((who) => [`${who.roomCase.id}-way`, who, planned(who, who.key.way ?? [])] as const),
  ['five-faults-random', fiveFaults, random(fiveFaults, 13, 300)],
];

const folder = join(import.meta.dirname, 'room');
for (const [name, { roomCase, key }, entries] of logs) {
  const setting = { ruleset: builtinRoomRuleset, playedCase: roomCase, key };
  writeGolden(
    folder,
    roomGoldens.record(
      `revision-${builtinRoomRuleset.revision}-version-${CODE_VERSION}-${name}`,
      setting,
      entries,
    ),
  );
}
