// Records the goldens of the bay: `node tests/goldens/record-equipment.ts`. Only after an intended change.
import { join } from 'node:path';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { randomLog } from '#machines/equipment/solver/random-player.ts';
import { CODE_VERSION } from '#machines/equipment/version.ts';
import type { Manner } from '#machines/kit/solver/random-player.ts';
import { caseNamed, plannedWay, type CaseWithKey } from '../support/bay-ways.ts';
import { bayGoldens } from './golden.ts';
import { writeGolden } from './write-golden.ts';

function way(row: CaseWithKey, change = (actions: readonly Action[]) => actions): readonly LogEntry[] {
  return plannedWay(row, change(row.way)).entries;
}

function random({ equipmentCase: { play, seed } }: CaseWithKey, own: number, manner: Manner) {
  return randomLog(ruleset, play, seed + own, 200, manner);
}

const coat = caseNamed('normal-coat');
const fire = caseNamed('fire');
const power = caseNamed('power');

/** Each has a wafer flow, an emergency or a fault of its own. */
const played = [
  coat,
  caseNamed('normal-arc'),
  caseNamed('normal-develop'),
  caseNamed('normal-whole'),
  caseNamed('crossed-wafer'),
  caseNamed('label-mismatch'),
  fire,
  power,
  caseNamed('supply-gas'),
  caseNamed('photoresist-leak-large'),
  caseNamed('alarm-1'),
  caseNamed('interruption'),
  caseNamed('routine-lamp'),
];

const unread = way(coat, (actions) => actions.filter(({ code }) => code !== 'VERIFY'));
const withEmo = way(coat, (actions) => [...actions, { code: 'EMO', to: 'emoTrackRight' }]);
const unchecked = way(power, (actions) => actions.filter(({ code }) => code !== 'CHECK'));
const inHaste = way(coat).map((entry) =>
  entry.code === 'STARTPROCCES' ? { ...entry, at: entry.at - 60_000 } : entry,
);
const elsewhere = way(fire).map((entry) =>
  entry.code === 'CALL' ? { ...entry, location: 'terminal' } : entry,
);

const logs: readonly (readonly [string, CaseWithKey, readonly LogEntry[]])[] = [
  ...played.map((row) => [`${row.id.replace('equipment-', '')}-way`, row, way(row)] as const),
  ['normal-coat-nothing-compared', coat, unread],
  ['normal-coat-emo', coat, withEmo],
  ['power-unchecked', power, unchecked],
  ['normal-coat-time-changed', coat, inHaste],
  ['fire-place-changed', fire, elsewhere],
  ['normal-coat-mixed', coat, random(coat, 1, 'mixed')],
  ['power-mixed', power, random(power, 2, 'mixed')],
  ['supply-gas-legal', caseNamed('supply-gas'), random(caseNamed('supply-gas'), 0, 'legal')],
  ['fire-garbage', fire, random(fire, 0, 'garbage')],
];

const folder = join(import.meta.dirname, 'equipment');
for (const [name, { equipmentCase, key }, entries] of logs) {
  const setting = { ruleset, playedCase: equipmentCase, key };
  writeGolden(
    folder,
    bayGoldens.record(`revision-${ruleset.revision}-version-${CODE_VERSION}-${name}`, setting, entries),
  );
}
