import { describe, expect, it } from 'vitest';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset } from '../builtin/ruleset.ts';
import { jobTyped, loaded, signedIn, waiting } from '../builtin/short-ways.ts';
import { indexOf } from '../equipment-index.ts';
import { planLog } from '../plan-log.ts';
import { lotMs, sendingPeriodMs, timedSteps, wayMs } from './period.ts';
import { schedule, type Waiting } from './schedule.ts';

const index = indexOf(builtinEquipmentRuleset);

/** design/equipment.md, for 25 wafers, in seconds. */
const TABLE = [
  ['PR10', 'COAT', 240, 30, 960],
  ['PR10', 'ARC_COAT', 285, 45, 1365],
  ['PR10', 'DEVELOP', 215, 20, 695],
  ['PR10', 'COAT_EXPOSE_DEVELOP', 530, 50, 1730],
  ['PR12', 'COAT', 250, 35, 1090],
  ['PR12', 'ARC_COAT', 295, 45, 1375],
  ['PR12', 'DEVELOP', 240, 30, 960],
  ['PR12', 'COAT_EXPOSE_DEVELOP', 565, 50, 1765],
] as const;

const stepsFor = (recipe: string, flow: string) =>
  timedSteps(index, index.flows.get(flow)!, index.recipes.get(recipe)!.steps)!;

const count = (kind: string) => builtinEquipmentRuleset.modules.filter((own) => own.kind === kind).length;

describe('way, period and lot', () => {
  it.each(TABLE)('%s %s: %i s, %i s, %i s', (recipe, flow, wayS, periodS, lotS) => {
    const steps = stepsFor(recipe, flow);
    const periodMs = sendingPeriodMs(steps, count)!;
    expect([wayMs(steps), periodMs, lotMs(steps, periodMs, 25)]).toEqual([
      wayS * 1000,
      periodS * 1000,
      lotS * 1000,
    ]);
  });

  it.each(TABLE)(
    '%s %s: nothing ever waits, and no module has two wafers',
    (recipe, flow, wayS, periodS, lotS) => {
      const steps = stepsFor(recipe, flow);
      const wafers = Array.from({ length: 25 }, (_, at): Waiting => {
        return { slot: at + 1, done: [], left: steps, readyAtMs: at * periodS * 1000 };
      });
      const plans = schedule(wafers, {
        ofKind: (kind) => index.modulesOfKind.get(kind) ?? [],
        freeAtMs: new Map(),
      });
      expect(plans.map(({ sentAtMs }) => sentAtMs)).toEqual(wafers.map(({ readyAtMs }) => readyAtMs));
      expect(plans.map(({ sentAtMs, backAtMs }) => backAtMs! - sentAtMs!)).toEqual(
        wafers.map(() => wayS * 1000),
      );
      expect(plans.at(-1)?.backAtMs).toBe(lotS * 1000);
      const stays = plans.flatMap(({ visits }) => visits).toSorted((a, b) => a.fromMs - b.fromMs);
      for (const { id } of builtinEquipmentRuleset.modules) {
        const own = stays.filter(({ module }) => module === id);
        expect(own.filter((stay, at) => at > 0 && stay.fromMs < own[at - 1]!.toMs)).toEqual([]);
      }
    },
  );
});

describe('a full cassette of 25, played', () => {
  it.each(TABLE)(
    '%s %s: every plate %i s, one each %i s, the lot %i s',
    (recipe, waferFlow, wayS, periodS, lotS) => {
      const order = { ...USUAL_ORDER, recipe, waferFlow };
      const { state, reasons } = planLog(builtinEquipmentRuleset, playWith('times', order), 1, [
        ...loaded(),
        ...signedIn(),
        ...jobTyped({ recipe, waferFlow }),
        { code: 'JOB_CREATE' },
        { code: 'JOB_QUEUE' },
        waiting(46_000),
        { code: 'STARTPROCCES' },
        waiting(1_800_000),
      ]);
      expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
      const job = state.jobs[0]!;
      const plates = state.carriers['pod-1']!.plates;
      const sentAt = plates.map((plate) => plate.sentAtMs! - job.startedAtMs!);
      expect(sentAt).toEqual(plates.map((_, at) => at * periodS * 1000));
      expect(plates.map((plate) => plate.backAtMs! - plate.sentAtMs!)).toEqual(plates.map(() => wayS * 1000));
      expect([job.endedAtMs! - job.startedAtMs!, job.plannedEndMs]).toEqual([lotS * 1000, job.endedAtMs]);
    },
  );
});

describe('a module out of service', () => {
  const without = (out: string) => (kind: string) =>
    (index.modulesOfKind.get(kind as never) ?? []).filter((id) => id !== out);

  it.each([
    ['COAT2', 'COAT', 60_000],
    ['HMDS1', 'COAT', 60_000],
    ['HOT6', 'COAT_EXPOSE_DEVELOP', 50_000],
    ['CHILL4', 'DEVELOP', 20_000],
  ])('%s out, %s: one wafer every %i ms', (out, flow, expected) => {
    const ofKind = without(out);
    expect(sendingPeriodMs(stepsFor('PR10', flow), (kind) => ofKind(kind).length)).toBe(expected);
  });

  it('serves who came first, the others wait', () => {
    const steps = stepsFor('PR10', 'DEVELOP');
    const ofKind = without('DEV2');
    const wafers = [1, 2, 3].map((slot): Waiting => ({
      slot,
      done: [],
      left: steps,
      readyAtMs: slot * 1000,
    }));
    const plans = schedule(wafers, { ofKind: ofKind as never, freeAtMs: new Map() });
    const develops = plans.map(({ visits }) => visits.find(({ step }) => step === 'DEVELOP')!);
    expect(develops.map(({ module, fromMs }) => [module, fromMs])).toEqual([
      ['DEV1', 91_000],
      ['DEV1', 126_000],
      ['DEV1', 161_000],
    ]);
  });

  it('leaves without an end who needs a kind of which none is there', () => {
    const steps = stepsFor('PR10', 'DEVELOP');
    const ofKind = (kind: string) => (kind === 'DEV' ? [] : (index.modulesOfKind.get(kind as never) ?? []));
    expect(sendingPeriodMs(steps, (kind) => ofKind(kind).length)).toBeUndefined();
    const [plan] = schedule([{ slot: 1, done: [], left: steps, readyAtMs: 0 }], {
      ofKind,
      freeAtMs: new Map(),
    });
    expect([plan?.visits.map(({ step }) => step), plan?.backAtMs]).toEqual([['PEB', 'CHILL'], undefined]);
  });
});
