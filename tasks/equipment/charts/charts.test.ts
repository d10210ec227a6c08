import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import type { Action } from '#contract/simulation/log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { loadingWay, startingWay } from '#machines/equipment/builtin/normal-way.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { buildLogWith } from '#machines/kit/session.ts';
import { createTimeline } from '#machines/kit/timeline.ts';
import { standardName } from '#machines/kit/nested-rows.ts';
import { layOut, NODE, standardRows } from './chart-layout.ts';
import { lastTaken } from './chart-trace.ts';
import { traceAt, traceLog } from './log-trace.ts';
import { CHART_IDS, shownChart, type ChartId } from './shown-charts.ts';
import { eventName, nestName, stateName } from './texts/chart-texts.ts';
import { nextQuestion } from './what-comes-next.ts';

const { play, seed } = normalCoat;
const order = play.orders[0]!;
const loaded = loadingWay(order, 'pod-1', 'port1');
const started: readonly Action[] = [...loaded, ...startingWay(order, 'port1')];

function after(actions: readonly Action[]) {
  const entries = buildLogWith({ simulation: equipmentSimulation, ruleset, play, seed }, actions);
  const { state } = createTimeline(equipmentSimulation, ruleset, play, seed, entries).stopAt(entries.length);
  return {
    state,
    trace: traceAt(
      traceLog({ ruleset, play, seed, codeVersion: equipmentSimulation.codeVersion, entries }),
      state.clockMs,
    ),
  };
}

const waited = (ms: number): Action => ({ code: 'WAIT', params: { ms } });

describe('the lit state and the last transition follow the machine', () => {
  const table = {
    'nothing done': [],
    'the pod loaded': loaded,
    'the job started': started,
    'a shift later': [...started, waited(3_600_000), waited(3_600_000)],
    'paused at work': [...started, { code: 'SCREEN', to: 'JOBS' }, { code: 'JOB_PAUSE' }],
    'cut by EMO': [
      ...started,
      waited(200_000),
      { code: 'GO', to: 'emoWall' },
      { code: 'EMO_COVER', to: 'emoWall' },
      { code: 'EMO', to: 'emoWall' },
    ],
  } as const satisfies Record<string, readonly Action[]>;

  it.each([
    ['nothing done', 'e10', 'STANDBY', undefined],
    ['the pod loaded', 'carrier', 'CARRIER', '1 CREATED'],
    ['the pod loaded', 'map', 'SLOT_MAP_VERIFICATION_OK', '13 VERIFIED'],
    ['the pod loaded', 'transfer', 'TRANSFER_BLOCKED', 'p3 TRANSFER'],
    ['the job started', 'e30', 'EXECUTING', '4 START'],
    ['the job started', 'e40', 'PROCESSING', '5 START'],
    ['the job started', 'e94', 'EXECUTING', '7 START'],
    ['the job started', 'e10', 'PRODUCTIVE', '1 PRODUCE'],
    ['a shift later', 'e30', 'IDLE', '5 COMPLETE'],
    ['nothing done', 'e90', 'NEEDS_PROCESSING', undefined],
    ['a shift later', 'e90', 'PROCESSED', '2 PLATE_DONE'],
    ['a shift later', 'access', 'CARRIER_COMPLETE', '19 FINISH'],
    ['a shift later', 'e94', 'COMPLETED', '10 COMPLETE'],
    ['paused at work', 'e30', 'PAUSE', '9 PAUSE'],
    ['cut by EMO', 'e30', 'IDLE', '7 ABORT'],
  ] as const)('%s: %s stands at %s by %s', (name, id, expected, by) => {
    const { state, trace } = after(table[name]);
    const shown = shownChart(id);
    const subject = shown.subjects(state)[0] ?? '';
    const last = lastTaken(trace, id, subject);
    expect([standardName(shown.stateOf(state, subject)), last && `${last.row} ${last.event}`]).toEqual([
      expected,
      by,
    ]);
  });
});

describe.each(CHART_IDS)('%s', (id: ChartId) => {
  const { chart } = shownChart(id);
  const { nodes, frames, lines, width, height } = layOut(chart);

  it('draws each state of the standard once, none over another, all in the picture', () => {
    expect(new Set(nodes.map(({ name }) => name))).toEqual(new Set(chart.states.map(standardName)));
    const tops = nodes.map(({ y }) => y).toSorted((a, b) => a - b);
    tops.slice(1).forEach((y, at) => expect(y - tops[at]!).toBeGreaterThan(NODE.height));
    for (const { x, y } of nodes)
      expect([x > 0, x + NODE.width < width, y + NODE.height < height]).not.toContain(false);
    for (const { x } of lines) expect(x > 0 && x < width).toBe(true);
  });

  it('frames the states of each higher level and no others, with its name in words', () => {
    expect(frames.map(({ name }) => name).toSorted()).toEqual(chart.nests.map(({ name }) => name).toSorted());
    for (const { name, x, y, width: wide, height: high } of frames) {
      const inside = nodes.filter(
        (node) =>
          node.x > x && node.y > y && node.x + NODE.width < x + wide && node.y + NODE.height < y + high,
      );
      expect(inside.map((node) => node.name)).toEqual(chart.nests.find((nest) => nest.name === name)?.states);
      expect([x > 0, x + wide < width, y > 0, y + high < height]).not.toContain(false);
      for (const language of LANGUAGES) expect(nestName(name, language)).not.toBe(name);
    }
  });

  it('draws each number of the standard once, with an end at every state', () => {
    expect(lines.map(({ row }) => row)).toEqual([...new Set(chart.rows.map(({ row }) => row))]);
    for (const { from, to, row } of lines) {
      const own = standardRows(chart).filter((one) => one.row === row);
      expect([new Set(from), new Set(to)]).toEqual([
        new Set(own.map((one) => one.from)),
        new Set(own.map((one) => one.to)),
      ]);
    }
  });

  it('lays no two lines on each other', () => {
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1))
        if (one.x === other.x) expect(one.bottom <= other.top || other.bottom <= one.top).toBe(true);
  });

  it('has a word for everything in each language', () => {
    for (const language of LANGUAGES) {
      expect(chart.events.filter((event) => eventName(event, language) === event)).toEqual([]);
      for (const { name } of nodes) expect(stateName(id, name, language)).toMatch(/\S/u);
    }
  });

  it('asks with one right answer wherever there is one', () => {
    for (const state of chart.states) {
      for (let round = 0; round < 6; round += 1) {
        const question = nextQuestion(chart, state, round);
        if (!question) continue;
        const allowed = chart.rows
          .filter(({ from }) => from === state)
          .map(({ event, to }) => `${event} ${standardName(to)}`);
        const right = question.choices.filter(({ row }) => row !== undefined);
        expect(right.length).toBe(1);
        for (const choice of question.choices)
          expect(allowed.includes(`${choice.event} ${choice.to}`)).toBe(choice.row !== undefined);
        expect(question.choices.length).toBeLessThanOrEqual(4);
      }
    }
  });
});

it('knows a moment in the middle of a wait', () => {
  const entries = buildLogWith({ simulation: equipmentSimulation, ruleset, play, seed }, [
    ...started,
    waited(400_000),
  ]);
  const moments = traceLog({ ruleset, play, seed, codeVersion: equipmentSimulation.codeVersion, entries });
  const wait = entries.at(-1)!;
  expect(wait.refused).toBeUndefined();
  expect(lastTaken(traceAt(moments, wait.at + 200_000), 'e30', 'tool')?.event).toBe('START');
  expect(moments.every(({ atMs }, at) => at === 0 || atMs >= moments[at - 1]!.atMs)).toBe(true);
});
