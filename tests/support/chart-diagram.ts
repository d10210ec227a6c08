// The page docs/charts.md: the charts of the standards as diagrams, written from the rows that the machine runs on.
import { e10Chart } from '#machines/equipment/charts/e10.ts';
import { e30Chart } from '#machines/equipment/charts/e30.ts';
import { e40Chart } from '#machines/equipment/charts/e40.ts';
import { accessingChart, idChart, mapChart, transferChart } from '#machines/equipment/charts/e87.ts';
import { plateChart } from '#machines/equipment/charts/e90.ts';
import { e94Chart } from '#machines/equipment/charts/e94.ts';
import type { Chart, Nest } from '#machines/kit/chart.ts';
import { bySize, historyOf, nestedRows, standardName } from '#machines/kit/nested-rows.ts';

type PlainChart = Pick<Chart<string, string>, 'initial' | 'states' | 'rows' | 'nests'>;

const CHARTS: readonly (readonly [title: string, chart: PlainChart])[] = [
  ['SEMI E30: processing', e30Chart],
  ['SEMI E40: a process job', e40Chart],
  ['SEMI E94: a control job', e94Chart],
  ['SEMI E87: a carrier’s id', idChart],
  ['SEMI E87: a carrier’s slot map', mapChart],
  ['SEMI E87: access to a carrier', accessingChart],
  ['SEMI E87: transfer at a load port', transferChart],
  ['SEMI E90: a wafer', plateChart],
  ['SEMI E10: equipment time', e10Chart],
];

const HEAD = [
  '# The charts of the standards',
  '',
  'Written by `node tests/goldens/record-charts.ts` from the rows that the machine runs on (`machines/equipment/charts/`); a test holds that both agree.',
  'The number is the row of the standard’s table. A frame is a state of a higher level: a line from its edge is possible from all that is in it. H is its history: back there goes on',
  'what was interrupted.',
  '',
].join('\n');

const plainName = (name: string): string => name.replaceAll(/[ :]/gu, '_');

const line = ({ row, from, event, to }: { row: string; from: string; event: string; to: string }): string =>
  `${plainName(from)} --> ${plainName(to)}: ${row} ${event}`;

/** A nest with what is in it: its history, smaller nests, and the rows that stay inside. */
function nestLines(nest: Nest, all: PlainChart, lines: readonly Line[]): readonly string[] {
  const inside = all.nests.filter(
    (one) => one !== nest && one.states.every((state) => nest.states.includes(state)),
  );
  const own = lines.filter((one) => one.nest === nest.name);
  const deep = inside.flatMap(({ states }) => states);
  return [
    `state ${plainName(nest.name)} {`,
    ...indented([
      ...nest.states.filter((state) => !deep.includes(state)).map(plainName),
      ...(lines.some(({ to }) => to === historyOf(nest)) ? [`${plainName(historyOf(nest))}: H`] : []),
      ...inside.flatMap((one) => nestLines(one, all, lines)),
      ...own.map(line),
    ]),
    '}',
  ];
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((one) => `  ${one}`);

interface Line {
  readonly row: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** The smallest nest that holds both ends. */
  readonly nest: string | undefined;
}

/** What of a nest can be an end of a row: its states, its history, and the nests in it, which have all of their states in it. */
function holds(nest: Nest, { nests }: PlainChart, name: string): boolean {
  if (nest.states.includes(name) || name === historyOf(nest)) return true;
  return nests.some(
    (one) =>
      one !== nest &&
      one.states.every((state) => nest.states.includes(state)) &&
      (one.name === name || historyOf(one) === name),
  );
}

function linesOf(chart: PlainChart): readonly Line[] {
  return nestedRows(chart).flatMap(({ row, event, from, to }) =>
    from.map((one) => ({
      row,
      event,
      from: one,
      to,
      nest: bySize(chart.nests).findLast((nest) => holds(nest, chart, one) && holds(nest, chart, to))?.name,
    })),
  );
}

/** Mermaid draws no line between the insides of two states: a nest beside one with a history is drawn by its states alone. */
function drawable(chart: PlainChart): PlainChart {
  const rows = nestedRows(chart);
  const withHistory = chart.nests.filter((nest) => rows.some(({ to }) => to === historyOf(nest)));
  const isBeside = (one: Nest, other: Nest): boolean =>
    one !== other && !one.states.some((state) => other.states.includes(state));
  const nests = chart.nests.filter((nest) => !withHistory.some((other) => isBeside(nest, other)));
  return { ...chart, nests };
}

function diagramOf(whole: PlainChart): string {
  const chart = drawable(whole);
  const { initial, states, nests } = chart;
  const lines = linesOf(chart);
  const outermost = nests.filter((nest) =>
    nests.every((one) => one === nest || !nest.states.every((state) => one.states.includes(state))),
  );
  const keeping = [...new Set(states.filter((state) => state.includes(':')).map(standardName))];
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...indented([
      `[*] --> ${plainName(standardName(initial))}`,
      ...outermost.flatMap((nest) => nestLines(nest, chart, lines)),
      ...lines.filter(({ nest }) => nest === undefined).map(line),
      ...keeping.map((state) => `note right of ${plainName(state)}: remembers what it interrupted`),
    ]),
    '```',
  ].join('\n');
}

/** The whole page. */
export function chartsPage(): string {
  return [HEAD, ...CHARTS.map(([title, chart]) => `## ${title}\n\n${diagramOf(chart)}\n`)].join('\n');
}
