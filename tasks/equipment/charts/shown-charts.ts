// The charts that can be opened beside the bay: their subjects, and the state of each in a state of the
// machine.
import { portIdSchema } from '#contract/simulation/equipment-kinds.ts';
import { e10Chart } from '#machines/equipment/charts/e10.ts';
import { e30Chart } from '#machines/equipment/charts/e30.ts';
import { e40Chart } from '#machines/equipment/charts/e40.ts';
import {
  accessingChart,
  accessModeChart,
  carrierChart,
  idChart,
  mapChart,
  transferChart,
} from '#machines/equipment/charts/e87.ts';
import { plateChart } from '#machines/equipment/charts/e90.ts';
import { e94Chart } from '#machines/equipment/charts/e94.ts';
import { situationChart } from '#machines/equipment/emergency/situation-machine.ts';
import type { Carrier, EquipmentState, Job } from '#machines/equipment/state.ts';
import type { Chart } from '#machines/kit/chart.ts';

export const CHART_IDS = [
  'e30',
  'transfer',
  'accessMode',
  'carrier',
  'identity',
  'map',
  'access',
  'e40',
  'e94',
  'e90',
  'e10',
  'emergency',
] as const;
export type ChartId = (typeof CHART_IDS)[number];

type PlainChart = Chart<string, string>;

export interface ShownChart {
  readonly id: ChartId;
  readonly standard: 'E30' | 'E87' | 'E40' | 'E94' | 'E90' | 'E10' | '';
  readonly chart: PlainChart;
  /** Ids of everything that has this chart; the one being worked with comes first. */
  readonly subjects: (state: EquipmentState) => readonly string[];
  /** The state of a subject's chart; the initial state for a subject that does not exist. */
  readonly stateOf: (state: EquipmentState, subject: string) => string;
}

const wholeTool = (): readonly string[] => ['tool'];

const firstOf = <T>(all: readonly T[], first: T | undefined): readonly T[] =>
  first === undefined || !all.includes(first) ? all : [first, ...all.filter((one) => one !== first)];

const ports = ({ terminal }: EquipmentState): readonly string[] =>
  firstOf(portIdSchema.options, terminal.port);

function pods({ carriers, leadPod }: EquipmentState): readonly string[] {
  return firstOf(Object.keys(carriers), leadPod);
}

/** Newest job first, except that the running one precedes it. */
function jobs({ jobs: made, track }: EquipmentState): readonly string[] {
  return firstOf(made.map(({ id }) => id).toReversed(), track.job);
}

function ofPort(chart: PlainChart, field: 'transfer' | 'access'): Omit<ShownChart, 'id'> {
  const stateOf: ShownChart['stateOf'] = (state, subject) => {
    const port = portIdSchema.safeParse(subject).data;
    return port ? state.ports[port][field] : chart.initial;
  };
  return { standard: 'E87', chart, subjects: ports, stateOf };
}

function ofPod(
  chart: PlainChart,
  field: keyof Pick<Carrier, 'object' | 'idStatus' | 'mapStatus' | 'accessing'>,
): Omit<ShownChart, 'id'> {
  return {
    standard: 'E87',
    chart,
    subjects: pods,
    stateOf: ({ carriers }, subject) => carriers[subject]?.[field] ?? chart.initial,
  };
}

function ofJob(
  standard: 'E40' | 'E94',
  chart: PlainChart,
  field: keyof Pick<Job, 'e40' | 'e94'>,
): Omit<ShownChart, 'id'> {
  return {
    standard,
    chart,
    subjects: jobs,
    stateOf: (state, subject) => state.jobs.find(({ id }) => id === subject)?.[field] ?? chart.initial,
  };
}

/** The pod whose plates are looked at: the one being worked with. */
function plates(state: EquipmentState) {
  const [pod] = pods(state);
  return pod === undefined ? [] : (state.carriers[pod]?.plates ?? []);
}

/** Slots by their numbers, the selected one first. */
function slots(state: EquipmentState): readonly string[] {
  const all = plates(state).map((_, at) => String(at + 1));
  return firstOf(all, String(state.terminal.slot));
}

const plain = <S extends string, E extends string>(chart: Chart<S, E>): PlainChart =>
  chart as unknown as PlainChart;

const CHARTS: Readonly<Record<ChartId, Omit<ShownChart, 'id'>>> = {
  e30: {
    standard: 'E30',
    chart: plain(e30Chart),
    subjects: wholeTool,
    stateOf: ({ track }) => track.e30,
  },
  transfer: ofPort(plain(transferChart), 'transfer'),
  accessMode: ofPort(plain(accessModeChart), 'access'),
  carrier: ofPod(plain(carrierChart), 'object'),
  identity: ofPod(plain(idChart), 'idStatus'),
  map: ofPod(plain(mapChart), 'mapStatus'),
  access: ofPod(plain(accessingChart), 'accessing'),
  e40: ofJob('E40', plain(e40Chart), 'e40'),
  e94: ofJob('E94', plain(e94Chart), 'e94'),
  e90: {
    standard: 'E90',
    chart: plain(plateChart),
    subjects: slots,
    stateOf: (state, subject) => plates(state)[Number(subject) - 1]?.status ?? plateChart.initial,
  },
  e10: { standard: 'E10', chart: plain(e10Chart), subjects: wholeTool, stateOf: ({ e10 }) => e10.state },
  emergency: {
    standard: '',
    chart: plain(situationChart),
    // Each incident has its own chart; before the first incident the chart is in its initial state.
    subjects: ({ emergency }) => emergency.runs.map((_, at) => String(at)).toReversed(),
    stateOf: ({ emergency }, subject) => emergency.runs[Number(subject)]?.status ?? situationChart.initial,
  },
};

export function shownChart(id: ChartId): ShownChart {
  return { id, ...CHARTS[id] };
}
