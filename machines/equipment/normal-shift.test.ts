import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { equipmentCaseSchema } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { replay } from '#machines/kit/replay.ts';
import { buildLogWith, createSession } from '#machines/kit/session.ts';
import { normalCoat } from './builtin/cases/normal-coat.ts';
import { USUAL_ORDER } from './builtin/cases/play-with.ts';
import { endingWay, loadingWay, startingWay } from './builtin/normal-way.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { stateProcess } from './codes/state-process.ts';
import { read } from './read.ts';
import { equipmentSimulation } from './simulation.ts';

const { play, seed } = normalCoat;
const way = [
  ...loadingWay(USUAL_ORDER, 'pod-1', 'port1'),
  ...startingWay(USUAL_ORDER, 'port1'),
  ...endingWay(USUAL_ORDER, 'pod-1', 'port1', { start: '08:02', end: '08:18' }),
];

function played(actions: readonly Action[], own: EquipmentPlay = play) {
  const session = createSession({ simulation: equipmentSimulation, ruleset, play: own, seed });
  const codes: string[] = [stateProcess(session.state())];
  const reasons: string[] = [];
  for (const action of actions) {
    const { outcome } = session.act(action, session.state().readyAtMs);
    if (!outcome.ok) reasons.push(`${action.code}: ${outcome.reason}`);
    const code = stateProcess(session.state());
    if (code !== codes.at(-1)) codes.push(code);
  }
  return { state: session.state(), codes, reasons, entries: session.entries() };
}

describe('a normal shift', () => {
  it('is a valid case', () => {
    expect(equipmentCaseSchema.parse(normalCoat)).toEqual(normalCoat);
  });

  it('goes from the shift task to the sign-out without a refusal', () => {
    const { state, codes, reasons } = played(way);
    expect(reasons).toEqual([]);
    expect(codes).toEqual([
      '000000',
      '000010',
      '000020',
      '010020',
      '020020',
      '030020',
      '130020',
      '131020',
      '132020',
      '133120',
      '133220',
      '133320',
      '143721',
      '153721',
      '153731',
      '153741',
      '053741',
    ]);
    const facts = [
      'verified.traveller-A4F0317.task',
      'verified.traveller-A4F0317.label',
      'verified.traveller-A4F0317.slotMap',
      'verified.recipe-PR10.recipe',
      'right.traveller-A4F0317.timeStart',
      'right.traveller-A4F0317.timeEnd',
      'right.traveller-A4F0317.platesArrived',
      'right.traveller-A4F0317.platesLeft',
      'right.traveller-A4F0317.platesStatus',
      'paper.traveller-A4F0317',
      'outcome',
      'lot',
      'pod.pod-1',
      'emergencySituations',
    ];
    expect(facts.map((key) => read(ruleset, state, key))).toEqual([
      'match',
      'match',
      'match',
      'match',
      'right',
      'right',
      'right',
      'right',
      'right',
      'signed',
      'complete',
      'good',
      'rack',
      '000000',
    ]);
  });

  it('takes 960 s from the first plate out to the last one back', () => {
    const { state } = played(way);
    const job = state.jobs[0]!;
    expect(job.endedAtMs! - job.startedAtMs!).toBe(960_000);
    expect(job.plannedEndMs).toBe(job.endedAtMs);
    const plates = state.carriers['pod-1']!.plates;
    expect(plates.map(({ status }) => status)).toEqual(plates.map(() => 'PROCESSED'));
    expect(plates.map(({ sentAtMs, backAtMs }) => backAtMs! - sentAtMs!)).toEqual(plates.map(() => 240_000));
  });

  it('replays to the same hash', () => {
    const setup = { simulation: equipmentSimulation, ruleset, play, seed };
    const entries = buildLogWith(setup, way);
    const again = replay(equipmentSimulation, ruleset, play, seed, entries);
    expect(again.invalidFrom).toBeUndefined();
    expect(again.hash).toBe(createSession({ ...setup, entries }).hash());
  });
});
