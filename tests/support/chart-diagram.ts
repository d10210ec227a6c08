// The page docs/charts.md: the charts of the standards as diagrams, written from the rows that the machine runs on.
import { e10Chart } from '#machines/equipment/charts/e10.ts';
import { e30Chart } from '#machines/equipment/charts/e30.ts';
import { e40Chart } from '#machines/equipment/charts/e40.ts';
import { accessingChart, idChart, mapChart, transferChart } from '#machines/equipment/charts/e87.ts';
import { plateChart } from '#machines/equipment/charts/e90.ts';
import { e94Chart } from '#machines/equipment/charts/e94.ts';
import type { Chart, ChartRow } from '#machines/kit/chart.ts';

type PlainChart = Pick<Chart<string, string>, 'initial' | 'states' | 'rows'>;
type PlainRow = ChartRow<string, string>;

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
  'The number is the row of the standard’s table. A state that remembers is one state of the standard: from H the tool goes back to what was interrupted.',
  '',
].join('\n');

const plainName = (state: string): string => state.replaceAll(/[ :]/gu, '_');
const outerOf = (state: string): string => state.split(':')[0] ?? state;
const isKept = (state: string): boolean => state.includes(':');

/** A row as the standard has it, in which a state that remembers is one, and going back is to its history. */
function standardLine({ row, from, event, to }: PlainRow): string {
  const isBack = isKept(from) && from.endsWith(`:${to}`);
  const target = isBack ? `${plainName(outerOf(from))}_H` : plainName(outerOf(to));
  return `  ${plainName(outerOf(from))} --> ${target}: ${row} ${event}`;
}

function diagramOf({ initial, states, rows }: PlainChart): string {
  const keeping = [...new Set(states.filter(isKept).map(outerOf))];
  const histories = keeping.flatMap((outer) => {
    const kept = states.filter((state) => isKept(state) && outerOf(state) === outer);
    const inner = kept.map((state) => state.slice(outer.length + 1)).join(', ');
    const hasBack = rows.some(({ from, to }) => outerOf(from) === outer && from.endsWith(`:${to}`));
    return [
      `  ${plainName(outer)}: ${outer}<br/>remembers ${inner}`,
      ...(hasBack ? [`  ${plainName(outer)}_H: H`] : []),
    ];
  });
  const lines = [...new Set(rows.map(standardLine))];
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${plainName(outerOf(initial))}`,
    ...histories,
    ...lines,
    '```',
  ].join('\n');
}

/** The whole page. */
export function chartsPage(): string {
  return [HEAD, ...CHARTS.map(([title, chart]) => `## ${title}\n\n${diagramOf(chart)}\n`)].join('\n');
}
